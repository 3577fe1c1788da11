import type { ListedPatient } from '#domain/practice/patient/patient.ts';
import classes from './door-notice.module.css';
import { LEVEL_WORDS } from './practice-words.ts';

type DoorNoticeProps = {
  readonly patient: Pick<ListedPatient, 'complaint' | 'level' | 'minutes'>;
  /** What is known of the student's own doing. */
  readonly more?: readonly string[];
};

/** What is known of a patient besides the notice on the door: body system, level, length. */
export function DoorFacts({ patient, more = [] }: DoorNoticeProps) {
  const { complaint, level, minutes } = patient;
  return (
    <ul className={classes.facts} aria-label="About this patient">
      {[complaint.system, LEVEL_WORDS[level], `${minutes} minutes`, ...more].map(fact => (
        <li key={fact} className={classes.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
