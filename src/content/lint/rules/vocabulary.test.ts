import { expect, test } from 'vitest';
import { vocabulary } from '#content/lint/rules/vocabulary.ts';
import type { Finding } from '#content/read/content.ts';
import { at, type Draft, messagesOf } from '#content/sample-content.fixture.ts';

const OTHER: Draft<Finding> = {
  file: 'findings/respiratory.yaml',
  key: 'pleuritic-pain',
  name: 'Pleuritic pain',
  words: 'it hurts to breathe in',
  synonyms: ['pleurisy'],
  shared: [],
  kind: 'symptom',
  complaint: 'chest-pain',
};

test('the sample vocabulary is without fault', () => {
  expect(messagesOf(vocabulary)).toEqual([]);
  expect(messagesOf(vocabulary, draft => draft.findings.push(structuredClone(OTHER)))).toEqual([]);
});

test('a finding of no complaint, and a complaint without a finding, are caught', () => {
  const messages = messagesOf(vocabulary, draft => {
    at(draft.findings, 0).complaint = 'chest-ache';
  });
  expect(messages).toEqual([
    'chest-pain: there is no complaint "chest-ache"',
    'no finding is the presence of chest-pain',
  ]);
});

test('a key that stands twice is caught', () => {
  const messages = messagesOf(vocabulary, draft => draft.findings.push({ ...OTHER, key: 'chest-pain' }));
  expect(messages).toEqual(['chest-pain stands more than once']);
});

test('a synonym that says the name or the words again is caught', () => {
  const messages = messagesOf(vocabulary, draft => at(draft.findings, 0).synonyms.push('CHEST PAIN'));
  expect(messages).toEqual(['chest-pain: "chest pain" is said twice']);
});

test('a synonym of two findings is caught, unless both declare it shared', () => {
  const pleurisy = (change: Partial<Draft<Finding>>) =>
    messagesOf(vocabulary, draft => {
      at(draft.findings, 0).shared = [...(change.shared ?? [])];
      draft.findings.push({ ...OTHER, synonyms: [], ...change });
    });
  expect(pleurisy({ synonyms: ['CP'] })).toEqual([
    '"CP" means chest-pain and pleuritic-pain, and is not shared',
    '"CP" means chest-pain and pleuritic-pain, and is not shared',
  ]);
  expect(pleurisy({ shared: ['tightness'] })).toEqual([]);
});

test('a synonym that is declared shared, and is not, is caught', () => {
  const messages = messagesOf(vocabulary, draft => at(draft.findings, 0).shared.push('tightness'));
  expect(messages).toEqual(['chest-pain: "tightness" is shared with no other finding']);
});
