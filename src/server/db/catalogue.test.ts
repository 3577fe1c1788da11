import { expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { evidenceFrom } from '#domain/catalogue/evidence-from.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';
import { listedComplaintsFrom } from '#domain/catalogue/listed-complaints-from.ts';
import { questionsFrom } from '#domain/catalogue/questions-from.ts';
import type { Evidence, Value } from '#domain/diagnosis/evidence.ts';
import { readCatalogue } from '#server/db/catalogue.ts';
import { loadContent } from '#server/db/load-content.ts';
import { fixtureContent, sourceOf } from '../../../tests/database/fixture-content.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';

/** The content's authors order what a choice says of the diagnoses, the database does not: it means nothing. */
function sorted(evidence: Evidence) {
  const byDiagnosis = (values: readonly Value[]) => values.toSorted((a, b) => a.diagnosisId - b.diagnosisId);
  const { diagnoses, valuesByChoice, headStartByChoice } = evidence;
  return {
    diagnoses,
    values: new Map([...valuesByChoice].map(([id, values]) => [id, byDiagnosis(values)])),
    headStarts: new Map(
      [...headStartByChoice].map(([id, { complaintId, values }]) => [id, [complaintId, byDiagnosis(values)]]),
    ),
  };
}

function byId<T extends { readonly id: number }>(list: readonly T[]): readonly T[] {
  return list.toSorted((a, b) => a.id - b.id);
}

test.each([
  ['a few complaints', fixtureContent],
  ['the whole content', provisionalContent(wholeContent(), readIds()).compiled],
])('the catalogue read from PostgreSQL is the compiled content: %s', async (_, compiled) => {
  const db = await databaseForThisTest();
  await loadContent(db, sourceOf(compiled));
  const read = await readCatalogue(db);
  const knowledge = knowledgeFrom(compiled);
  expect(byId(read.complaints)).toEqual(byId(listedComplaintsFrom(compiled, knowledge)));
  expect(read.questionsByComplaint).toEqual(questionsFrom(compiled));
  expect(sorted(read.evidence)).toEqual(sorted(evidenceFrom(compiled)));
  expect(read.likelihood.knowledge).toEqual(knowledge);
});
