import { Panel } from '#web/controls/page/panel.tsx';
import type { Summary } from '#web/saving/use-summary.ts';
import classes from '#web/screens/summary/technical-details.module.css';

/** The data behind the document, as the backup and the workflow service get it. */
export function TechnicalDetails({ summary }: { readonly summary: Summary }) {
  return (
    <Panel label="Technical details">
      {/* A long block scrolls by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <pre className={classes.data} tabIndex={0}>
        {JSON.stringify(summary.backup, null, 2)}
      </pre>
    </Panel>
  );
}
