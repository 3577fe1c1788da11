import { useComplaints } from '#web/api/complaints.ts';
import { Panel } from '#web/controls/page/panel.tsx';
import { ContradictionNotice } from '#web/findings/contradiction-notice.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import classes from '#web/screens/summary/contradictions.module.css';

/** What the case says both ways, until it is settled or left so. */
export function Contradictions() {
  const known = useKnown();
  // By another name first, each would be announced twice.
  const isNamed = !useComplaints(known.record.gender).isPending;
  if (known.contradictions.length === 0 || !isNamed) return null;
  return (
    <Panel label="Contradictions">
      <h2 className={classes.title}>Contradictions</h2>
      <ul className={classes.list}>
        {known.contradictions.map(({ key, present, denied }) => (
          <li key={key}>
            <ContradictionNotice finding={key} said={present} against={denied} known={known} isAcceptable />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
