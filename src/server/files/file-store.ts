/** Keeps files under paths such as `clinical-summaries/guest/clinical_summary_1795221537000.pdf`. */
export type FileStore = {
  /** Writes a PDF whole or not at all. Throws `FileExists` rather than replacing another file. */
  readonly put: (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The file's bytes, or null when there is none. */
  readonly get: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that does not exist is no error. */
  readonly remove: (path: string) => Promise<void>;
  /** The names of the files in a folder, in order; the first thousand where there are more. */
  readonly list: (path: string) => Promise<readonly string[]>;
  /** Removes everything below a folder such as `clinical-summaries/{account}`. */
  readonly removeFolder: (path: string) => Promise<void>;
};

/** The path is taken: two guests who print in the same millisecond must not get each other's file. */
export class FileExists extends Error {
  override readonly message = 'The file exists already';
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Whether each part of the path is a plain name: no part starts with a dot, so none leads elsewhere. */
export function isFilePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length > 1 && segments.every(segment => SEGMENT.test(segment));
}

/** The path itself; throws when it is not one of ours. */
export function checkedPath(path: string): string {
  if (!isFilePath(path)) throw new Error('Not a file path');
  return path;
}
