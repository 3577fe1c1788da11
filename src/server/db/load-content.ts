import { eq, sql } from 'drizzle-orm';
import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { LOCKS } from '#server/db/advisory-locks.ts';
import { deleteOthers, type Queries, replaceRows, upsertRows } from '#server/db/content-rows.ts';
import type { Database } from '#server/db/database.ts';
import { loadCatalogues } from '#server/db/load-catalogues.ts';
import { bodySystems, chiefComplaint, complaintBodySystems } from '#server/db/tables/complaints.ts';
import {
  diagnosisRisks,
  differentialDiagnosis,
  findings,
  redFlags,
  riskFactors,
  values,
} from '#server/db/tables/diagnoses.ts';
import { loadedContent } from '#server/db/tables/loaded-content.ts';
import {
  choices,
  complaintQuestion,
  findingConditions,
  question,
  questionConditions,
  timeRanges,
} from '#server/db/tables/questions.ts';
import { vocabulary } from '#server/db/tables/vocabulary.ts';

/** Raise it when this loader writes something else, so that databases are loaded anew. */
const LOADER_VERSION = 6;

async function loadComplaints(queries: Queries, content: CompiledContent): Promise<void> {
  await upsertRows(queries, bodySystems, content.bodySystems);
  await upsertRows(queries, chiefComplaint, content.complaints);
  await deleteOthers(queries, chiefComplaint, content.complaints);
  await deleteOthers(queries, bodySystems, content.bodySystems);
  await replaceRows(queries, complaintBodySystems, content.complaintBodySystems);
}

async function loadQuestions(queries: Queries, content: CompiledContent): Promise<void> {
  const withoutParents = content.questions.map(row => ({ ...row, parentQuestionId: null }));
  await upsertRows(queries, question, withoutParents);
  await upsertRows(queries, question, content.questions);
  await deleteOthers(queries, question, content.questions);
  await upsertRows(queries, complaintQuestion, content.complaintQuestions);
  await deleteOthers(queries, complaintQuestion, content.complaintQuestions);
  await upsertRows(queries, choices, content.choices);
  await deleteOthers(queries, choices, content.choices);
  await replaceRows(queries, questionConditions, content.conditions);
  await replaceRows(queries, findingConditions, content.findingConditions);
  await replaceRows(queries, timeRanges, content.timeRanges);
}

async function loadDiagnoses(queries: Queries, content: CompiledContent): Promise<void> {
  const diagnoses = content.diagnoses.map(({ sexFactors: { male, female }, ...row }) => ({
    ...row,
    maleFactor: male,
    femaleFactor: female,
  }));
  await upsertRows(queries, differentialDiagnosis, diagnoses);
  await deleteOthers(queries, differentialDiagnosis, diagnoses);
  await replaceRows(queries, values, content.values);
  await replaceRows(queries, redFlags, content.redFlags);
  await replaceRows(queries, findings, content.findings);
  await upsertRows(queries, riskFactors, content.risks);
  await deleteOthers(queries, riskFactors, content.risks);
  await replaceRows(queries, diagnosisRisks, content.diagnosisRisks);
  await replaceRows(queries, vocabulary, content.vocabulary);
}

async function replaceContent(queries: Queries, content: CompiledContent): Promise<void> {
  await loadComplaints(queries, content);
  await loadQuestions(queries, content);
  await loadDiagnoses(queries, content);
  await loadCatalogues(queries, content);
}

/** Content as files: `fingerprint` changes when a file does. `compile` throws when the files have faults. */
export type ContentSource = {
  readonly fingerprint: () => string;
  readonly compile: () => CompiledContent;
};

/**
 * Makes the content tables equal to the content, in one transaction, unless they already are.
 * Rows keep their ids; suggestions, feedback and saved histories are never touched.
 * Servers that start together take turns. Answers whether anything was written.
 */
export async function loadContent(db: Database, content: ContentSource): Promise<boolean> {
  const source = `${content.fingerprint()}/${LOADER_VERSION}`;
  return db.transaction(async queries => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCKS.loadContent})`);
    const [loaded] = await queries.select().from(loadedContent).where(eq(loadedContent.id, 1));
    if (loaded?.source === source) return false;
    const compiled = content.compile();
    const fingerprint = `${compiled.contentHash}/${LOADER_VERSION}`;
    const isNew = loaded?.fingerprint !== fingerprint;
    if (isNew) await replaceContent(queries, compiled);
    const version = compiled.contentVersion;
    await upsertRows(queries, loadedContent, [{ id: 1, fingerprint, source, version, loadedAt: new Date() }]);
    return isNew;
  });
}
