import { IconDownload, IconFileText } from '@tabler/icons-react';
import { summaryEndpoint } from '#contract/endpoints/workflow.ts';
import type { SavedHistory } from '#contract/histories.ts';
import parts from '#web/account/parts.module.css';
import { PDF_NOT_NOTED } from '#web/api/histories.ts';
import { MADE_HERE } from '#web/api/make-here.ts';
import { BUSY } from '#web/api/workflow-summary.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import classes from './saved-history.module.css';
import { useHistoryPdf } from './use-history-pdf.ts';

/** The PDF, or how to make it. */
export function HistoryPdf({ history }: { readonly history: SavedHistory }) {
  const { process, download, ...state } = useHistoryPdf(history);
  return (
    <Panel label="Clinical summary">
      <div className={`${parts.part} ${classes.part}`}>
        <h2>Clinical summary</h2>
        {state.hasPdf ? (
          <>
            <p className={classes.muted}>{state.filename}</p>
            <ActionButton icon={<IconDownload size={18} aria-hidden />} onClick={() => void download()}>
              Download PDF
            </ActionButton>
          </>
        ) : (
          <>
            <p className={classes.muted}>There is no PDF of this history yet.</p>
            <ActionButton
              icon={<IconFileText size={18} aria-hidden />}
              isBusy={state.isProcessing}
              onClick={process}
            >
              Process Clinical Data
            </ActionButton>
          </>
        )}
        <p className={classes.muted} role="status">
          {state.isWaiting ? BUSY : null}
          {state.isMadeHere ? MADE_HERE : null}
        </p>
        {state.hasFailed ? <ErrorPanel message={summaryEndpoint.failure} onRetry={process} /> : null}
        {state.isNotNoted ? <ErrorPanel message={PDF_NOT_NOTED} onRetry={state.noteAgain} /> : null}
      </div>
    </Panel>
  );
}
