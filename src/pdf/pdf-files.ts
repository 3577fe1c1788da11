import type { SummaryRequest } from '#contract/workflow.ts';
import type { Debriefed } from '#domain/practice/paper/debriefed.ts';
import type { Station } from '#domain/practice/paper/station.ts';
import { type PdfDocumentFiles, pdfDocumentOf, withoutPicture } from '#pdf/pdf-document.ts';
import { printable } from '#pdf/printable.ts';

/** What is to be set. `createdAt` is the document's date in milliseconds since 1970. */
export type PdfJob = { readonly createdAt: number } & (
  | { readonly request: SummaryRequest }
  | { readonly stations: readonly Station[] }
  | { readonly debrief: Debriefed }
);

/** A sheet of practice as its template prints it. */
type SheetFiles =
  | { readonly template: 'stations'; readonly document: StationsPaper; readonly picture: null }
  | { readonly template: 'debrief'; readonly document: Debriefed; readonly picture: null };

/** The stations of one PDF. */
type StationsPaper = { readonly title: string; readonly stations: readonly Station[] };

/** A template, what it prints, and the picture it shows. */
export type PdfFiles = PdfDocumentFiles | SheetFiles;

/** What the typesetter needs for a job: the texts are cleaned here, beside whatever waits for the PDF. */
export function pdfFilesOf(job: PdfJob): PdfFiles {
  if ('request' in job) return pdfDocumentOf(job.request, new Date(job.createdAt).getFullYear());
  if ('debrief' in job) return { template: 'debrief', document: printable(job.debrief), picture: null };
  const { stations } = job;
  const title = stations.map(({ name }) => name).join(', ');
  return { template: 'stations', document: printable({ title, stations }), picture: null };
}

/** Sets the files; once more without their picture when Typst could not decode that. */
export function withOrWithoutPicture<Result>(files: PdfFiles, set: (files: PdfFiles) => Result): Result {
  if (!files.picture) return set(files);
  try {
    return set(files);
  } catch {
    return set(withoutPicture(files));
  }
}
