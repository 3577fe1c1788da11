import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { asksOf } from '#domain/sections/entry.ts';
import { medications, quickMedicine } from '#domain/sections/medication.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import { addSaid } from '#web/section/add-said.ts';
import classes from '#web/section/entry-chips.module.css';
import { useLineReader } from '#web/section/use-line-reader.ts';

type EntryChipsProps = {
  readonly section: PlacedSection;
  readonly entry: HistoryEntry;
  /** Another entry is being written. */
  readonly isLocked: boolean;
  readonly onAsk: (field: string) => void;
};

/** What is still to ask of an entry, and the medicines it names: each a tap. */
export function EntryChips({ section, entry, isLocked, onAsk }: EntryChipsProps) {
  const asks = asksOf(section, entry);
  const headline = section.headline(entry);
  return (
    <>
      {asks.length === 0 ? null : (
        <ul className={classes.chips} aria-label={`To ask about ${headline}`}>
          <li className={classes.lead} aria-hidden>
            Ask:
          </li>
          {asks.map(({ field, words }) => (
            <li key={field}>
              <button
                type="button"
                className={classes.chip}
                aria-label={`${words} Ask about ${headline}`}
                disabled={isLocked}
                onClick={() => onAsk(field)}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      {section.medicinesIn?.(entry).map(told => (
        <MedicineOffer key={told} told={told} reason={headline} />
      ))}
    </>
  );
}

type MedicineOfferProps = { readonly told: string; readonly reason: string };

/** 'on ramipril' says a medicine too: one tap puts it among the medications, with what it is for. */
function MedicineOffer({ told, reason }: MedicineOfferProps) {
  const { items, saidIn, isThere } = useLineReader(medications, quickMedicine);
  const said = saidIn(told);
  const name = String(said[quickMedicine.nameField] ?? '');
  const isKnown = items.some(({ text }) => text === name);
  if (!isKnown || isThere(name)) return null;
  return (
    <p className={classes.chips}>
      <button
        type="button"
        className={classes.chip}
        onClick={() => addSaid(medications, { indication: reason, ...said })}
      >
        Add {name} to the medications
      </button>
    </p>
  );
}
