import { useState } from 'react';
import { useNavigate } from 'react-router';
import { chooseChiefComplaint } from '#domain/case/symptoms.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCase } from '#web/case/case-store.ts';
import { ConfirmDialog } from '#web/controls/confirm-dialog.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { Skeleton } from '#web/controls/skeleton.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import classes from './chief-complaint.module.css';
import { ComplaintList } from './complaint-list.tsx';

const NOTHING_CHOSEN = 'Please select a chief complaint to continue.';
const NOT_LOADED = 'Failed to load chief complaints. Please try again.';

/** What brought the patient. */
export function ChiefComplaint() {
  const navigate = useNavigate();
  const { record, change } = useCase();
  const complaints = useComplaints(record.gender);
  const [chosenId, setChosenId] = useState(record.chiefComplaint?.id ?? null);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const chosen = complaints.data?.find(complaint => complaint.id === chosenId);

  const choose = (complaint: Complaint) => {
    setChosenId(complaint.id);
    setError(undefined);
  };
  const accept = () => {
    if (chosen === undefined) return;
    change(current => chooseChiefComplaint(current, { id: chosen.id, text: chosen.text }));
    void navigate('/questionnaire');
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
        {complaints.isPending ? (
          <Skeleton label="Loading chief complaints..." shape="rows" count={8} />
        ) : null}
        {complaints.isError ? (
          <ErrorPanel
            message={NOT_LOADED}
            onRetry={() => complaints.refetch()}
            onGoBack={() => navigate('/patient-profile')}
          />
        ) : null}
        {complaints.data ? (
          <ComplaintList complaints={complaints.data} chosenId={chosenId} onChoose={choose} onAccept={next} />
        ) : null}
      </div>
      <StepBar
        back={{ label: 'Back', onClick: () => navigate('/patient-profile') }}
        primary={{ label: 'Next', onClick: next, isDisabled: complaints.data === undefined }}
      >
        <p className={classes.error} role="alert">
          {error}
        </p>
      </StepBar>
      <ConfirmDialog
        title="Change the chief complaint?"
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={accept}
        confirmLabel="Change and start over"
        isDestructive
      >
        <p>
          All answers given so far belong to {record.chiefComplaint?.text} and its symptoms. They will be
          deleted.
        </p>
      </ConfirmDialog>
    </Page>
  );
}
