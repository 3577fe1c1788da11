import type { SignedFile } from '#content/read/content.ts';

const DIGEST_LETTERS = 6;

/** Which content this is, for people: the newest date a file bears and the beginning of the digest. */
export function contentVersion(files: readonly SignedFile[], digest: string): string {
  const newest = files
    .map(({ provenance }) => provenance.date)
    .sort()
    .at(-1);
  const short = digest.slice(0, DIGEST_LETTERS);
  return newest === undefined ? short : `${newest} · ${short}`;
}
