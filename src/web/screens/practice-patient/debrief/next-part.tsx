import { generatePath, Link } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { dueAfter } from '#domain/practice/attempt/due.ts';
import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import { leaveAttempt } from '#web/case/practice-attempts.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { dayWords } from '#web/practice/day-words.ts';
import { KeptWhere } from '#web/practice/keeping/kept-where.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

type NextPartProps = { readonly debrief: Debrief; readonly patientId: number };

/** What to take away, and what comes next. */
export function NextPart({ debrief: { teaching, sources, lookAlike }, patientId }: NextPartProps) {
  const due = dueAfter(usePracticeResults()).find(one => one.patientId === lookAlike);
  return (
    <Part title="What to take away" isOpen>
      <ul className={classes.teaching}>
        {teaching.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {sources.length === 0 ? null : <p className={classes.muted}>Sources: {sources.join('; ')}</p>}
      {lookAlike === null ? null : (
        <p>
          <Link className={classes.link} to={generatePath(ROUTES.practicePatient, { id: String(lookAlike) })}>
            A patient who begins alike and has something else
          </Link>
          {due === undefined ? '.' : ` is due ${dayWords(due.from)}.`}
        </p>
      )}
      <KeptWhere />
      <div>
        <ActionButton onClick={() => leaveAttempt(patientId)}>Take This Patient Again</ActionButton>
      </div>
    </Part>
  );
}
