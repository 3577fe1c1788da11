import type { Coverage, TopicCoverage } from '#domain/practice/debrief/coverage.ts';
import { coverageLead, FACT_STATUS_WORDS } from '#domain/practice/debrief/debrief-words.ts';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { ShareRow } from '#web/practice/share-row.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

/** What of the case was found and what was missed, part by part of the history. */
export function CoveragePart({ coverage }: { readonly coverage: Coverage }) {
  const { essential, relevant, fruitful, topics } = coverage;
  return (
    <Part title="What you found" lead={coverageLead(coverage)}>
      <div className={classes.shares}>
        <ShareRow name="Essential" share={essential} />
        <ShareRow name="Relevant" share={relevant} />
        <ShareRow name="Questions that found something" share={fruitful} />
      </div>
      {topics.map(topic => (
        <TopicRows key={topic.topic} topic={topic} />
      ))}
    </Part>
  );
}

function TopicRows({ topic: { name, found, missed } }: { readonly topic: TopicCoverage }) {
  return (
    <details className={classes.topic} open={missed.length > 0}>
      <summary className={classes.row}>
        <h3>{name}</h3>
        <span className={classes.number}>
          {found.length} of {found.length + missed.length}
        </span>
      </summary>
      <ul className={classes.items}>
        {[...missed, ...found].map(({ id, title, why, status, weight }) => (
          <li key={id}>
            <div className={classes.row}>
              <span>
                {title}
                {weight === 'essential' ? <span className={classes.tag}>essential</span> : null}
              </span>
              <StatusMark status={status === 'told' ? 'good' : 'skipped'}>
                {FACT_STATUS_WORDS[status]}
              </StatusMark>
            </div>
            {why === null || status === 'told' ? null : <p className={classes.muted}>{why}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
