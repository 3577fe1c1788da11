/** Where the API begins. */
export const API = '/api';

/** Said of a failure that has no sentence of its own. */
export const SOMETHING_WENT_WRONG = 'Something Went Wrong';

export const MEGABYTE = 1024 * 1024;

/** All that the server and our own pages must agree on of an endpoint, besides what travels. */
export type ApiEndpoint = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** `{id}` stands for a parameter. */
  readonly path: string;
  /** One line of the API's description. */
  readonly summary: string;
  /** What a user reads when the call failed and the server had no reason to give (specification 25.17). */
  readonly failure: string;
  /** What a user reads when the call is refused, by what is wrong with it. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Our own pages can answer it themselves from what the browser keeps, while the server cannot be reached (ADR 27). */
  readonly isKept?: true;
  /** The largest body in bytes; one megabyte unless said. */
  readonly bodyLimit?: number;
  /** How long our own pages wait for the answer; ten seconds unless said. */
  readonly timeoutMs?: number;
};
