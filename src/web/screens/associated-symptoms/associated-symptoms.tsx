import { useNavigate } from 'react-router';
import { addSymptom, nextUnanswered, reopenSymptom } from '#domain/case/symptoms.ts';
import { stepAfter } from '#domain/flow/steps.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCase } from '#web/case/case-store.ts';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { PickList } from '#web/controls/pick-list.tsx';
import { Skeleton } from '#web/controls/skeleton.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import { SymptomsSoFar } from '#web/screens/associated-symptoms/symptoms-so-far.tsx';

/** /associated-symptoms: pick another symptom and go through its questions, or go on. */
export function AssociatedSymptoms() {
  const { record, complaintAnswers, change } = useCase();
  const complaints = useComplaints(record.gender);
  const navigate = useNavigate();
  const unfinished = nextUnanswered(record);

  const openQuestions = () => void navigate('/questionnaire', { replace: true });
  const pick = (symptom: { id: number; text: string }) => {
    change(current => addSymptom(current, { id: symptom.id, text: symptom.text }));
    openQuestions();
  };
  const finish = (id: number) => {
    change(current => reopenSymptom(current, id));
    openQuestions();
  };
  const offered = (complaints.data ?? [])
    .filter(({ id }) => complaintStatus(id, record, complaintAnswers) === 'unanswered')
    .map(({ id, text, bodySystems }) => {
      const systems = bodySystems.map(system => system.name);
      return { id, text, keywords: systems.join(' '), ...(systems[0] && { hint: systems[0] }) };
    });

  return (
    <Page>
      <PageHeading title="Associated Symptoms">
        Does anything else trouble the patient? Pick a symptom to ask about it.
      </PageHeading>
      <SymptomsSoFar record={record} />
      {complaints.isPending ? <Skeleton label="Loading symptoms..." shape="rows" /> : null}
      {complaints.isError ? (
        <ErrorPanel
          message="Failed to load associated symptoms. Please try again."
          onRetry={() => void complaints.refetch()}
        />
      ) : null}
      {complaints.data ? (
        <PickList
          label="Search symptoms"
          items={offered}
          onPick={pick}
          nothingFound="No symptoms found matching your search."
        />
      ) : null}
      <StepBar
        back={{ label: 'Back', onClick: () => void navigate('/chief-complaint') }}
        primary={
          unfinished
            ? { label: `Finish ${unfinished.text}`, onClick: () => finish(unfinished.id) }
            : {
                label: 'No Additional Symptoms',
                onClick: () => void navigate(stepAfter('/associated-symptoms').path),
              }
        }
      />
    </Page>
  );
}
