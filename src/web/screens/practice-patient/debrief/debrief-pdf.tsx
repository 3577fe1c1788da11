import { IconDownload } from '@tabler/icons-react';
import { debriefEndpoint } from '#contract/endpoints/practice.ts';
import { committed } from '#domain/practice/attempt/commitment-draft.ts';
import type { OpenedDebrief } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { saveAs } from '#web/api/download.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { MADE_HERE } from '#web/api/make-here.ts';
import { useDebriefPdf } from '#web/api/practice.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import type { Inside } from '../conversation/use-conversation.ts';
import classes from './debrief.module.css';
import { useDebriefHere } from './use-debrief-here.ts';

type DebriefPdfProps = { readonly inside: Inside; readonly opened: OpenedDebrief };

/** The debrief to keep and to talk about: all that the page says, made by the server from the same attempt. */
export function DebriefPdf({ inside, opened }: DebriefPdfProps) {
  const { attempt } = inside;
  const { patientId, today, lines, midway, again } = attempt;
  const pdf = useDebriefPdf(patientId, useDebriefHere(inside, opened));
  const commitment = committed(attempt.commitment);
  if (commitment === null) return null;
  const print = () =>
    pdf.mutate(
      { today, lines, midway, commitment, again },
      {
        onSuccess: ({ file, isMadeHere }) => {
          saveAs(file, 'debrief.pdf');
          announce(isMadeHere ? `The PDF is ready. ${MADE_HERE}` : 'The PDF is ready.');
        },
      },
    );
  return (
    <>
      <ActionButton icon={<IconDownload size={18} aria-hidden />} isBusy={pdf.isPending} onClick={print}>
        Download PDF
      </ActionButton>
      {pdf.data?.isMadeHere ? <p className={classes.muted}>{MADE_HERE}</p> : null}
      <ErrorPanel message={failureMessage(pdf.error, debriefEndpoint)} />
    </>
  );
}
