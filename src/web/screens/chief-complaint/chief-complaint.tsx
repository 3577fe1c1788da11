import { useState } from 'react';
import { useNavigate } from 'react-router';
import { complaintsEndpoint } from '#contract/endpoints/complaints.ts';
import { chooseChiefComplaint } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import type { ListedComplaint } from '#domain/review/listed-complaint.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import classes from './chief-complaint.module.css';
import { ComplaintList } from './complaint-list.tsx';

const NOTHING_CHOSEN = 'Please select a chief complaint to continue.';
const NOT_LOADED = complaintsEndpoint.failure;

/** What brought the patient. */
export function ChiefComplaint() {
  const navigate = useNavigate();
  const { record, change } = useCaseStore();
  const complaints = useComplaints(record.gender);
  const [chosenId, setChosenId] = useState(record.chiefComplaint?.id ?? null);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const chosen = complaints.data?.find(complaint => complaint.id === chosenId);

  const choose = (complaint: ListedComplaint) => {
    setChosenId(complaint.id);
    setError(undefined);
  };
  const accept = () => {
    if (chosen === undefined) return;
    change(current => chooseChiefComplaint(current, { id: chosen.id, text: chosen.text }));
    void navigate(ROUTES.questionnaire);
  };
  const next = () => {
    if (chosen === undefined) setError(NOTHING_CHOSEN);
    else if (record.answers.length > 0 && chosen.id !== record.chiefComplaint?.id) setAsking(true);
    else accept();
  };
  return (
    <Page>
      <PageHeading title="Chief Complaint">What is the main reason this patient came today?</PageHeading>
      <div className={classes.body}>
        <Loaded
          query={complaints}
          loading="Loading chief complaints..."
          rows={8}
          failure={NOT_LOADED}
          onGoBack={() => navigate(ROUTES.patientProfile)}
        >
          {data => (
            <ComplaintList
              complaints={data}
              patient={record}
              chosenId={chosenId}
              onChoose={choose}
              onAccept={next}
            />
          )}
        </Loaded>
      </div>
      <StepBar
        back={{ label: 'Back', onClick: () => navigate(ROUTES.patientProfile) }}
        primary={{ label: 'Next', onClick: next, isDisabled: complaints.data === undefined }}
      >
        <p className={classes.error} role="alert">
          {error}
        </p>
      </StepBar>
      <ChangeDialog
        former={record.chiefComplaint?.text}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={accept}
      />
    </Page>
  );
}

type ChangeDialogProps = {
  readonly former: string | undefined;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** Asks before another complaint deletes what was answered about the former one. */
function ChangeDialog({ former, ...asking }: ChangeDialogProps) {
  return (
    <ConfirmDialog
      {...asking}
      title="Change the chief complaint?"
      confirmLabel="Change and start over"
      isDestructive
    >
      <p>All answers given so far belong to {former} and its symptoms. They will be deleted.</p>
    </ConfirmDialog>
  );
}
