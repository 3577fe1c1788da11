import { eq, ne } from 'drizzle-orm';
import type { Diagnosis, Evidence, Value } from '#domain/diagnosis/evidence.ts';
import type { Database } from '#server/db/database.ts';
import { differentialDiagnosis, values } from '#server/db/tables/diagnoses.ts';
import { choices, complaintQuestion } from '#server/db/tables/questions.ts';

async function readDiagnoses(db: Database): Promise<Map<number, Diagnosis>> {
  const rows = await db.select().from(differentialDiagnosis);
  return new Map(
    rows.map(({ id, name, mustNotMiss, ageFactors, maleFactor, femaleFactor }) => [
      id,
      { id, name, mustNotMiss, ageFactors, sexFactors: { male: maleFactor, female: femaleFactor } },
    ]),
  );
}

async function readValues(db: Database): Promise<Map<number, Value[]>> {
  const rows = await db.select().from(values);
  const byChoice = Map.groupBy(rows, row => row.choiceId);
  return new Map(
    [...byChoice].map(([id, list]) => [id, list.map(({ diagnosisId, points }) => ({ diagnosisId, points }))]),
  );
}

async function readBases(db: Database): Promise<Evidence['baseByChoice']> {
  const rows = await db
    .select({ value: values, complaintId: complaintQuestion.complaintId })
    .from(values)
    .innerJoin(choices, eq(choices.id, values.choiceId))
    .innerJoin(complaintQuestion, eq(complaintQuestion.questionId, choices.questionId))
    .where(ne(values.base, 0));
  const bases = new Map<number, { complaintId: number; values: Value[] }>();
  for (const { value, complaintId } of rows) {
    const base = bases.get(value.choiceId) ?? { complaintId, values: [] };
    base.values.push({ diagnosisId: value.diagnosisId, points: value.base });
    bases.set(value.choiceId, base);
  }
  return bases;
}

/** Everything the differential weighs, as read at start. */
export async function readEvidence(db: Database): Promise<Evidence> {
  return {
    diagnoses: await readDiagnoses(db),
    valuesByChoice: await readValues(db),
    baseByChoice: await readBases(db),
  };
}
