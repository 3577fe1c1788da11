import { useNavigate } from 'react-router';
import type { Symptom } from '#domain/case/patient-record.ts';
import { type SymptomState, symptomState } from '#domain/case/symptom-state.ts';
import { reopenSymptom, symptomsOf } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { stepAfter } from '#domain/flow/steps.ts';
import { counted } from '#domain/text/counted.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { SymptomMark } from '#web/findings/symptom-mark.tsx';
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
          <SymptomRow
            key={symptom.id}
            symptom={symptom}
            isChief={symptom.id === record.chiefComplaint?.id}
            state={symptomState(record, symptom)}
            onReview={() => review(symptom.id)}
          />
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

type SymptomRowProps = {
  readonly symptom: Symptom;
  readonly isChief: boolean;
  readonly state: SymptomState;
  readonly onReview: () => void;
};

function SymptomRow({ symptom, isChief, state, onReview }: SymptomRowProps) {
  const { answers, skipped } = state;
  return (
    <li className={`surface ${classes.symptom}`}>
      <div>
        <h2>{symptom.text}</h2>
        <p>
          {isChief ? 'Chief complaint' : 'Associated symptom'} · {counted(answers, 'answer')}
          {skipped > 0 ? `, ${skipped} skipped` : ''}
        </p>
      </div>
      <SymptomMark state={state} />
      <ActionButton label={`Review answers: ${symptom.text}`} onClick={onReview}>
        Review answers
      </ActionButton>
    </li>
  );
}
