import { useMemo } from 'react';
import { type AskedAgain, type Attempt, foundAgain } from '#domain/practice/attempt/attempt.ts';
import { type PracticePatient, WEIGHTS } from '#domain/practice/patient/patient.ts';
import { openReference } from '#domain/practice/patient/seal.ts';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from './conversation.module.css';

type AgainListProps = {
  readonly patient: PracticePatient;
  readonly attempt: Attempt;
  readonly again: AskedAgain;
};

/** What was missed, the essential first, and what of it has been found since; who asks again has seen the debrief. */
export function AgainList({ patient, attempt, again }: AgainListProps) {
  const { facts } = useMemo(() => openReference(patient), [patient]);
  const found = foundAgain(attempt);
  const missed = facts.filter(({ id }) => again.missed.includes(id));
  const weighty = missed.toSorted(
    (one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight),
  );
  return (
    <section className={classes.missed} aria-labelledby="missed">
      <h2 id="missed">What you missed</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too. */}
      <ul className={classes.missedList} aria-labelledby="missed" tabIndex={0}>
        {weighty.map(({ id, title, weight }) => (
          <li key={id}>
            <span>
              {title}
              {weight === 'essential' ? <span className={classes.essential}>essential</span> : null}
            </span>
            <StatusMark status={found.includes(id) ? 'good' : 'open'}>
              {found.includes(id) ? 'Found' : 'Not yet'}
            </StatusMark>
          </li>
        ))}
      </ul>
    </section>
  );
}
