import { useNavigate } from 'react-router';
import { addSymptom, nextUnanswered, reopenSymptom } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { stepAfter } from '#domain/flow/steps.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { PickList } from '#web/controls/lists/pick-list.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import { RedFlags } from '#web/red-flags/red-flags.tsx';
import { offeredSymptoms } from './offered-symptoms.ts';
import { SymptomsSoFar } from './symptoms-so-far.tsx';

/** /associated-symptoms: pick another symptom and go through its questions, or go on. */
export function AssociatedSymptoms() {
  const { record, complaintAnswers, change } = useCaseStore();
  const known = useKnown();
  const complaints = useComplaints(record.gender);
  const navigate = useNavigate();
  const unfinished = nextUnanswered(record);
  // What is known already stands first: drawn later it would push down what one is about to pick.
  const isPending = complaints.isPending || (known.isPending && !complaints.isError);

  const openQuestions = () => void navigate(ROUTES.questionnaire, { replace: true });
  const pick = (symptom: { id: number; text: string }) => {
    change(current => addSymptom(current, { id: symptom.id, text: symptom.text }));
    openQuestions();
  };
  const finish = (id: number) => {
    change(current => reopenSymptom(current, id));
    openQuestions();
  };
  const listed = complaints.data ?? [];
  const groups = offeredSymptoms({
    open: listed.filter(({ id }) => complaintStatus(id, record, complaintAnswers) === 'unanswered'),
    chief: listed.find(({ id }) => id === record.chiefComplaint?.id),
    patient: record,
    said: known.complaints,
  });

  return (
    <Page>
      <PageHeading title="Associated Symptoms">
        Does anything else trouble the patient? Pick a symptom to ask about it.
      </PageHeading>
      <RedFlags />
      <SymptomsSoFar record={record} />
      <Loaded
        query={isPending ? { ...complaints, isPending, data: undefined } : complaints}
        loading="Loading symptoms..."
        failure="Failed to load associated symptoms. Please try again."
      >
        {() => (
          <PickList
            label="Search symptoms"
            groups={groups}
            onPick={pick}
            nothingFound="No symptoms found matching your search."
          />
        )}
      </Loaded>
      <StepBar
        back={{ label: 'Back', onClick: () => void navigate(ROUTES.chiefComplaint) }}
        primary={
          unfinished
            ? { label: `Finish ${unfinished.text}`, onClick: () => finish(unfinished.id) }
            : {
                label: 'No Additional Symptoms',
                onClick: () => void navigate(stepAfter(ROUTES.associatedSymptoms).path),
              }
        }
      />
    </Page>
  );
}
