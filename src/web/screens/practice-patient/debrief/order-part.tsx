import { RETURNS_WORDS } from '#domain/practice/debrief/debrief-words.ts';
import type { Order, TopicRun } from '#domain/practice/debrief/order.ts';
import { ShareRow } from '#web/practice/share-row.tsx';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

/** In which order the parts of the history were asked, beside the expert's. */
export function OrderPart({ order: { asked, expert, coherent, returns } }: { readonly order: Order }) {
  return (
    <Part title="Order" lead="In which order you asked, beside an expert.">
      <ShareRow name="Questions that did not go back to a part you had left" share={coherent} />
      <div className={classes.beside}>
        <Runs title="You" runs={asked} />
        <Runs title="An expert" runs={expert} />
      </div>
      {returns.length === 0 ? null : <p className={classes.muted}>{RETURNS_WORDS}</p>}
      {returns.map(cite => (
        <Cite key={cite.line} cite={cite} />
      ))}
    </Part>
  );
}

function Runs({ title, runs }: { readonly title: string; readonly runs: readonly TopicRun[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol className={classes.runs}>
        {runs.map(({ name, questions }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part may come several times, and none ever moves.
          <li key={place}>
            {name} <span className={classes.number}>({questions})</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
