import { expect, test } from 'vitest';
import { complaintNames } from '#content/compile/complaint-names.ts';
import type { Finding } from '#content/read/content.ts';

const finding = (name: string, words: string, more: Partial<Finding> = {}): Finding => ({
  file: 'findings/gastrointestinal.yaml',
  key: name.toLowerCase(),
  name,
  words,
  synonyms: [],
  shared: [],
  kind: 'symptom',
  complaint: 'bleeding',
  ...more,
});

const BLEEDING = { key: 'bleeding', complaint: 'Vomiting blood or black stools' };

test('a complaint has the clinical name and all the words of its finding', () => {
  const names = complaintNames(BLEEDING, [
    finding('Haematemesis', 'I vomited blood', { synonyms: ['hematemesis'], shared: ['GI bleed'] }),
    finding('Dyspnoea', 'short of breath', { complaint: 'breathlessness' }),
  ]);
  expect(names).toEqual({
    clinicalName: 'Haematemesis',
    synonyms: ['I vomited blood', 'hematemesis', 'GI bleed'],
  });
});

test('a complaint of two findings has both names in one, and each as a synonym', () => {
  const both = [finding('Haematemesis', 'I vomited blood'), finding('Melaena', 'my stools are black')];
  expect(complaintNames(BLEEDING, both)).toEqual({
    clinicalName: 'Haematemesis or melaena',
    synonyms: ['Haematemesis', 'I vomited blood', 'Melaena', 'my stools are black'],
  });
});

test('what the complaint is called anyway is no synonym', () => {
  const plain = finding('Vomiting blood or black stools', 'I bleed', { synonyms: ['bleeding'] });
  expect(complaintNames(BLEEDING, [plain])).toEqual({
    clinicalName: 'Vomiting blood or black stools',
    synonyms: ['I bleed', 'bleeding'],
  });
});
