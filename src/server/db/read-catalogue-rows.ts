import { getTableColumns, sql } from 'drizzle-orm';
import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import type { Database } from '#server/db/database.ts';
import { bodySystems, chiefComplaint, complaintBodySystems } from '#server/db/tables/complaints.ts';
import {
  diagnosisRisks,
  differentialDiagnosis,
  findings,
  redFlags,
  riskFactors,
  values,
} from '#server/db/tables/diagnoses.ts';
import {
  choices,
  complaintQuestion,
  findingConditions,
  question,
  questionConditions,
  timeRanges,
} from '#server/db/tables/questions.ts';
import { vocabulary } from '#server/db/tables/vocabulary.ts';

/**
 * What of the catalogue is asked and reasoned with, as its tables hold it. Sorted by key, so that the same content is
 * answered alike however it came into the tables.
 */
export async function readCatalogueRows(db: Database): Promise<CatalogueRows> {
  const { maleFactor, femaleFactor, ...diagnosis } = getTableColumns(differentialDiagnosis);
  return {
    bodySystems: await db.select().from(bodySystems).orderBy(bodySystems.id),
    complaints: await db.select().from(chiefComplaint).orderBy(chiefComplaint.id),
    complaintBodySystems: await db
      .select()
      .from(complaintBodySystems)
      .orderBy(complaintBodySystems.complaintId, complaintBodySystems.order),
    questions: await db.select().from(question).orderBy(question.id),
    complaintQuestions: await db.select().from(complaintQuestion).orderBy(complaintQuestion.id),
    conditions: await db.select().from(questionConditions).orderBy(questionConditions.id),
    findingConditions: await db
      .select()
      .from(findingConditions)
      .orderBy(findingConditions.questionId, sql`${findingConditions.finding} collate "C"`),
    choices: await db.select().from(choices).orderBy(choices.id),
    timeRanges: await db.select().from(timeRanges).orderBy(timeRanges.id),
    diagnoses: await db
      .select({ ...diagnosis, sexFactors: { male: maleFactor, female: femaleFactor } })
      .from(differentialDiagnosis)
      .orderBy(differentialDiagnosis.id),
    values: await db.select().from(values).orderBy(values.choiceId, values.diagnosisId),
    redFlags: await db.select().from(redFlags).orderBy(redFlags.choiceId, redFlags.diagnosisId),
    findings: await db.select().from(findings).orderBy(findings.diagnosisId, findings.complaintId),
    diagnosisRisks: await db
      .select()
      .from(diagnosisRisks)
      .orderBy(diagnosisRisks.diagnosisId, diagnosisRisks.riskFactorId),
    risks: await db.select().from(riskFactors).orderBy(riskFactors.id),
    vocabulary: await db.select().from(vocabulary).orderBy(sql`${vocabulary.key} collate "C"`),
  };
}
