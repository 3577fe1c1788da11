import type { Debriefed } from '#domain/practice/paper/debriefed.ts';
import type { Station } from '#domain/practice/paper/station.ts';
import { type PdfDocumentFiles, pdfDocumentOf } from '#server/pdf/pdf-document.ts';
import type { PdfJob } from '#server/pdf/pdf-printer.ts';
import { printable } from '#server/pdf/printable.ts';

/** A sheet of practice as its template prints it. */
type SheetFiles =
  | { readonly template: 'stations'; readonly document: StationsPaper; readonly picture: null }
  | { readonly template: 'debrief'; readonly document: Debriefed; readonly picture: null };

/** The stations of one PDF. */
type StationsPaper = { readonly title: string; readonly stations: readonly Station[] };

/** A template, what it prints, and the picture it shows. */
export type PdfFiles = PdfDocumentFiles | SheetFiles;

/** What the typesetter needs for a job: the texts are cleaned here, in the process that sets them. */
export function pdfFilesOf(job: PdfJob): PdfFiles {
  if ('request' in job) return pdfDocumentOf(job.request, new Date(job.createdAt).getFullYear());
  if ('debrief' in job) return { template: 'debrief', document: printable(job.debrief), picture: null };
  const { stations } = job;
  const title = stations.map(({ name }) => name).join(', ');
  return { template: 'stations', document: printable({ title, stations }), picture: null };
}
