import { expect, test } from 'vitest';
import { differential } from '#domain/diagnosis/differential.ts';
import { compile } from './compile.ts';
import { evidenceOf } from './evidence-of.ts';
import { NO_IDS, settledIds } from './ids.ts';
import { sampleContent } from './sample-content.ts';

const compiled = compile(sampleContent(), settledIds(sampleContent(), NO_IDS));
const evidence = evidenceOf(compiled);

test('the points of a first answer are told apart from the base of its complaint', () => {
  const seconds = compiled.choices.find(({ text }) => text === 'Within seconds');
  const base = evidence.baseByChoice.get(seconds?.id ?? 0);
  const results = differential([{ questionId: 1, choiceId: String(seconds?.id) }], evidence);
  const embolism = results.find(({ name }) => name === 'Name of embolism');
  expect(base?.complaintId).toBe(1);
  expect(embolism?.contributions).toEqual([
    expect.objectContaining({ kind: 'base', complaintId: 1 }),
    { kind: 'answer', questionId: 1, choiceId: seconds?.id, points: 3 },
  ]);
});

test('choices of later questions carry no base', () => {
  const later = compiled.choices.filter(({ questionId }) => questionId !== 1);
  expect(later.some(({ id }) => evidence.baseByChoice.has(id))).toBe(false);
});
