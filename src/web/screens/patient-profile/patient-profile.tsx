import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/controls/confirm-dialog.tsx';
import { ErrorSummary } from '#web/controls/error-summary.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import { AdmissionFields } from './admission-fields.tsx';
import { HistoryTakerFields } from './history-taker-fields.tsx';
import { PatientFields } from './patient-fields.tsx';
import classes from './patient-profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** Who the patient is, and who takes the history. */
export function PatientProfile() {
  const navigate = useNavigate();
  const profile = useProfileForm(() => navigate('/chief-complaint'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    profile.submit();
  };
  const errors = Object.entries(profile.errors).map(([id, message]) => ({ id, message }));
  return (
    <Page>
      <PageHeading title="Patient Profile">
        Use an invented patient. Only what is marked * is required.
      </PageHeading>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <div className={classes.groups}>
          <PatientFields {...profile} />
          <AdmissionFields {...profile} />
          <HistoryTakerFields {...profile} />
        </div>
        <StepBar
          back={{ label: 'Back to Home', onClick: () => navigate('/') }}
          primary={{ label: 'Continue to Chief Complaint', type: 'submit' }}
        />
      </form>
      <ConfirmDialog
        title="Change the gender?"
        isOpen={profile.isAsking}
        onCancel={profile.stay}
        onConfirm={profile.accept}
        confirmLabel="Change and start over"
        isDestructive
      >
        <p>
          Complaints and questions depend on the patient's gender. The symptoms and answers recorded so far
          will be deleted.
        </p>
      </ConfirmDialog>
    </Page>
  );
}
