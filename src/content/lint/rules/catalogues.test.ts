import { expect, test } from 'vitest';
import { catalogues } from '#content/lint/rules/catalogues.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('the sample catalogues are without fault', () => {
  expect(messagesOf(catalogues)).toEqual([]);
});

test('entries that differ in upper and lower case only are caught', () => {
  const messages = messagesOf(catalogues, draft => {
    draft.illnesses.push({ name: 'ASTHMA', description: 'Again', synonyms: [] });
    draft.familyConditions.push({ name: 'asthma', synonyms: [] });
    draft.medications.push(structuredClone(at(draft.medications, 0)));
  });
  expect(messages).toEqual([
    '"Asthma" occurs more than once',
    '"Panadol" occurs more than once',
    '"Asthma" occurs more than once',
  ]);
});

test('a medication without ingredients, or with an unnamed one or an unknown unit, is caught', () => {
  const messages = messagesOf(catalogues, draft => {
    const named = at(draft.medications, 0);
    const nameless = { scientificName: ' ', concentration: '', unit: 'spoons' };
    draft.medications.push({
      ...named,
      file: 'x',
      commercialName: 'Empty',
      category: 'None',
      components: [],
    });
    draft.medications.push({ ...named, commercialName: 'Odd', components: [nameless] });
  });
  expect(messages).toEqual([
    'Empty: has no ingredient',
    'Odd: an ingredient has no name',
    expect.stringContaining('has no concentration'),
    'Odd: unknown unit "spoons"',
  ]);
});

test('what is usual of a medicine must be told in words that are understood', () => {
  const messages = messagesOf(catalogues, draft => {
    at(draft.medications, 0).usual = 'a few now and then';
  });
  expect(messages).toEqual([expect.stringContaining('Panadol: usually "')]);
});

test('a lab test with a unit that is not listed, a unit listed twice and an unknown icon are caught', () => {
  const messages = messagesOf(catalogues, draft => {
    draft.labTests.units = ['g/dL', 'g/dL'];
    draft.labTests.tests.splice(1);
    at(draft.feedbackCategories, 0).icon = 'rocket';
  });
  expect(messages).toEqual([
    'a unit occurs more than once',
    'Sodium: "mmol/L" is not among the units',
    'Bug report: unknown icon "rocket"',
  ]);
});
