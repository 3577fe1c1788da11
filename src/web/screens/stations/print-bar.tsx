import { useState } from 'react';
import { stationsEndpoint } from '#contract/endpoints/stations.ts';
import { MOST_STATIONS, SHEET_NAMES, SHEETS, type Sheet } from '#domain/practice/paper/sheets.ts';
import { counted } from '#domain/text/counted.ts';
import { saveAs } from '#web/api/download.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { useStationsPdf } from '#web/api/stations.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from './stations.module.css';

type PrintBarProps = { readonly chosen: readonly number[]; readonly onClear: () => void };

/** As teachers say them. */
const IN_ORDER: readonly Sheet[] = ['door', 'script', 'marks', 'student'];

/** What is printed of the patients chosen: one kind of sheet, or all of them as one PDF. */
export function PrintBar({ chosen, onClear }: PrintBarProps) {
  const pdf = useStationsPdf();
  const print = (sheets: readonly Sheet[], name: string) =>
    pdf.mutate(
      { patients: chosen, sheets },
      {
        onSuccess: file => {
          saveAs(file, name);
          announce('The PDF is ready.');
        },
      },
    );
  const isDisabled = chosen.length === 0;
  return (
    <section className={classes.bar} aria-label="Print">
      <ErrorPanel message={failureMessage(pdf.error, stationsEndpoint)} />
      <div className={classes.buttons}>
        <p className={classes.count} aria-live="polite">
          {countWords(chosen.length)}
        </p>
        {isDisabled ? null : (
          <ActionButton kind="quiet" size="small" onClick={onClear}>
            Choose None
          </ActionButton>
        )}
        <span className={classes.space} />
        <SingleSheets
          isDisabled={isDisabled || pdf.isPending}
          onPrint={sheet => print([sheet], fileName(sheet))}
        />
        <ActionButton
          kind="primary"
          isDisabled={isDisabled}
          isBusy={pdf.isPending}
          onClick={() => print(SHEETS, fileName('all'))}
        >
          All four (one PDF)
        </ActionButton>
      </div>
    </section>
  );
}

type SingleSheetsProps = { readonly isDisabled: boolean; readonly onPrint: (sheet: Sheet) => void };

/** One kind of sheet each; a phone folds them. */
function SingleSheets({ isDisabled, onPrint }: SingleSheetsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`bare ${classes.more}`}
        aria-expanded={isOpen}
        aria-controls="single-sheets"
        onClick={() => setOpen(!isOpen)}
      >
        Single Sheets
      </button>
      <div id="single-sheets" className={classes.singles} data-open={isOpen || undefined}>
        {IN_ORDER.map(sheet => (
          <ActionButton key={sheet} isDisabled={isDisabled} onClick={() => onPrint(sheet)}>
            {SHEET_NAMES[sheet]}
          </ActionButton>
        ))}
      </div>
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return `Choose patients, up to ${MOST_STATIONS}.`;
  return count >= MOST_STATIONS
    ? `${counted(count, 'patient')} chosen, more do not fit.`
    : `${counted(count, 'patient')} chosen`;
}

/** Nothing of the patient: the name of a file is seen by who looks over a shoulder. */
function fileName(sheets: Sheet | 'all'): string {
  return `stations-${sheets}.pdf`;
}
