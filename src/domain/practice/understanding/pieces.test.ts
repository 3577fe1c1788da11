import { expect, test } from 'vitest';
import { sentencesOf } from './pieces.ts';

const pieces = (utterance: string) => sentencesOf(utterance).flatMap(sentence => sentence.pieces);

test('a sentence is cut where a second question begins, also where no comma is heard', () => {
  const table: readonly (readonly [utterance: string, ...pieces: string[]])[] = [
    ['When did it start, and what were you doing?', 'when did it start', 'what were you doing'],
    ['are you married do you have children', 'are you married', 'do you have children'],
    ['any fever did you measure it', 'any fever', 'did you measure it'],
    ['When did it start and how bad is it?', 'when did it start', 'how bad is it'],
    ['how long have you had it', 'how long have you had it'],
    ['do you know when you had it', 'do you know when you had it'],
    ['what kind of work do you do', 'what kind of work do you do'],
  ];
  expect(table.map(([utterance]) => [utterance, ...pieces(utterance)])).toEqual(table);
});
