import { type Knowledge, knowledgeOf } from '#domain/suggestions/knowledge.ts';
import type { Database } from '#server/db/database.ts';
import { readComplaints } from '#server/db/read-complaints.ts';
import { diagnosisRisks, differentialDiagnosis, findings, riskFactors } from '#server/db/tables/diagnoses.ts';

/** Everything the suggestion engine reasons with, as read at start. */
export async function readKnowledge(db: Database): Promise<Knowledge> {
  const rows = await db.select().from(differentialDiagnosis);
  const found = Map.groupBy(await db.select().from(findings), row => row.diagnosisId);
  const risky = Map.groupBy(await db.select().from(diagnosisRisks), row => row.diagnosisId);
  const diagnoses = rows.map(
    ({ id, name, mustNotMiss, commonness, ageFactors, maleFactor, femaleFactor }) => ({
      id,
      name,
      mustNotMiss,
      commonness,
      ageFactors,
      sexFactors: { male: maleFactor, female: femaleFactor },
      findings: new Map(found.get(id)?.map(row => [row.complaintId, row.strength])),
      risks: new Map(risky.get(id)?.map(row => [row.riskFactorId, row.oddsRatio])),
    }),
  );
  return knowledgeOf({
    diagnoses,
    complaints: await readComplaints(db),
    risks: await db.select().from(riskFactors),
  });
}
