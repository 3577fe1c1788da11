import type { Block } from '#domain/summary/document.ts';
import { softBreaks } from '#server/pdf/clean-text.ts';

/** Lengths of unbroken runs that still fit: in the text's width, and in a narrow column. */
export const LONGEST = { wide: 30, narrow: 18 } as const;

/** `size` is the number of characters of the row's longest cell: the template keeps short rows together. */
export type FactRow = { readonly label: string; readonly value: string; readonly size: number };
export type AnswerRow = { readonly question: string; readonly answer: string; readonly size: number };

/** Blocks of one kind in a row, as the template sets them: facts and answers in columns, items in a list. */
export type Group =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: FactRow[] }
  | { readonly kind: 'answers'; readonly rows: AnswerRow[] }
  | { readonly kind: 'list'; readonly items: string[] };

const wide = (text: string) => softBreaks(text, LONGEST.wide);

/** One line of label and value, ready for a narrow column. */
export function factRow(label: string, value: string): FactRow {
  const size = Math.max(label.length, value.length);
  return { label: softBreaks(label, LONGEST.narrow), value: softBreaks(value, LONGEST.narrow), size };
}

function answerRow(question: string, answer: string): AnswerRow {
  return { question: wide(question), answer: wide(answer), size: Math.max(question.length, answer.length) };
}

function groupOf(block: Block): Group {
  if (block.kind === 'fact') return { kind: 'facts', rows: [factRow(block.label, block.value)] };
  if (block.kind !== 'item') return { kind: block.kind, text: wide(block.text) };
  if (block.answer === undefined) return { kind: 'list', items: [wide(block.text)] };
  return { kind: 'answers', rows: [answerRow(block.text, block.answer)] };
}

/** Puts blocks of the same kind that follow each other into one group; the order is kept. */
export function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (const group of blocks.map(groupOf)) {
    const last = groups.at(-1);
    if (last?.kind === 'facts' && group.kind === 'facts') last.rows.push(...group.rows);
    else if (last?.kind === 'answers' && group.kind === 'answers') last.rows.push(...group.rows);
    else if (last?.kind === 'list' && group.kind === 'list') last.items.push(...group.items);
    else groups.push(group);
  }
  return groups;
}
