import { type RequestInit as Request, fetch as request } from 'undici';
import { inject } from 'vitest';

/** One call of the application, as it left the page. */
export type Call = {
  readonly url: URL;
  readonly method: string;
  /** The JSON it carries. */
  readonly body: unknown;
  /** Hands it on to the real server. */
  readonly pass: () => Promise<Response>;
};

type Answer = (call: Call) => Response | Promise<Response>;

let intercepts: readonly { readonly path: RegExp; readonly answer: Answer }[] = [];

/** The page that is open; one that was closed hears no answer any more. */
let openPage = Symbol('page');

export function leaveNetwork(): void {
  openPage = Symbol('page');
}

/**
 * For the rest of this test, calls of these paths come here first: to fail, to wait, or only to be looked at and passed
 * on. Everything else reaches the real server. The intercept made last goes first; the function answered ends it.
 */
export function intercept(path: RegExp, answer: Answer): () => void {
  const added = { path, answer };
  intercepts = [added, ...intercepts];
  return () => {
    intercepts = intercepts.filter(other => other !== added);
  };
}

export function forgetIntercepts(): void {
  intercepts = [];
}

/** The server that cannot be reached. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch');
}

/** `fetch` as a browser has it: relative to the page, with its cookies and its origin. */
export async function browserFetch(path: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const page = openPage;
  const url = new URL(String(path), window.location.href);
  const pass = () => reach(url, init);
  const answer = intercepts.find(intercept => intercept.path.test(url.pathname))?.answer;
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const response = await (answer ? answer({ url, method: init.method ?? 'GET', body, pass }) : pass());
  return page === openPage ? response : new Promise(() => {});
}

async function reach(url: URL, init: RequestInit): Promise<Response> {
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    cookie: jsdom.cookieJar.getCookieStringSync(url.href),
    origin: url.origin,
  };
  const response = await request(url, { ...(init as Request), headers });
  for (const cookie of response.headers.getSetCookie()) jsdom.cookieJar.setCookieSync(cookie, url.href);
  return response as unknown as Response;
}

/** Calls the product's API as this browser, without the application; a body is sent as JSON, by POST unless told. */
export async function callApi(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers };
  const response = await reach(new URL(path, inject('productUrl')), init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

export const readApi = async (path: string): Promise<unknown> => (await callApi(path)).json();
