import type { Block } from '#domain/summary/document.ts';
import { NONE_RECORDED } from '#domain/summary/history-section.ts';

const isNone = (block: Block | undefined) => block?.kind === 'paragraph' && block.text === NONE_RECORDED;

/** Whether nothing is recorded anywhere in a history page: only headings and 'None recorded'. */
export function isUnfilled(blocks: readonly Block[]): boolean {
  return blocks.some(isNone) && blocks.every(block => isNone(block) || block.kind === 'heading');
}

/**
 * A heading over 'None recorded' becomes one line of two columns, before the headings with content: it needs
 * no more room than that, and below them it would read as part of the last one.
 */
export function unfilledAsFacts(blocks: readonly Block[]): Block[] {
  const isUnfilledAt = (at: number) => blocks[at]?.kind === 'heading' && isNone(blocks[at + 1]);
  const facts = blocks.flatMap((block, at): Block[] =>
    block.kind === 'heading' && isUnfilledAt(at)
      ? [{ kind: 'fact', label: block.text, value: NONE_RECORDED }]
      : [],
  );
  return [...facts, ...blocks.filter((_, at) => !isUnfilledAt(at) && !isUnfilledAt(at - 1))];
}
