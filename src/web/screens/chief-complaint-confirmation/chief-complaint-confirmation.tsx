import { useNavigate } from 'react-router';
import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { reopenSymptom, symptomsOf } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { stepAfter } from '#domain/flow/steps.ts';
import { counted } from '#domain/text/counted.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from '#web/screens/chief-complaint-confirmation/chief-complaint-confirmation.module.css';

/** /chief-complaint-confirmation: each symptom with its state; its questions can be opened again. */
export function ChiefComplaintConfirmation() {
  const { record, change } = useCaseStore();
  const navigate = useNavigate();
  const review = (id: number) => {
    change(current => ({ ...reopenSymptom(current, id), returnToConfirmation: true }));
    void navigate(ROUTES.questionnaire);
  };
  return (
    <Page>
      <PageHeading title="Confirm the Symptoms">
        Check what has been asked before the session goes on.
      </PageHeading>
      <ul className={classes.symptoms}>
        {symptomsOf(record).map(symptom => (
          <li key={symptom.id} className={`surface ${classes.symptom}`}>
            <div>
              <h2>{symptom.text}</h2>
              <p>{describeSymptom(record, symptom)}</p>
            </div>
            <StatusMark status={symptom.isAnswered ? 'good' : 'open'}>
              {symptom.isAnswered ? 'Answered' : 'Unfinished'}
            </StatusMark>
            <ActionButton label={`Review answers: ${symptom.text}`} onClick={() => review(symptom.id)}>
              Review answers
            </ActionButton>
          </li>
        ))}
      </ul>
      <StepBar
        back={{ label: 'Add another symptom', onClick: () => void navigate(ROUTES.associatedSymptoms) }}
        primary={{
          label: 'Continue',
          onClick: () => void navigate(stepAfter(ROUTES.associatedSymptoms).path),
        }}
      />
    </Page>
  );
}

function describeSymptom(record: PatientRecord, symptom: Symptom): string {
  const kind = symptom.id === record.chiefComplaint?.id ? 'Chief complaint' : 'Associated symptom';
  const answers = answersOf(record, symptom.id);
  const count = answers.filter(answer => !isSkipped(answer)).length;
  const skipped = answers.length - count;
  return `${kind} · ${counted(count, 'answer')}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
