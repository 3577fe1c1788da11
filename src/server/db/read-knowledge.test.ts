import { expect, test } from 'vitest';
import { readKnowledge } from '#server/db/read-knowledge.ts';
import { contentKnowledge } from '#server/workflow/content-knowledge.ts';
import { fixtureContent } from '../../../tests/database/fixture-content.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';

test('the engine knows from the database exactly what the content says', async () => {
  const read = await readKnowledge(await databaseForThisTest());
  const written = contentKnowledge(fixtureContent);
  const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
    rows.toSorted((a, b) => a.id - b.id);
  expect(byId(read.diagnoses)).toEqual(byId(written.diagnoses));
  expect(byId(read.complaints)).toEqual(byId(written.complaints));
  expect(read.risks).toEqual(written.risks);
  expect(read.backgrounds).toEqual(written.backgrounds);
});
