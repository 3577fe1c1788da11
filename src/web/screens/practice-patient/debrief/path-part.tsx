import type { PathStep } from '#domain/practice/debrief/expert-path.ts';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

/** The expert's questions in order, beside what the student asked. */
export function PathPart({ path }: { readonly path: readonly PathStep[] }) {
  return (
    <Part title="An expert's way" lead="In the expert's order, beside where you asked the same.">
      <ol className={classes.path}>
        {path.map(step => (
          <li key={step.intent} className={classes.step}>
            <div>
              <span className={classes.label}>{step.words}</span>
              {step.ask === '' ? null : <p>“{step.ask}”</p>}
            </div>
            <OwnStep step={step} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function OwnStep({ step: { asked, known } }: { readonly step: PathStep }) {
  if (asked !== null) return <StatusMark status="good">You, line {asked.line + 1}</StatusMark>;
  if (known !== null) return <StatusMark status="good">Told in line {known.line + 1}</StatusMark>;
  return <StatusMark status="skipped">Not asked</StatusMark>;
}
