import type { Depth } from '#domain/practice/debrief/depth.ts';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

/** How far each symptom was followed, and what became of the cues. */
export function DepthPart({ depth: { symptoms, cues } }: { readonly depth: Depth }) {
  return (
    <Part title="Depth" lead="How far each symptom was followed, and which hints were picked up.">
      {symptoms.map(({ symptom, told, missed }) => (
        <div key={symptom} className={classes.group}>
          <h3>{symptom}</h3>
          {told.length === 0 ? null : <p>Known: {told.join('; ')}</p>}
          {missed.length === 0 ? null : <p className={classes.muted}>Not asked: {missed.join('; ')}</p>}
        </div>
      ))}
      {cues.length === 0 ? null : (
        <div className={classes.group}>
          <h3>Hints</h3>
          <ul className={classes.items}>
            {cues.map(({ id, words, cite, followed }) => (
              <li key={id}>
                <div className={classes.row}>
                  <span>“{words}”</span>
                  <StatusMark status={followed === null ? 'skipped' : 'good'}>
                    {followed === null ? 'Passed over' : 'Picked up'}
                  </StatusMark>
                </div>
                <Cite cite={followed ?? cite} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}
