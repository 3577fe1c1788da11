import { useEffect, useId } from 'react';
import { useFields } from '#web/account/use-fields.ts';
import { useFeedbackCategories, useSendFeedback } from '#web/api/feedback.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useAccount } from '#web/api/session.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { Dialog } from '#web/controls/dialog.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Skeleton } from '#web/controls/skeleton.tsx';
import classes from './feedback.module.css';
import { FeedbackFields } from './feedback-fields.tsx';
import { EMPTY_FEEDBACK, feedbackErrors } from './feedback-form.ts';

/** How long the thanks stay (specification, section 9). */
const CLOSES_AFTER_MS = 2000;

/** Send Feedback: pick a category, say what it is, submit; from an account or anonymously. */
export function Feedback({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const account = useAccount();
  const categories = useFeedbackCategories();
  const sending = useSendFeedback();
  const form = useFields(EMPTY_FEEDBACK, feedbackErrors, ({ category, title, description }) =>
    sending.mutate({ categoryId: Number(category), title: title.trim(), description: description.trim() }),
  );
  useEffect(() => {
    if (!sending.isSuccess) return;
    const closing = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, [sending.isSuccess, onClose]);
  const failure = messageOf(sending.error, 'Failed to submit feedback');
  const actions = (
    <>
      <ActionButton onClick={onClose} isDisabled={sending.isPending}>
        Cancel
      </ActionButton>
      <ActionButton
        kind="primary"
        type="submit"
        form={formId}
        isBusy={sending.isPending}
        isDisabled={!categories.isSuccess}
      >
        Submit Feedback
      </ActionButton>
    </>
  );
  if (sending.isSuccess) return <Thanks onClose={onClose} />;
  return (
    <Dialog title="Send Feedback" isOpen onClose={onClose} actions={actions} isLocked={sending.isPending}>
      <form id={formId} className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.who}>
          Submitting {account ? `as ${account.fullName || account.email}` : 'anonymously'}
        </p>
        {categories.isPending ? <Skeleton label="Loading categories..." shape="rows" count={5} /> : null}
        {categories.isError ? (
          <ErrorPanel
            message="Failed to load feedback categories"
            onRetry={() => void categories.refetch()}
          />
        ) : null}
        {categories.data ? <FeedbackFields form={form} categories={categories.data} /> : null}
        {failure === undefined ? null : <ErrorPanel message={failure} />}
      </form>
    </Dialog>
  );
}

function Thanks({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Thank You" isOpen onClose={onClose} size="small">
      <p role="status">Your feedback has been sent. It helps to make this better.</p>
    </Dialog>
  );
}
