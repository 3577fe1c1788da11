import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';
import type { QueryGender } from '#contract/patient-gender.ts';
import type { Environment } from '#server/http/environment.ts';

/** The best compression of five megabytes takes ten seconds, the first of these a third of one; the second takes two for Typst. */
const LARGE = { from: 2_000_000, quality: 9 } as const;
const HUGE = { from: 10_000_000, quality: 6 } as const;

const qualityFor = ({ length }: Buffer) =>
  [HUGE, LARGE].find(({ from }) => length > from)?.quality ?? constants.BROTLI_DEFAULT_QUALITY;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(body),
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

type Encoding = keyof typeof compressors;

/** Smaller bodies fit into one packet anyway. */
const WORTH_COMPRESSING = 1024;

/** Answers a request with always the same bytes. */
export type PreparedResponse = (c: Context<Environment>) => Response | Promise<Response>;

export type FixedHeaders = {
  readonly 'Content-Type': string;
  readonly 'Cache-Control': string;
  readonly 'Content-Security-Policy'?: string;
};

/** Named, and not with the quality 0, which means "anything but this". */
const ACCEPTS = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

function accepted(header: string): Encoding | null {
  if (ACCEPTS.br.test(header)) return 'br';
  return ACCEPTS.gzip.test(header) ? 'gzip' : null;
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some(tag => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

type Form = {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Record<string, string>;
  readonly etag: string;
};

/**
 * Prepares an answer of fixed bytes: its strong ETag once, each compressed form when first asked for and
 * then never again. An unchanged answer is confirmed with 304.
 */
export function prepareBytes(
  body: Buffer<ArrayBuffer>,
  fixed: FixedHeaders,
  compressible = true,
): PreparedResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const squeeze = compressible && body.length >= WORTH_COMPRESSING;
  const vary = squeeze ? { Vary: 'Accept-Encoding' } : {};
  const form = (bytes: Buffer<ArrayBuffer>, encoding: Encoding | null): Form => {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const headers = { ...fixed, ...vary, ETag: etag, 'Content-Length': String(bytes.length) };
    return {
      body: bytes,
      etag,
      headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    };
  };
  const plain = form(body, null);
  const compressed: { [encoding in Encoding]?: Form | Promise<Form> } = {};

  function send(c: Context<Environment>, { body: bytes, headers, etag }: Form): Response {
    c.set('isComplete', true);
    const own = c.get('ownHeaders');
    if (isFresh(c.req.header('If-None-Match'), etag)) {
      const unchanged = { ...own, ETag: etag, 'Cache-Control': fixed['Cache-Control'], ...vary };
      return new Response(null, { status: 304, headers: unchanged });
    }
    return new Response(bytes, { headers: { ...own, ...headers } });
  }
  async function compress(encoding: Encoding): Promise<Form> {
    const made = form(await compressors[encoding](body), encoding);
    compressed[encoding] = made;
    return made;
  }
  return c => {
    const encoding = squeeze ? accepted(c.req.header('Accept-Encoding') ?? '') : null;
    if (encoding === null) return send(c, plain);
    compressed[encoding] ??= compress(encoding);
    const ready = compressed[encoding];
    return ready instanceof Promise ? ready.then(made => send(c, made)) : send(c, ready);
  };
}

/** The same, known to the typed client as JSON of this shape. */
export type PreparedJson<T> = (c: Context<Environment>) => JsonResponse<T> | Promise<JsonResponse<T>>;

type JsonResponse<T> = Response & TypedResponse<JSONParsed<T>, 200, 'json'>;

/** Prepares a JSON answer of the catalogue; browsers keep it, but ask each time whether it still holds. */
export function prepareResponse<T>(value: T): PreparedJson<T> {
  const headers = { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-cache' };
  return prepareBytes(Buffer.from(JSON.stringify(value)), headers) as PreparedJson<T>;
}

/** Prepares the variants of an answer by gender, each when it is first asked for. */
export function responsesByGender<T>(make: (gender: QueryGender) => T) {
  const prepared = new Map<QueryGender, PreparedJson<T>>();
  return (gender: QueryGender): PreparedJson<T> => {
    const response = prepared.get(gender) ?? prepareResponse(make(gender));
    prepared.set(gender, response);
    return response;
  };
}
