import { expect, test } from 'vitest';
import { fit } from '#content/lint/rules/fit.ts';
import type { Content } from '#content/read/content.ts';
import { at, type Draft, messagesOf } from '#content/sample-content.fixture.ts';

test.each([
  ['Since the baby was born', 'infants (ages), or women'],
  ['I am pregnant', 'women of 10 to 60 (for, ages)'],
  ['Before my period', 'women from 8 years (for, ages)'],
  ['In a testicle', 'men (for)'],
  ['In the care home', 'the old (ages)'],
  ['After much alcohol', 'nobody under 10 (ages)'],
])('%s is caught when anybody is asked', (text, whom) => {
  const messages = messagesOf(fit, draft => {
    at(at(at(draft.complaints, 0).questions, 7).choices, 0).text = text;
  });
  expect(messages).toEqual([`with › ${text}: its words are for ${whom}`]);
});

test('the choice, its question, its finding or the answer that opens it may say whom it is for', () => {
  const asking = (limit: (draft: Draft<Content>) => void) =>
    messagesOf(fit, draft => {
      at(at(at(draft.complaints, 0).questions, 2).choices, 0).text = 'I am pregnant';
      limit(draft);
    });
  const women = { for: 'female', ages: { from: 12, to: 55 } } as const;
  const [question, opener] = [2, 1].map(
    index => (draft: Draft<Content>) => at(at(draft.complaints, 0).questions, index),
  );
  expect(asking(draft => Object.assign(at(question?.(draft).choices ?? [], 0), women))).toEqual([]);
  expect(asking(draft => Object.assign(question?.(draft) ?? {}, women))).toEqual([]);
  expect(asking(draft => Object.assign(at(opener?.(draft).choices ?? [], 0), women))).toEqual([]);
  expect(
    asking(draft => {
      Object.assign(at(draft.findings, 1), women);
      at(question?.(draft).choices ?? [], 0).finding = 'fever';
    }),
  ).toEqual([]);
});
