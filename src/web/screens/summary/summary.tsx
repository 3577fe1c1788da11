import { useState } from 'react';
import { useNavigate } from 'react-router';
import { differentialOf } from '#domain/case/answers.ts';
import { backLabel, stepBefore } from '#domain/flow/steps.ts';
import { useDifferential } from '#web/api/differential.ts';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { Skeleton } from '#web/controls/skeleton.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import { DataAtRisk } from '#web/screens/summary/data-at-risk.tsx';
import { Differential } from '#web/screens/summary/differential.tsx';
import classes from '#web/screens/summary/summary.module.css';
import { SummaryActions } from '#web/screens/summary/summary-actions.tsx';
import { SummaryDocument } from '#web/screens/summary/summary-document.tsx';
import { TechnicalDetails } from '#web/screens/summary/technical-details.tsx';
import { useProcessing } from '#web/screens/summary/use-processing.ts';
import { useSummary } from '#web/screens/summary/use-summary.ts';

const PATH = '/summary';

/** /summary: the history as a document, the differential beside it, and what can be done with both. */
export function Summary() {
  const [showsDetails, setShowsDetails] = useState(false);
  const summary = useSummary();
  const differential = useDifferential(differentialOf(summary.record));
  const processing = useProcessing(summary, differential.data ?? []);
  const navigate = useNavigate();
  return (
    <Page width="wide">
      <PageHeading title="Clinical Summary">
        The history as it will be handed in, and what the answers speak for.
      </PageHeading>
      <SummaryActions
        summary={summary}
        processing={processing}
        showsDetails={showsDetails}
        onToggleDetails={() => setShowsDetails(!showsDetails)}
      />
      {processing.hasFailed ? (
        <ErrorPanel message="Failed to process clinical data" onRetry={processing.process}>
          <DataAtRisk summary={summary} />
        </ErrorPanel>
      ) : null}
      {processing.isNotNoted ? (
        <ErrorPanel
          message="PDF generated but could not be saved to history"
          onRetry={processing.noteAgain}
        />
      ) : null}
      {summary.hasFailed ? (
        <ErrorPanel message="Failed to generate summary data" onRetry={summary.retry}>
          <DataAtRisk summary={summary} />
        </ErrorPanel>
      ) : null}
      {showsDetails ? <TechnicalDetails summary={summary} /> : null}
      <div className={classes.columns}>
        {summary.isPending ? (
          <Skeleton label="Generating summary..." shape="form" />
        ) : (
          <SummaryDocument summary={summary} />
        )}
        <aside className={classes.aside}>
          <Differential query={differential} record={summary.record} />
        </aside>
      </div>
      <StepBar
        back={{
          label: backLabel(PATH),
          onClick: () => void navigate(stepBefore(PATH).path),
          isDisabled: processing.isProcessing,
        }}
      />
    </Page>
  );
}
