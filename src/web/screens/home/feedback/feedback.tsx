import { useState } from 'react';
import { feedbackCategoriesEndpoint } from '#contract/endpoints/catalogues.ts';
import { feedbackEndpoint } from '#contract/endpoints/feedback.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { useFeedbackCategories, useSendFeedback } from '#web/api/feedback.ts';
import { useAccount } from '#web/api/session.ts';
import { PassingDialog } from '#web/controls/dialogs/passing-dialog.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import classes from './feedback.module.css';
import { FeedbackFields } from './feedback-fields.tsx';
import { EMPTY_FEEDBACK, feedbackErrors } from './feedback-form.ts';

/** How long the thanks stay (specification 26.5). */
const CLOSES_AFTER_MS = 2000;

/** There is more to read. */
const KEPT_CLOSES_AFTER_MS = 5000;

/** Send Feedback: pick a category, say what it is, submit; from an account or anonymously. */
export function Feedback({ onClose }: { readonly onClose: () => void }) {
  const account = useAccount();
  const categories = useFeedbackCategories();
  const sending = useSendFeedback();
  const form = useForm({
    typed: useState(EMPTY_FEEDBACK),
    errorsIn: feedbackErrors,
    onAccepted: ({ category, title, description }) =>
      sending.mutate({
        categoryId: Number(category),
        title: title.trim(),
        description: description.trim(),
      }),
  });
  const failure = failureMessage(sending.error, feedbackEndpoint);
  if (sending.data === 'later') {
    return (
      <PassingDialog title="Kept for Later" forMs={KEPT_CLOSES_AFTER_MS} onClose={onClose}>
        You are offline. Your feedback is kept in this browser and sent when you are online again.
      </PassingDialog>
    );
  }
  if (sending.isSuccess) {
    return (
      <PassingDialog title="Thank You" forMs={CLOSES_AFTER_MS} onClose={onClose}>
        Your feedback has been sent. It helps to make this better.
      </PassingDialog>
    );
  }
  return (
    <FormDialog
      title="Send Feedback"
      className={classes.form}
      submitLabel="Submit Feedback"
      onSubmit={form.submit}
      onClose={onClose}
      isBusy={sending.isPending}
      isBlocked={!categories.isSuccess}
    >
      <p className={classes.who}>
        Submitting {account ? `as ${account.fullName || account.email}` : 'anonymously'}
      </p>
      <Loaded
        query={categories}
        loading="Loading categories..."
        rows={5}
        failure={feedbackCategoriesEndpoint.failure}
      >
        {data => <FeedbackFields form={form} categories={data} />}
      </Loaded>
      <ErrorPanel message={failure} />
    </FormDialog>
  );
}
