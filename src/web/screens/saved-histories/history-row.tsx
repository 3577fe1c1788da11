import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import type { HistoriesResponse } from '#contract/histories.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { DeleteHistory } from '#web/account/delete-history.tsx';
import { downloadSavedPdf } from '#web/account/download-saved-pdf.ts';
import { PatientChips } from '#web/account/patient-chips.tsx';
import { updatedTime } from '#web/account/updated-time.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { focusHeading } from '#web/controls/page/page-heading.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from './saved-histories.module.css';

type HistoryRowProps = { readonly history: HistoriesResponse['items'][number] };

/** One saved history with what can be done with it. */
export function HistoryRow({ history }: HistoryRowProps) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { id, title, updated_at, patient_data } = history;
  return (
    <li className={`surface ${classes.row}`}>
      <div className={classes.words}>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        <p className={classes.time}>
          Updated <time dateTime={updated_at}>{updatedTime(updated_at)}</time>
        </p>
        <PatientChips patient={patient_data.patientInfo} />
        <LeadingDiagnoses names={patient_data.leadingDiagnoses ?? []} />
      </div>
      <div className={classes.actions}>
        {patient_data.pdfUrl ? (
          <IconButton label={`Download PDF of ${title}`} onClick={() => void downloadSavedPdf(patient_data)}>
            <IconDownload size={20} aria-hidden />
          </IconButton>
        ) : null}
        <ActionButton
          label={`View Details of ${title}`}
          onClick={() => void navigate(generatePath(ROUTES.savedHistory, { id }))}
        >
          View Details
        </ActionButton>
        <IconButton label={`Delete ${title}`} onClick={() => setDeleting(true)}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      {isDeleting ? (
        <DeleteHistory
          history={history}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            announce('Deleted');
            // This row, and the button that had the focus, are about to go.
            requestAnimationFrame(focusHeading);
          }}
        />
      ) : null}
    </li>
  );
}

/** What the differential of the history begins with; nothing where that was not stored. */
function LeadingDiagnoses({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={classes.leading}>
      <span className={classes.label}>Leading diagnoses:</span> {names.join(', ')}
    </p>
  );
}
