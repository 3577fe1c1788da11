import { expect, test } from 'vitest';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { openReference, sealReference } from '#domain/practice/patient/seal.ts';

const REFERENCE: PatientReference = {
  diagnosis: { id: 1, key: 'myocardial-infarction', name: 'Myocardial infarction' },
  accepted: [],
  statement: 'Pain “at rest” – 20 minutes · ½ 心',
  differential: [],
  mustNotMiss: [],
  urgency: 'emergency',
  firstAction: 'An ECG.',
  path: ['open:start'],
  facts: [
    {
      id: 'attribute:site',
      weight: 'essential',
      why: 'It parts one from another.',
      title: 'Where it is',
      topic: 'complaint',
      try: 'Where do you feel it?',
    },
  ],
  questions: [],
  sentences: {},
  teaching: [],
  sources: [],
  lookAlike: null,
};

test('what was sealed is opened as it was', () => {
  for (let id = 0; id < 300; id += 1)
    expect(openReference({ id, sealed: sealReference(REFERENCE, id) })).toEqual(REFERENCE);
});

test('what is sealed cannot be read', () => {
  const text = sealReference(REFERENCE, 7);
  expect(text).toMatch(/^[ -~]+$/);
  for (const word of ['Myocardial', 'infarction', 'diagnosis', 'essential', 'Pain'])
    expect(text).not.toContain(word);
});
