import { useMutation } from '@tanstack/react-query';
import { sessionEndpoint } from '#contract/endpoints/session.ts';
import { ApiError, isForWantOfNetwork } from '#web/api/api-error.ts';
import { attachPdf } from '#web/api/histories.ts';
import { useAccount } from '#web/api/session.ts';
import { sendLater } from '#web/case/outbox.ts';
import { followSavedHistory, readSavedHistory } from '#web/case/saved-history.ts';
import {
  keptSave,
  NO_DATA,
  type Pdf,
  patientDataOf,
  type SaveResult,
  saveAsNew,
  saveCase,
  saveOver,
} from '#web/saving/save-history.ts';
import type { Summary } from '#web/saving/use-summary.ts';

const WAYS = { save: saveCase, 'as-new': saveAsNew, over: saveOver } as const;

type SaveOptions = { readonly title: string; readonly way: keyof typeof WAYS };

type Saving = { readonly pdf: Pdf | undefined; readonly onSaved?: (() => void) | undefined };

/** Saving the summary as a history of the signed-in account. */
export function useSaveHistory(summary: Summary, { pdf, onSaved }: Saving) {
  const owner = useAccount()?.id;
  return useMutation({
    mutationFn: async ({ title, way }: SaveOptions): Promise<SaveResult> => {
      const data = patientDataOf(summary, pdf);
      if (data === null) throw new ApiError(NO_DATA, 400);
      if (owner === undefined) throw new ApiError(sessionEndpoint.errors.guest, 401);
      const save = { owner, title, data };
      return WAYS[way](save).catch(error => {
        if (!isForWantOfNetwork(error)) throw error;
        sendLater('history', keptSave(save));
        return { kind: 'later' } as const;
      });
    },
    onSuccess: ({ kind }) => {
      if (kind === 'saved') onSaved?.();
    },
  });
}

/** Notes a new PDF in the history that the case was saved as; does nothing when it was not saved. */
export function useNotePdf() {
  const owner = useAccount()?.id;
  return useMutation({
    mutationFn: async (pdf: Pdf) => {
      const history = owner === undefined ? null : readSavedHistory(owner);
      if (history === null) return;
      const { from, updated_at } = await attachPdf(history.id, pdf);
      followSavedHistory({ id: history.id, from, updatedAt: updated_at });
    },
  });
}
