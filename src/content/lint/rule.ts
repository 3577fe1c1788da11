import type { Content } from '#content/read/content.ts';

/** Where the fault lies and what is wrong, in words an author can act on. */
export type Fault = { readonly file: string; readonly message: string };

/** One thing content must satisfy. Every fault is an error. */
export type Rule = { readonly name: string; readonly check: (content: Content) => Iterable<Fault> };
