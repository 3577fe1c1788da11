import { ownStepWords } from '#domain/practice/debrief/debrief-words.ts';
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

function OwnStep({ step }: { readonly step: PathStep }) {
  const isKnown = step.asked !== null || step.known !== null;
  return <StatusMark status={isKnown ? 'good' : 'skipped'}>{ownStepWords(step)}</StatusMark>;
}
