import type { SearchWords } from '../search/list-index.ts';

export type Pickable = {
  readonly id: number;
  readonly text: string;
  /** A muted word or two at the right. */
  readonly hint?: string;
  /** Searched as well; shown only where they explain a find. */
  readonly synonyms?: readonly string[];
  /** Searched as well, but not shown. */
  readonly keywords?: string;
};

/** What a search finds an item by. */
export function pickableWords({ text, synonyms = [], keywords }: Pickable): SearchWords {
  return { name: text, synonyms, keywords };
}
