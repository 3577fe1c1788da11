import { useState } from 'react';
import { useNavigate } from 'react-router';
import { summaryEndpoint } from '#contract/endpoints/workflow.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { backLabel, stepBefore } from '#domain/flow/steps.ts';
import { PDF_NOT_NOTED } from '#web/api/histories.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { useCaseDifferential } from '#web/differential/use-case-differential.ts';
import { useKnown } from '#web/findings/use-known.ts';
import { useSummary } from '#web/saving/use-summary.ts';
import { Contradictions } from '#web/screens/summary/contradictions.tsx';
import { DataAtRisk } from '#web/screens/summary/data-at-risk.tsx';
import { Differential } from '#web/screens/summary/differential.tsx';
import classes from '#web/screens/summary/summary.module.css';
import { SummaryActions } from '#web/screens/summary/summary-actions.tsx';
import { SummaryDocument } from '#web/screens/summary/summary-document.tsx';
import { TechnicalDetails } from '#web/screens/summary/technical-details.tsx';
import { useProcessing } from '#web/screens/summary/use-processing.ts';

/** /summary: the history as a document, the differential beside it, and what can be done with both. */
export function Summary() {
  const [showsDetails, setShowsDetails] = useState(false);
  const known = useKnown();
  const differential = useCaseDifferential(known);
  const summary = useSummary(differential.data);
  const processing = useProcessing(summary);
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
        <ErrorPanel message={summaryEndpoint.failure} onRetry={processing.process}>
          <DataAtRisk summary={summary} />
        </ErrorPanel>
      ) : null}
      {processing.isNotNoted ? <ErrorPanel message={PDF_NOT_NOTED} onRetry={processing.noteAgain} /> : null}
      {summary.hasFailed ? (
        <ErrorPanel message="Failed to generate summary data" onRetry={summary.retry}>
          <DataAtRisk summary={summary} />
        </ErrorPanel>
      ) : null}
      <Contradictions />
      {showsDetails ? <TechnicalDetails summary={summary} /> : null}
      <div className={classes.columns}>
        {summary.isPending ? (
          <Skeleton label="Generating summary..." shape="form" />
        ) : (
          <SummaryDocument summary={summary} />
        )}
        <aside className={classes.aside}>
          <Differential query={differential} known={known} />
        </aside>
      </div>
      <StepBar
        back={{
          label: backLabel(ROUTES.summary),
          onClick: () => void navigate(stepBefore(ROUTES.summary).path),
          isDisabled: processing.isProcessing,
        }}
      />
    </Page>
  );
}
