import { ageWords } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import classes from '#web/screens/summary/letterhead.module.css';

/** The head of the document: whose history this is, when it was taken and by whom. */
export function Letterhead({ record }: { readonly record: PatientRecord }) {
  const who = [ageWords(record), record.gender ?? '', record.occupation];
  const taker = [record.historyTaker, record.historyTakerPosition].filter(Boolean).join(', ');
  return (
    <header className={classes.head}>
      <p className={classes.kind}>Clinical history</p>
      <p className={classes.date}>{record.dateOfHistory}</p>
      <p className={classes.name} dir="auto">
        {record.name || 'Anonymous'}
      </p>
      <p className={classes.who} dir="auto">
        {who.filter(Boolean).join(' · ')}
      </p>
      <p className={classes.taker} dir="auto">
        Taken by {taker}
      </p>
    </header>
  );
}
