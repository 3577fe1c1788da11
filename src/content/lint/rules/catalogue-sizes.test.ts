import { expect, test } from 'vitest';
import { catalogueSizes } from '#content/lint/rules/catalogue-sizes.ts';
import { messagesOf } from '#content/sample-content.fixture.ts';

test('there are 29 lab tests, 19 lab units and 31 family conditions', () => {
  expect(messagesOf(catalogueSizes)).toEqual([]);
});

test('a list with another length than stated is caught', () => {
  const messages = messagesOf(catalogueSizes, draft => {
    draft.labTests.tests.pop();
    draft.labTests.units.push('furlongs');
    draft.familyConditions.pop();
  });
  expect(messages).toEqual(['has 28 tests, not 29', 'has 20 units, not 19', 'has 30 conditions, not 31']);
});

test('a list that is not written yet is no fault', () => {
  expect(messagesOf(catalogueSizes, draft => draft.familyConditions.splice(0))).toEqual([]);
});
