import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { ErrorSummary } from '#web/controls/fields/error-summary.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { AdmissionFields } from './admission-fields.tsx';
import { HistoryTakerFields } from './history-taker-fields.tsx';
import { OtherProfileNotice } from './other-profile-notice.tsx';
import { PatientFields } from './patient-fields.tsx';
import classes from './patient-profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** Who the patient is, and who takes the history. */
export function PatientProfile() {
  const navigate = useNavigate();
  const { form, other, ...question } = useProfileForm(() => navigate(ROUTES.chiefComplaint));
  return (
    <Page>
      <PageHeading title="Patient Profile">
        Use an invented patient. Only what is marked * is required.
      </PageHeading>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <OtherProfileNotice other={other} />
        <ErrorSummary errors={form.errors} />
        <div className={classes.groups}>
          <PatientFields {...form} />
          <AdmissionFields {...form} />
          <HistoryTakerFields {...form} />
        </div>
        <StepBar
          back={{ label: 'Back to Home', onClick: () => navigate(ROUTES.home) }}
          primary={{ label: 'Continue to Chief Complaint', type: 'submit' }}
        />
      </form>
      <ConfirmDialog
        title="Change the gender?"
        isOpen={question.isAsking}
        onCancel={question.stay}
        onConfirm={question.accept}
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
