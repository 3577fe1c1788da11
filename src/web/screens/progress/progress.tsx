import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';

/** /progress: what was practised in this browser. */
export function Progress() {
  const navigate = useNavigate();
  const results = usePracticeResults();
  return (
    <Page>
      <PageHeading title="Progress">{results.length} histories taken in this browser.</PageHeading>
      <StepBar back={{ label: 'Back to Practice Patients', onClick: () => void navigate(ROUTES.practice) }} />
    </Page>
  );
}
