import { useMediaQuery } from '@mantine/hooks';
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
import { useKnown } from '#web/findings/use-known.ts';
import { useSummary } from '#web/saving/use-summary.ts';
import { Contradictions } from '#web/screens/summary/contradictions.tsx';
import { DataAtRisk } from '#web/screens/summary/data-at-risk.tsx';
import { Differential } from '#web/screens/summary/differential.tsx';
import classes from '#web/screens/summary/summary.module.css';
import { SummaryActions } from '#web/screens/summary/summary-actions.tsx';
import { SummaryTabs, type SummaryView } from '#web/screens/summary/summary-tabs.tsx';
import { useKeptTypefaces } from '#web/screens/summary/use-kept-typefaces.ts';
import { useProcessing } from '#web/screens/summary/use-processing.ts';

/** Where the differential finds no room beside the document. */
const NARROW = '(max-width: 61.99em)';

/** /summary: the history as a document, the differential beside it, and what can be done with both. */
export function Summary() {
  const [view, setView] = useState<SummaryView>('document');
  const known = useKnown();
  const summary = useSummary(known);
  const processing = useProcessing(summary);
  useKeptTypefaces(summary);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const ranked = <Differential query={summary.differential} known={known} />;
  return (
    <Page width="wide">
      <PageHeading
        title="Clinical Summary"
        aside={
          <SummaryActions
            summary={summary}
            processing={processing}
            showsDetails={view === 'details'}
            onToggleDetails={() => setView(view === 'details' ? 'document' : 'details')}
          />
        }
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
      <div className={classes.columns}>
        <SummaryTabs summary={summary} differential={isNarrow ? ranked : null} view={view} onView={setView} />
        {isNarrow ? null : <aside className={classes.aside}>{ranked}</aside>}
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
