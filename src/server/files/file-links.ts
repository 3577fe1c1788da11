import { createHmac, timingSafeEqual } from 'node:crypto';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { pathTo } from '#contract/endpoints/path-to.ts';

/** A guest's link works this long (specification 23.6). */
export const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Stands for whoever has no account in paths and links. */
export const GUEST = 'guest';

/** What a request says in its query. */
export type LinkQuery = { readonly expires?: string | undefined; readonly signature?: string | undefined };

/** Signs and checks the addresses under which files are served. */
export type FileLinks = {
  /** The address of a stored file; a guest's carries a signature and the time it ends. */
  readonly urlOf: (path: string) => string;
  readonly check: (path: string, query: LinkQuery) => 'valid' | 'invalid' | 'expired';
};

/** `secret` is the server's own; `now` tells milliseconds since 1970. */
export function fileLinks(secret: string, now: () => number): FileLinks {
  function signatureOf(path: string, expires: string): string {
    return createHmac('sha256', secret).update(`file-link\n${path}\n${expires}`).digest('base64url');
  }
  return {
    urlOf(path) {
      const [, owner = '', file = ''] = path.split('/');
      const url = pathTo(summaryFileEndpoint, { owner, file });
      if (owner !== GUEST) return url;
      const expires = String(now() + LINK_LIFETIME_MS);
      return `${url}?${new URLSearchParams({ expires, signature: signatureOf(path, expires) })}`;
    },
    check(path, { expires = '', signature = '' }) {
      if (!isSame(signature, signatureOf(path, expires))) return 'invalid';
      return now() > Number(expires) ? 'expired' : 'valid';
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
