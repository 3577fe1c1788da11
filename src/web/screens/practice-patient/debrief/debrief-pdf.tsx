import { IconDownload } from '@tabler/icons-react';
import { debriefEndpoint } from '#contract/endpoints/practice.ts';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { committed } from '#domain/practice/attempt/commitment-draft.ts';
import { saveAs } from '#web/api/download.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { useDebriefPdf } from '#web/api/practice.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { announce } from '#web/controls/progress/announce.tsx';

/** The debrief to keep and to talk about: all that the page says, made by the server from the same attempt. */
export function DebriefPdf({ attempt }: { readonly attempt: Attempt }) {
  const { patientId, today, lines, midway, again } = attempt;
  const pdf = useDebriefPdf(patientId);
  const commitment = committed(attempt.commitment);
  if (commitment === null) return null;
  const print = () =>
    pdf.mutate(
      { today, lines, midway, commitment, again },
      {
        onSuccess: file => {
          saveAs(file, 'debrief.pdf');
          announce('The PDF is ready.');
        },
      },
    );
  return (
    <>
      <ActionButton icon={<IconDownload size={18} aria-hidden />} isBusy={pdf.isPending} onClick={print}>
        Download PDF
      </ActionButton>
      <ErrorPanel message={failureMessage(pdf.error, debriefEndpoint)} />
    </>
  );
}
