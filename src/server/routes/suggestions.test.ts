import { expect, test } from 'vitest';
import {
  suggestedChoices,
  suggestedIllnesses,
  suggestedMedications,
  suggestedSurgeries,
} from '#server/db/tables/suggestions.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const choice = {
  complaintQuestionId: 1001,
  choiceText: '  After a <b>meal</b> ',
  questionText: 'How did it start?',
  isMultiChoice: true,
};

test('a suggested choice is kept with its question, trimmed, exactly as written', async () => {
  const { post, deps } = await serverForThisTest();
  expect((await post('/api/suggestions/choices', choice)).status).toBe(204);
  expect(await deps.db.select().from(suggestedChoices)).toMatchObject([
    { ...choice, choiceText: 'After a <b>meal</b>' },
  ]);
});

test.each([
  ['blank', { choiceText: '   ' }],
  ['longer than 200 characters', { choiceText: 'x'.repeat(201) }],
  ['not a text', { choiceText: 5 }],
  ['with a null character', { choiceText: 'a\0b' }],
  ['for no question', { complaintQuestionId: undefined }],
])('a choice that is %s is refused and not kept', async (_, wrong) => {
  const { post, deps } = await serverForThisTest();
  expect((await post('/api/suggestions/choices', { ...choice, ...wrong })).status).toBe(400);
  expect(await deps.db.$count(suggestedChoices)).toBe(0);
});

test('a suggested illness has the specified description and nobody as its author (specification 28.9)', async () => {
  const { post, deps } = await serverForThisTest();
  expect((await post('/api/suggestions/illnesses', { name: 'Morbus Bechterew' })).status).toBe(204);
  expect(await deps.db.select().from(suggestedIllnesses)).toMatchObject([
    { name: 'Morbus Bechterew', description: 'Custom illness suggested by user', suggestedBy: null },
  ]);
});

test('a suggested procedure has the specified description (specification 28.9)', async () => {
  const { post, deps } = await serverForThisTest();
  expect((await post('/api/suggestions/procedures', { name: 'Whipple' })).status).toBe(204);
  expect(await deps.db.select().from(suggestedSurgeries)).toMatchObject([
    { name: 'Whipple', description: 'Custom surgery suggested by user' },
  ]);
});

test('a suggested medication joins the names of its components and defaults to the category Other', async () => {
  const { post, deps } = await serverForThisTest();
  const components = [
    { scientificName: 'Amoxicillin', concentration: '875', unit: 'mg' },
    { scientificName: 'Clavulanic acid', concentration: '125', unit: 'mg' },
  ];
  const body = { commercialName: 'Augmentin', category: '', components };
  expect((await post('/api/suggestions/medications', body)).status).toBe(204);
  expect(await deps.db.select().from(suggestedMedications)).toMatchObject([
    { scientificName: 'Amoxicillin + Clavulanic acid', category: 'Other', components },
  ]);
});
