import type { PatientRecord } from '#domain/case/patient-record.ts';
import { fields, listOf, type Reader, text } from '#domain/reading/reader.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** What the student has written instead of what the program tells; a field that is missing is told by the program. */
export type DocumentEdits = {
  readonly opening?: string;
  readonly problems?: readonly string[];
  readonly impression?: string;
};

/** A part of the document that a student may write. */
export type EditablePart = keyof DocumentEdits;

/** The edits of a stored case. */
export const documentEdits: Reader<DocumentEdits> = fields(
  {},
  { opening: text, problems: listOf(text), impression: text },
);

/** What a text field holds, line by line, as each part keeps it: problems are one a line. */
const KEPT: { readonly [part in EditablePart]: (lines: readonly string[]) => DocumentEdits } = {
  opening: lines => ({ opening: lines.join(' ') }),
  problems: lines => ({ problems: lines }),
  impression: lines => ({ impression: lines.join('\n') }),
};

/** The case with what the student wrote for a part of the document; a blank text leaves it to the program again. */
export function withEdit(record: PatientRecord, part: EditablePart, written: string): PatientRecord {
  const lines = written.split('\n').map(oneLine).filter(Boolean);
  const others = withoutEdit(record, part);
  if (lines.length === 0) return others;
  return { ...others, documentEdits: { ...others.documentEdits, ...KEPT[part](lines) } };
}

function withoutEdit(record: PatientRecord, part: EditablePart): PatientRecord {
  const others = Object.entries(record.documentEdits).filter(([name]) => name !== part);
  return { ...record, documentEdits: Object.fromEntries(others) };
}
