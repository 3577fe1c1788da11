import { fields, listOf, type Reader, text } from '#domain/reading/reader.ts';

/** What the student has written instead of what the program tells; a field that is missing is told by the program. */
export type DocumentEdits = {
  readonly opening?: string;
  readonly problems?: readonly string[];
  readonly impression?: string;
};

/** The edits of a stored case. */
export const documentEdits: Reader<DocumentEdits> = fields(
  {},
  { opening: text, problems: listOf(text), impression: text },
);
