import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  deleteHistoryEndpoint,
  listHistoriesEndpoint,
  openHistoryEndpoint,
  saveHistoryEndpoint,
  updateHistoryEndpoint,
} from '#contract/endpoints/histories.ts';
import type {
  ChangedHistory,
  HistoriesResponse,
  HistorySaved,
  NewHistory,
  PatientData,
  SavedHistory,
} from '#contract/histories.ts';
import { ApiError } from '#web/api/api-error.ts';
import { queryClient } from '#web/api/query-client.ts';
import { request } from '#web/api/request.ts';

export const PAGE_SIZE = 25;

/** The PDF is there, but the history does not know of it. */
export const PDF_NOT_NOTED = 'PDF generated but could not be saved to history';

/** One page of the account's histories; the former page stays until the next one is there. */
export function useHistories(search: string, page: number) {
  return useQuery({
    queryKey: ['histories', search, page],
    queryFn: ({ signal }) => {
      const query = { search, offset: String(page * PAGE_SIZE), limit: String(PAGE_SIZE) };
      return request<HistoriesResponse>(listHistoriesEndpoint, { query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useHistory(id: string) {
  return useQuery({
    queryKey: ['history', id],
    queryFn: ({ signal }) => readHistory(id, signal),
    staleTime: 0,
  });
}

export function addHistory(body: NewHistory): Promise<HistorySaved> {
  return changed(request<HistorySaved>(saveHistoryEndpoint, { body }));
}

/** Fails with status 409 when somebody saved since `updated_at`, with 404 when it is gone. */
export function updateHistory(id: string, body: ChangedHistory): Promise<HistorySaved> {
  return changed(request<HistorySaved>(updateHistoryEndpoint, { parameters: { id }, body }));
}

export function useDeleteHistory() {
  return useMutation({
    mutationFn: (id: string) => changed(request<void>(deleteHistoryEndpoint, { parameters: { id } })),
  });
}

/** What is stored now, to start a change from. */
export function readHistory(id: string, signal?: AbortSignal): Promise<SavedHistory> {
  return request<SavedHistory>(openHistoryEndpoint, { parameters: { id }, signal });
}

export type Pdf = Pick<PatientData, 'pdfUrl' | 'filename'>;

const ATTEMPTS = 3;

/** `from` is the state that was changed, by its time. */
type Attached = HistorySaved & { readonly from: string };

/** Notes the PDF in a stored history and leaves everything else as it is stored, whoever saves meanwhile. */
export async function attachPdf(id: string, pdf: Pdf): Promise<Attached> {
  for (let attempt = 1; ; attempt += 1) {
    const { title, updated_at, patient_data } = await readHistory(id);
    try {
      const saved = await updateHistory(id, { title, updated_at, patient_data: { ...patient_data, ...pdf } });
      return { ...saved, from: updated_at };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function changed<T>(call: Promise<T>): Promise<T> {
  const response = await call;
  void queryClient.invalidateQueries({ queryKey: ['histories'] });
  void queryClient.invalidateQueries({ queryKey: ['history'] });
  return response;
}
