import { expect, test } from 'vitest';
import { openFindingSearch, searchFindings } from '#domain/practice/understanding/finding-search.ts';
import type { Called } from '#domain/practice/understanding/gazetteer.ts';

const finding = (key: string, names: string, sex?: Called['for']): Called => ({
  key,
  name: key,
  kind: 'symptom',
  ...(sex === undefined ? {} : { for: sex }),
  names: names.split(',').map(name => name.split(' ')),
});

const search = openFindingSearch([
  finding('chest-pain', 'chest pain,pain chest front'),
  finding('back-pain', 'back pain'),
  finding('breast-pain', 'breast pain', 'female'),
  ...[
    'cough',
    'rash',
    'fever',
    'itching',
    'vomiting',
    'fainting',
    'wheeze',
    'jaundice',
    'falls',
    'tremor',
    'thirst',
  ].map(name => finding(name, name)),
]);

const found = (sex: 'male' | 'female', ...stems: string[]) =>
  searchFindings(search, stems, { sex }).map(({ finding: { key } }) => key);

test('a finding is near by its nearest name, and one the other sex has is not thought of', () => {
  expect(found('male', 'chest', 'pain')[0]).toBe('chest-pain');
  expect(found('male', 'breast', 'pain')).not.toContain('breast-pain');
  expect(found('female', 'breast', 'pain')[0]).toBe('breast-pain');
});

test('a name that is said whole is nearer than one that is said in part', () => {
  const nearness = (...stems: string[]) =>
    searchFindings(search, stems, { sex: 'male' }).find(({ finding: { key } }) => key === 'back-pain')
      ?.nearest ?? 0;
  expect(nearness('back', 'pain')).toBeGreaterThan(nearness('back'));
  expect(nearness('cough')).toBe(0);
});
