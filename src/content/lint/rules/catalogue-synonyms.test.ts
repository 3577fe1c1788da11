import { expect, test } from 'vitest';
import { catalogueSynonyms } from '#content/lint/rules/catalogue-synonyms.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('the sample catalogues are without fault', () => {
  expect(messagesOf(catalogueSynonyms)).toEqual([]);
});

test('a synonym that repeats the name or another synonym is caught', () => {
  const messages = messagesOf(catalogueSynonyms, draft => {
    at(draft.illnesses, 0).synonyms.push('asthma');
    at(draft.procedures, 0).synonyms.push('Appendicectomy');
    at(draft.familyConditions, 0).synonyms.push('asthma');
  });
  expect(messages).toEqual([
    'Asthma: "Asthma" is said twice',
    'Appendectomy: "appendicectomy" is said twice',
    'Asthma: "Asthma" is said twice',
  ]);
});

test('a name for a substance or a kind of medicine that no medication has, or that is named twice, is caught', () => {
  const messages = messagesOf(catalogueSynonyms, draft => {
    draft.medicineNames.substances.push({ name: 'Unobtainium', synonyms: ['hope'] });
    draft.medicineNames.categories.push({ name: 'Painkillers', synonyms: ['analgesics'] });
  });
  expect(messages).toEqual(['"Painkillers" occurs more than once', 'no medication has "Unobtainium"']);
});
