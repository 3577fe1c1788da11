import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, parseBlocks } from '#domain/summary/older-blocks.ts';

test('a line that starts with a dash is a list item', () => {
  expect(parseBlocks('- Fever')).toEqual([{ kind: 'item', text: 'Fever' }]);
});

test('an item with a question mark and a space is a question and its answer, split at the first one', () => {
  expect(parseBlocks('- Where is the pain? Behind the bone. Really? Yes')).toEqual([
    { kind: 'item', text: 'Where is the pain?', answer: 'Behind the bone. Really? Yes' },
  ]);
});

test('an item that ends with its question has no answer', () => {
  expect(parseBlocks('- Any fever?')).toEqual([{ kind: 'item', text: 'Any fever?' }]);
});

test('a line that ends with a colon is a sub-heading', () => {
  expect(parseBlocks('Additional Notes:')).toEqual([{ kind: 'heading', text: 'Additional Notes' }]);
});

test('a label, a colon and a value are a fact', () => {
  expect(parseBlocks('Age: 54')).toEqual([{ kind: 'fact', label: 'Age', value: '54' }]);
});

test('a label of more than 40 characters, or with a question mark, is part of a paragraph', () => {
  const long = `${'a'.repeat(41)}: value`;
  expect(parseBlocks(`${long}\nReally? Well: no`)).toEqual([
    { kind: 'paragraph', text: long },
    { kind: 'paragraph', text: 'Really? Well: no' },
  ]);
  expect(parseBlocks(`${'a'.repeat(40)}: value`)).toEqual([
    { kind: 'fact', label: 'a'.repeat(40), value: 'value' },
  ]);
});

test('a whole paragraph that happens to end with a colon stays a paragraph', () => {
  const text = `${'word '.repeat(30)}end:`;
  expect(parseBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('a clock time is no fact, and a lone dash or colon is kept', () => {
  expect(parseBlocks('It began at 10:30\n-\n:')).toEqual([
    { kind: 'paragraph', text: 'It began at 10:30' },
    { kind: 'paragraph', text: '-' },
    { kind: 'paragraph', text: ':' },
  ]);
});

test('blank lines separate and every kind of line end counts', () => {
  expect(parseBlocks('\r\nOne.\r\n\r\n\r\nTwo.\rThree.\u2028Four.\n  \n')).toHaveLength(4);
  expect(parseBlocks(' \n\t')).toEqual([]);
});

/** The line a block was read from. */
function lineOf(block: Block): string {
  if (block.kind === 'heading') return `${block.text}:`;
  if (block.kind === 'fact') return `${block.label}: ${block.value}`;
  if (block.kind === 'paragraph') return block.text;
  return `- ${block.text}${block.answer === undefined ? '' : ` ${block.answer}`}`;
}

const withoutSpace = (text: string) => text.replace(/\s/g, '');

test('nothing of the text is lost and its order is kept', () => {
  const piece = fc.oneof(
    fc.constantFrom('- ', ': ', ':', '? ', '?', '\n', '\r\n', ' ', '-', 'Label', '\u2029'),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
  );
  const text = fc.array(piece, { maxLength: 30 }).map(pieces => pieces.join(''));
  fc.assert(
    fc.property(text, input => {
      const output = parseBlocks(input).map(lineOf).join('\n');
      expect(withoutSpace(output)).toBe(withoutSpace(input));
    }),
    { numRuns: 1000 },
  );
});
