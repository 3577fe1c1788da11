import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { ShareRow } from '#web/practice/share-row.tsx';
import { AdviceWords } from './advice-list.tsx';
import { Cite } from './cite.tsx';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

type CraftPartProps = { readonly debrief: Debrief };

/** How the interview was led. */
export function CraftPart({ debrief }: CraftPartProps) {
  const { craft, further } = debrief;
  return (
    <Part title="How you led it" lead={`${craft.open.count} of ${craft.open.of} questions were open`}>
      <ShareRow name="Open questions" share={craft.open} />
      <ul className={classes.items}>
        <li className={classes.row}>
          <span>Began with an open question</span>
          <StatusMark status={craft.opened.isOpen ? 'good' : 'skipped'}>
            {craft.opened.isOpen ? 'Yes' : 'No'}
          </StatusMark>
        </li>
        {craft.said.map(({ kind, name, cite }) => (
          <li key={kind} className={classes.row}>
            <span>{name}</span>
            <StatusMark status={cite === null ? 'skipped' : 'good'}>
              {cite === null ? 'Not heard' : `Line ${cite.line + 1}`}
            </StatusMark>
          </li>
        ))}
      </ul>
      <Lines name="Leading questions" cites={craft.leading} />
      <Lines name="Several questions in one" cites={craft.compound} />
      <Lines name="Words patients may not know" cites={craft.jargon.map(({ cite }) => cite)} />
      <Lines name="Asked again though answered" cites={craft.repeats.map(({ cite }) => cite)} />
      {further.length === 0 ? null : (
        <div className={classes.group}>
          <h3>What else you could do differently</h3>
          <ul className={classes.items}>
            {further.map(advice => (
              <li key={advice.kind} className={classes.further}>
                <AdviceWords advice={advice} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}

function Lines({ name, cites }: { readonly name: string; readonly cites: readonly Cited[] }) {
  if (cites.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>
        {name}: {cites.length}
      </h3>
      {cites.map(cite => (
        <Cite key={cite.line} cite={cite} />
      ))}
    </div>
  );
}
