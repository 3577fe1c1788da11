import type {
  DocumentBlock,
  DocumentEntry,
  DocumentSection,
  DocumentTable,
  SectionState,
} from '#domain/summary/document/clinical-document.ts';
import { SECTION_TITLES, type TextSection } from '#domain/summary/structured-history.ts';

/** A paragraph; none where there is nothing to say. */
export function paragraph(...sentences: readonly string[]): DocumentBlock[] {
  const text = sentences.filter(one => one !== '').join(' ');
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

/** That a whole section was asked about and there is nothing of it. */
export function denial(text: string): DocumentBlock[] {
  return [{ kind: 'paragraph', text, isDenial: true }];
}

/** A sub-heading with what stands under it; none over nothing. */
export function under(heading: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks];
}

/** Entries of past history; none where there are none. */
export function entries(list: readonly DocumentEntry[]): DocumentBlock[] {
  return list.length === 0 ? [] : [{ kind: 'entries', entries: list }];
}

/** A table; none without rows. */
export function table(content: DocumentTable): DocumentBlock[] {
  return content.rows.length === 0 ? [] : [{ kind: 'table', ...content }];
}

/** A section under its title of the contract. */
export function section(
  key: TextSection,
  state: SectionState,
  blocks: { readonly brief?: readonly DocumentBlock[]; readonly more?: readonly DocumentBlock[] },
): DocumentSection {
  const title = SECTION_TITLES.find(([name]) => name === key)?.[1] ?? key;
  return { key, title, state, brief: blocks.brief ?? [], more: blocks.more ?? [] };
}
