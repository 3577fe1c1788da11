import { citeWords } from '#domain/practice/debrief/debrief-words.ts';
import type { Advice, Cited } from '#domain/practice/debrief/remark.ts';

/** Whether something was well, is to be mended, is dangerous, or is neither. */
export type Tone = 'good' | 'open' | 'danger' | 'plain';

/** A line of the conversation: whose, which, and its words. */
export type PaperCite = { readonly place: string; readonly text: string };

/** Something and how it stands with it. */
export type PaperRow = {
  readonly words: string;
  /** 'essential'; empty where nothing is to be added. */
  readonly tag: string;
  readonly status: string;
  readonly tone: Tone;
  readonly detail: string;
  readonly cites: readonly PaperCite[];
};

/** What stands side by side: under a title, paragraphs or numbered items, each in bold with lines beneath. */
export type PaperColumn = {
  readonly title: string;
  readonly text: string;
  readonly items: readonly { readonly words: string; readonly lines: readonly string[] }[];
};

/** A piece of a printed part. */
export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isQuiet: boolean }
  | { readonly kind: 'advice'; readonly items: readonly PaperAdvice[]; readonly isNumbered: boolean }
  | { readonly kind: 'cites'; readonly cites: readonly PaperCite[] }
  | { readonly kind: 'rows'; readonly rows: readonly PaperRow[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'columns'; readonly columns: readonly PaperColumn[] }
  | { readonly kind: 'chart'; readonly likelihoods: readonly number[]; readonly alt: string };

type PaperAdvice = { readonly text: string; readonly cites: readonly PaperCite[]; readonly try: string };

/** A part of a printed debrief. */
export type PaperPart = {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly PaperBlock[];
};

export function heading(text: string): PaperBlock {
  return { kind: 'heading', text };
}

export function plain(text: string): PaperBlock {
  return { kind: 'text', text, isQuiet: false };
}

export function quiet(text: string): PaperBlock {
  return { kind: 'text', text, isQuiet: true };
}

/** A row that says so much, and no more where nothing is given. */
export function row(words: string, status: string, tone: Tone, more: Partial<PaperRow> = {}): PaperRow {
  return { words, status, tone, tag: '', detail: '', cites: [], ...more };
}

export function cited(cite: Cited): PaperCite {
  return { place: citeWords(cite), text: cite.text };
}

export function adviceBlock(advice: readonly Advice[], isNumbered: boolean): PaperBlock {
  const items = advice.map(({ text, cites, try: sentence }) => ({
    text,
    cites: cites.map(cited),
    try: sentence,
  }));
  return { kind: 'advice', items, isNumbered };
}

/** A list, or nothing where it is empty. */
export function listBlock(items: readonly string[]): readonly PaperBlock[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** Lines under a title that counts them; nothing where there are none. */
export function citesUnder(title: string, cites: readonly Cited[]): readonly PaperBlock[] {
  if (cites.length === 0) return [];
  return [heading(`${title}: ${cites.length}`), { kind: 'cites', cites: cites.map(cited) }];
}
