import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import classes from '#web/document/letterhead.module.css';

/** The head of the document: whose history this is, when it was taken and by whom. */
export function Letterhead({ document }: { readonly document: ClinicalDocument }) {
  const { name, age, gender, takenBy, dateOfHistory } = document;
  const who = [age, gender, takenBy && `Taken by ${takenBy}`].filter(Boolean);
  return (
    <header className={classes.head}>
      <p className={classes.kind}>Clinical history</p>
      <p className={classes.date}>{dateOfHistory}</p>
      <strong className={classes.name} dir="auto">
        {name}
      </strong>
      <p className={classes.who} dir="auto">
        {who.join(' · ')}
      </p>
    </header>
  );
}
