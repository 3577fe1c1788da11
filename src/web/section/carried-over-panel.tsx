import { knownFindings } from '#domain/findings/known-findings.ts';
import { carriedOver } from '#domain/suggestions/carried-over.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { recordedTexts } from '#domain/suggestions/recorded-texts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import classes from '#web/section/recommendations-panel.module.css';

type CarriedOverPanelProps = {
  readonly historySection: HistorySectionKey;
  /** Opens the form in which it is recorded. */
  readonly onAdd: (form: RecommendedForm) => void;
};

/** What was told in the interview and belongs on this page; nothing when the page holds it all. */
export function CarriedOverPanel({ historySection, onAdd }: CarriedOverPanelProps) {
  const told = useCarriedOver(historySection);
  if (told.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="carried-over-title">
      <h2 id="carried-over-title" className={classes.title}>
        Told in the interview
      </h2>
      <ul className={classes.list}>
        {told.map(({ key, label, where, form }) => (
          <li key={key} className={classes.item}>
            <p>
              <strong className={classes.label}>{label}</strong>
              {where}
            </p>
            {form === undefined ? null : (
              <ActionButton size="small" label={`Add: ${label}`} onClick={() => onAdd(form)}>
                Add
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useCarriedOver(section: HistorySectionKey) {
  const { record, statements, vocabulary } = useKnown();
  const known = knownFindings(statements);
  return carriedOver(section, { known, vocabulary, recorded: recordedTexts(record) });
}
