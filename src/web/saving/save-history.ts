import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { pathTo } from '#contract/endpoints/path-to.ts';
import type { HistoryConflict, PatientData } from '#contract/histories.ts';
import { writtenIn } from '#domain/summary/document/clinical-document.ts';
import { readDocument } from '#domain/summary/document/read-document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { addHistory, readHistory, updateHistory } from '#web/api/histories.ts';
import {
  followSavedHistory,
  forgetSavedHistory,
  readSavedHistory,
  type SavedHistoryLink,
  storeSavedHistory,
} from '#web/case/saved-history.ts';
import type { Summary } from '#web/saving/use-summary.ts';

export type Pdf = { readonly pdfUrl: string; readonly filename: string };

/** As many diagnoses as the list of histories names. */
const LEADING = 3;

export const NO_DATA = 'No summary data available to save';

/** A guest's link ends after a day and is nobody's: a history that is kept makes its PDF anew. */
const GUEST_FILE = pathTo(summaryFileEndpoint, { owner: 'guest', file: '' });

/** 'Ada's History', or 'Clinical History' for a patient without a name (specification 23.16). */
export function defaultTitle(name: string): string {
  const given = name.trim();
  return given === '' || given === 'Anonymous' ? 'Clinical History' : `${given}'s History`;
}

/** The document that is saved; null while there is nothing to save. */
export function patientDataOf({ backup }: Pick<Summary, 'backup'>, pdf: Pdf | undefined): PatientData | null {
  const { structuredSummary, fullHistoryText, patientInfo, document } = backup;
  if (structuredSummary === undefined) return null;
  const kept = pdf && !pdf.pdfUrl.includes(GUEST_FILE) ? pdf : undefined;
  return {
    structuredSummary,
    fullHistoryText,
    pdfUrl: kept?.pdfUrl ?? null,
    filename: kept?.filename ?? null,
    patientInfo,
    ...(document && { document, leadingDiagnoses: leadingIn(document) }),
    ...(backup.case && { case: backup.case }),
    savedAt: new Date().toISOString(),
  };
}

/** The first diagnoses of the differential, for the list of histories. */
function leadingIn(document: Summary['document']): readonly string[] {
  return document.differential.slice(0, LEADING).map(({ name }) => name);
}

type Save = { readonly owner: string; readonly title: string; readonly data: PatientData };

export type SaveResult =
  | { readonly kind: 'saved' }
  /** Kept in this browser until there is a network. */
  | { readonly kind: 'later' }
  | { readonly kind: 'conflict'; readonly current: HistoryConflict['current'] };

/** Saves the case: the history it was saved as before is updated, otherwise a new one is made. */
export async function saveCase(save: Save): Promise<SaveResult> {
  const before = readSavedHistory(save.owner);
  return before === null ? saveAsNew(save) : update(save, before);
}

export async function saveAsNew({ owner, title, data }: Save): Promise<SaveResult> {
  const saved = await addHistory({ title, patient_data: data });
  storeSavedHistory({ id: saved.id, owner, title, updatedAt: saved.updated_at });
  return { kind: 'saved' };
}

/** A save that waits for the network, and the state it started from; null for a history that is not there yet. */
export type KeptSave = Save & { readonly before: Pick<SavedHistoryLink, 'id' | 'updatedAt'> | null };

/** What is to be saved later. The case may be another one by then, so it says itself what it replaces. */
export function keptSave(save: Save): KeptSave {
  const before = readSavedHistory(save.owner);
  return { ...save, before: before && { id: before.id, updatedAt: before.updatedAt } };
}

/** Saves what waited. Where somebody else has saved meanwhile it becomes a history of its own: nothing is overwritten. */
export async function saveKept({ title, data, before }: KeptSave): Promise<void> {
  const body = { title, patient_data: data };
  if (before === null) return void (await addHistory(body));
  const { id, updatedAt: from } = before;
  try {
    const { updated_at: updatedAt } = await updateHistory(id, { ...body, updated_at: from });
    followSavedHistory({ id, from, updatedAt });
  } catch (error) {
    if (!(error instanceof ApiError && [404, 409].includes(error.status))) throw error;
    await addHistory(body);
  }
}

/** Saves over what somebody saved meanwhile, because the user chose to. */
export async function saveOver(save: Save): Promise<SaveResult> {
  const before = readSavedHistory(save.owner);
  if (before === null) return saveAsNew(save);
  const { updated_at } = await readHistory(before.id);
  return update(save, { ...before, updatedAt: updated_at });
}

/** The PDF that the stored history has stays with it as long as it says the same. */
async function withStoredPdf(id: string, data: PatientData): Promise<PatientData> {
  if (data.pdfUrl) return data;
  const { structuredSummary, document, pdfUrl, filename } = (await readHistory(id)).patient_data;
  const stored = Object.entries(structuredSummary ?? {});
  const current: Readonly<Record<string, unknown>> = data.structuredSummary ?? {};
  const isSame =
    stored.every(([section, text]) => current[section] === text) &&
    written(document) === written(data.document);
  return isSame ? { ...data, pdfUrl, filename } : data;
}

/** What the student has written into a document stands in its PDF as well. */
function written(document: unknown): string {
  const known = readDocument(document);
  return known ? writtenIn(known) : '';
}

async function update(save: Save, before: SavedHistoryLink): Promise<SaveResult> {
  const { owner, title } = save;
  try {
    const data = await withStoredPdf(before.id, save.data);
    const body = { title, patient_data: data, updated_at: before.updatedAt };
    const saved = await updateHistory(before.id, body);
    storeSavedHistory({ id: saved.id, owner, title, updatedAt: saved.updated_at });
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) {
      forgetSavedHistory();
      return saveAsNew(save);
    }
    if (error.status !== 409) throw error;
    const { title: theirs, updated_at } = await readHistory(before.id);
    return { kind: 'conflict', current: { title: theirs, updated_at } };
  }
}
