import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { readCatalogue } from '#server/db/catalogue.ts';
import { loadContent } from '#server/db/load-content.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { users } from '#server/db/tables/accounts.ts';
import { pastMedicalIllnesses } from '#server/db/tables/catalogues.ts';
import { feedbackCategories, userFeedback } from '#server/db/tables/feedback.ts';
import { savedHistories } from '#server/db/tables/saved-histories.ts';
import { suggestedChoices } from '#server/db/tables/suggestions.ts';
import { choice, fixtureContent, fixtureSource, sourceOf } from '../../../tests/database/fixture-content.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';

/** Without testicular pain, with a new text and a new choice, without one feedback category. */
const changed: CompiledContent = {
  ...fixtureContent,
  contentHash: 'changed',
  complaints: fixtureContent.complaints
    .filter(({ id }) => id !== 11)
    .map(row => ({ ...row, text: 'Pain in the chest' })),
  complaintBodySystems: [{ complaintId: 10, bodySystemId: 2, order: 1 }],
  questions: fixtureContent.questions.filter(({ id }) => id !== 111),
  complaintQuestions: fixtureContent.complaintQuestions.filter(({ id }) => id !== 1011),
  choices: [
    ...fixtureContent.choices.filter(({ id }) => id !== 211),
    choice({ id: 212, questionId: 101, text: 'On waking', order: 3 }),
  ],
  values: fixtureContent.values.filter(({ choiceId }) => choiceId !== 211),
  findings: fixtureContent.findings.filter(({ complaintId }) => complaintId !== 11),
  illnesses: [],
  feedbackCategories: fixtureContent.feedbackCategories.filter(({ id }) => id !== 902),
};

test('content that is loaded already is not written again', async () => {
  const db = await databaseForThisTest();
  expect(await loadContent(db, fixtureSource)).toBe(false);
});

test('content whose files have not changed is not even compiled', async () => {
  const db = await databaseForThisTest();
  const compile = () => {
    throw new Error('compiled');
  };
  expect(await loadContent(db, { ...fixtureSource, compile })).toBe(false);
  await expect(loadContent(db, { fingerprint: () => 'new', compile })).rejects.toThrow('compiled');
});

test('files that changed without changing the content are compiled once, and nothing is written', async () => {
  const db = await databaseForThisTest();
  let compiled = 0;
  const compile = () => {
    compiled++;
    return fixtureContent;
  };
  expect(await loadContent(db, { fingerprint: () => 'a comment', compile })).toBe(false);
  expect(await loadContent(db, { fingerprint: () => 'a comment', compile })).toBe(false);
  expect(compiled).toBe(1);
});

test('what the database gives back is what the content says', async () => {
  const db = await databaseForThisTest();
  const { evidence } = await readCatalogue(db);
  const { diagnoses, valuesByChoice, headStartByChoice } = evidence;
  expect([...diagnoses.keys()].sort()).toEqual([301, 302, 303]);
  expect(diagnoses.get(302)).toMatchObject({
    ageFactors: [{ from: 0, to: 39, factor: 0.5 }],
    sexFactors: { male: 1.5, female: 0.5 },
  });
  expect(valuesByChoice.get(204)).toHaveLength(2);
  expect(headStartByChoice.get(202)).toEqual({ complaintId: 10, values: [{ diagnosisId: 301, points: 2 }] });
  expect(headStartByChoice.has(203)).toBe(false);
});

test('changed content replaces the old, and ids stay', async () => {
  const db = await databaseForThisTest();
  expect(await loadContent(db, sourceOf(changed))).toBe(true);
  const { complaints, questionsByComplaint, illnesses } = await readCatalogue(db);
  expect(complaints).toEqual([
    {
      id: 10,
      text: 'Pain in the chest',
      clinicalName: 'Chest pain',
      synonyms: ['angina'],
      oftenWith: [],
      genderFilter: 'both',
      ages: { from: 0, to: 120 },
      bodySystems: [expect.objectContaining({ id: 2 })],
    },
  ]);
  expect(questionsByComplaint.has(11)).toBe(false);
  const onset = questionsByComplaint.get(10)?.[0]?.question;
  expect(onset?.choices.map(({ text }) => text)).toEqual(['Suddenly', 'Slowly', 'On waking']);
  expect(illnesses).toEqual([]);
});

test('changed content and back again leaves exactly the first', async () => {
  const db = await databaseForThisTest();
  const before = await readCatalogue(db);
  await loadContent(db, sourceOf(changed));
  await loadContent(db, sourceOf(fixtureContent));
  expect(await readCatalogue(db)).toEqual(before);
});

test('suggestions, feedback and saved histories survive a change of the content', async () => {
  const db = await databaseForThisTest();
  const suggestion = { complaintQuestionId: 1011, choiceText: 'Both', questionText: 'Which side hurts?' };
  await db.insert(suggestedChoices).values(suggestion);
  await db.insert(userFeedback).values({ categoryId: 902, title: 'Idea', description: 'More' });
  await db.insert(users).values({ id: 'u', email: 'u@example.org' });
  await db.insert(savedHistories).values({ userId: 'u', title: 'Case 1', patientData: { pdfUrl: '/x' } });
  await loadContent(db, sourceOf(changed));
  expect(await db.select().from(suggestedChoices)).toMatchObject([suggestion]);
  expect(await db.select().from(userFeedback)).toMatchObject([{ categoryId: 902, title: 'Idea' }]);
  expect(await db.select().from(savedHistories)).toMatchObject([{ patientData: { pdfUrl: '/x' } }]);
});

test('a feedback category that left the content is retired and comes back with it', async () => {
  const db = await databaseForThisTest();
  await loadContent(db, sourceOf(changed));
  const names = async () => (await readCatalogue(db)).feedbackCategories.map(({ name }) => name);
  expect(await names()).toEqual(['Bug report']);
  expect(await db.$count(feedbackCategories, eq(feedbackCategories.id, 902))).toBe(1);
  await loadContent(db, sourceOf(fixtureContent));
  expect(await names()).toEqual(['Bug report', 'Feature idea']);
});

test('an illness that somebody added to the catalogue by hand stays', async () => {
  const db = await databaseForThisTest();
  const custom = { id: 999_001, name: 'Zoster', description: '', synonyms: [], isCustom: true };
  await db.insert(pastMedicalIllnesses).values(custom);
  await loadContent(db, sourceOf(changed));
  expect((await readCatalogue(db)).illnesses).toEqual([custom]);
});

test('content that breaks in the middle leaves the database as it was', async () => {
  const db = await databaseForThisTest();
  const before = await readCatalogue(db);
  const broken = { ...changed, values: [{ choiceId: 201, diagnosisId: 99_999, points: 1, headStart: 0 }] };
  await expect(loadContent(db, sourceOf(broken))).rejects.toThrow();
  expect(await readCatalogue(db)).toEqual(before);
});

test('servers that start together on an empty database take turns', async () => {
  const db = await databaseForThisTest('template0');
  const start = async () => {
    await migrateDatabase(db);
    return loadContent(db, sourceOf(fixtureContent));
  };
  const written = await Promise.all([start(), start(), start()]);
  expect(written.filter(Boolean)).toHaveLength(1);
  expect((await readCatalogue(db)).complaints).toHaveLength(2);
});

test('histories with pictures are stored uncompressed', async () => {
  const db = await databaseForThisTest();
  const { rows } = await db.execute(
    sql`select attstorage from pg_attribute
        where attrelid = 'saved_histories'::regclass and attname = 'patient_data'`,
  );
  expect(rows).toEqual([{ attstorage: 'e' }]);
});
