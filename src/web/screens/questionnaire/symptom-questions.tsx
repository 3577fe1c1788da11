import { questionsEndpoint } from '#contract/endpoints/complaints.ts';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { Interview } from '#web/screens/questionnaire/interview.tsx';
import type { Leave } from '#web/screens/questionnaire/use-leave.ts';
import { useOpenQuestions } from '#web/screens/questionnaire/use-open-questions.ts';

type SymptomQuestionsProps = { readonly symptom: CurrentSymptom; readonly leave: Leave };

/** The questions of one symptom: being asked, also where a reload found them in the case, or on their way. */
export function SymptomQuestions({ symptom, leave }: SymptomQuestionsProps) {
  const isOpen = useCaseStore(state => state.record.availableQuestions.length > 0);
  return isOpen ? (
    <Interview symptom={symptom} leave={leave} />
  ) : (
    <ComingQuestions symptom={symptom} leave={leave} />
  );
}

/** Loading, failed, or none. */
function ComingQuestions({ symptom, leave }: SymptomQuestionsProps) {
  const questions = useOpenQuestions(symptom, leave.complete);
  const isLoading = !questions.hasFailed && !questions.hasNone;
  return (
    <Page width={isLoading ? 'wide' : 'column'}>
      <PageHeading title="History Taking">{symptom.text}</PageHeading>
      {questions.hasFailed ? (
        <ErrorPanel message={questionsEndpoint.failure} onGoBack={leave.goBack} onRetry={questions.retry} />
      ) : questions.hasNone ? (
        <NoQuestions symptom={symptom} leave={leave} />
      ) : (
        <Skeleton label="Loading questions..." shape="question" />
      )}
    </Page>
  );
}

function NoQuestions({ symptom, leave }: SymptomQuestionsProps) {
  return (
    <>
      <Panel tone="soft">
        <h2>No Questions Available</h2>
        <p>There are no specific questions available for "{symptom.text}".</p>
      </Panel>
      <StepBar
        back={{ label: 'Go Back', onClick: leave.goBack }}
        primary={{ label: 'Continue', onClick: leave.complete }}
      />
    </>
  );
}
