import type { AsOf } from '#domain/dates/as-of.ts';
import type { ToldDate } from '#domain/dates/told-date.ts';

/** What a way of telling dates makes of a text: a date, with what there is to say of it, or why it is none. */
export type Reading = { readonly date: ToldDate; readonly note?: string } | { readonly reason: string };

/** One way of telling dates. It gets the text in small letters, numbers as digits; undefined: it is not told so. */
export type WayOfTelling = (text: string, asOf: AsOf) => Reading | undefined;

export const WHICH_YEAR = 'Which year was that? As in “March 2019” or “12 March 2019”.';
