import { useState } from 'react';
import type { PatientData } from '#contract/histories.ts';
import parts from '#web/account/parts.module.css';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import classes from './saved-history.module.css';

/** The document as it is stored. */
export function RawData({ data }: { readonly data: PatientData }) {
  const [isShown, setShown] = useState(false);
  return (
    <Panel label="Stored data">
      <div className={`${parts.part} ${classes.part}`}>
        <h2>Stored data</h2>
        <ActionButton onClick={() => setShown(!isShown)}>{isShown ? 'Hide JSON' : 'View JSON'}</ActionButton>
        {isShown ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
          <pre className={classes.data} tabIndex={0}>
            {JSON.stringify(data, null, 2)}
          </pre>
        ) : null}
      </div>
    </Panel>
  );
}
