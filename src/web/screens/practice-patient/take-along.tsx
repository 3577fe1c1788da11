import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { summaryEndpoint } from '#contract/endpoints/workflow.ts';
import type { SummaryRequest } from '#contract/workflow.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Backup } from '#domain/summary/backup.ts';
import type { Summary } from '#domain/summary/summary-of.ts';
import { MADE_HERE } from '#web/api/make-here.ts';
import { downloadMade, type MadePdf, makePdf } from '#web/api/workflow-summary.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { downloadBackup } from '#web/saving/download-backup.ts';
import classes from './practice-patient.module.css';

/** A history that can be printed and backed up. */
export type PrintableSummary = Summary & { readonly record: PatientRecord; readonly backup: Backup };

/** The PDF and the backup of a history taken from a practice patient; both say that it is one. */
export function TakeAlong({ written }: { readonly written: PrintableSummary }) {
  const printing = useMutation({ mutationFn: () => print(written) });
  return (
    <>
      <div className={classes.along}>
        <ActionButton
          icon={<IconDownload size={18} aria-hidden />}
          isBusy={printing.isPending}
          onClick={() => printing.mutate()}
        >
          Download PDF
        </ActionButton>
        <ActionButton onClick={() => downloadBackup(written)}>Download JSON Backup</ActionButton>
      </div>
      {printing.data && 'file' in printing.data ? <p role="status">{MADE_HERE}</p> : null}
      {printing.isError ? (
        <ErrorPanel message={summaryEndpoint.failure} onRetry={() => printing.mutate()} />
      ) : null}
    </>
  );
}

async function print({ record, structured, fullText, backup, document }: PrintableSummary): Promise<MadePdf> {
  const body: SummaryRequest = {
    patientId: `practice_patient_${Date.now()}`,
    patientName: record.name,
    structuredHistory: structured,
    fullHistoryText: fullText,
    familyDiagramImage: '',
    patientInfo: backup.patientInfo,
    document,
  };
  const made = await makePdf(body);
  await downloadMade(made);
  return made;
}
