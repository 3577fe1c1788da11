import { IconArrowLeft, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { openHistoryEndpoint } from '#contract/endpoints/histories.ts';
import type { SavedHistory as History } from '#contract/histories.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { DeleteHistory } from '#web/account/delete-history.tsx';
import parts from '#web/account/parts.module.css';
import { PatientChips } from '#web/account/patient-chips.tsx';
import { updatedTime } from '#web/account/updated-time.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useHistory } from '#web/api/histories.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { HistoryDifferential } from './history-differential.tsx';
import { HistoryDocument } from './history-document.tsx';
import { HistoryPdf } from './history-pdf.tsx';
import { RawData } from './raw-data.tsx';
import classes from './saved-history.module.css';
import { useContinuing } from './use-continuing.ts';

/** /saved-histories/{id}: one history, its differential, its PDF and its data, and the way on with it. */
export function SavedHistory() {
  const { id = '' } = useParams();
  const history = useHistory(id);
  const navigate = useNavigate();
  const isGone = history.error instanceof ApiError && [400, 404].includes(history.error.status);
  return (
    <Page>
      <div className={classes.back}>
        <ActionButton
          kind="quiet"
          icon={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => void navigate(ROUTES.savedHistories)}
        >
          Back
        </ActionButton>
      </div>
      {history.isPending ? <Skeleton label="Loading history..." shape="form" count={3} /> : null}
      {history.isError ? <PageHeading title="Saved History" /> : null}
      {isGone ? <ErrorPanel message={openHistoryEndpoint.errors.missing} /> : null}
      {history.isError && !isGone ? (
        <ErrorPanel message={openHistoryEndpoint.failure} onRetry={() => void history.refetch()} />
      ) : null}
      {history.data ? <Details history={history.data} /> : null}
    </Page>
  );
}

function Details({ history }: { readonly history: History }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { title, updated_at, patient_data } = history;
  const continuing = useContinuing(history);
  const actions = (
    <div className={classes.buttons}>
      {continuing.isPossible ? (
        <ActionButton
          kind="primary"
          icon={<IconPlayerPlay size={18} aria-hidden />}
          onClick={continuing.begin}
        >
          Continue this history
        </ActionButton>
      ) : null}
      <ActionButton icon={<IconTrash size={18} aria-hidden />} onClick={() => setDeleting(true)}>
        Delete
      </ActionButton>
      {continuing.dialog}
    </div>
  );
  return (
    <>
      <PageHeading title={title} aside={actions}>
        Last updated <time dateTime={updated_at}>{updatedTime(updated_at)}</time>
      </PageHeading>
      <div className={parts.parts}>
        <PatientChips patient={patient_data.patientInfo} />
        {continuing.isPossible ? null : <p className={classes.muted}>{continuing.reason}</p>}
        <HistoryPdf history={history} />
        <HistoryDocument data={patient_data} />
        <HistoryDifferential data={patient_data} />
        <RawData data={patient_data} />
      </div>
      {isDeleting ? (
        <DeleteHistory
          history={history}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(ROUTES.savedHistories, { replace: true })}
        />
      ) : null}
    </>
  );
}
