import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import type { Illness } from '#contract/illnesses.ts';
import type { CatalogueMedication } from '#contract/medications.ts';
import type { QueryGender } from '#contract/patient-gender.ts';
import { evidenceFrom } from '#domain/catalogue/evidence-from.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';
import { listedComplaintsFrom } from '#domain/catalogue/listed-complaints-from.ts';
import { askedQuestions, type CatalogueQuestion, questionsFrom } from '#domain/catalogue/questions-from.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import { type LikelihoodModel, likelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { ListedComplaint } from '#domain/review/listed-complaint.ts';
import type { Database } from '#server/db/database.ts';
import { readCatalogueRows } from '#server/db/read-catalogue-rows.ts';
import {
  diagnosisMethods,
  medicationComponents,
  medications,
  pastMedicalIllnesses,
  pastSurgicalProcedures,
} from '#server/db/tables/catalogues.ts';
import { feedbackCategories } from '#server/db/tables/feedback.ts';
import { loadedContent } from '#server/db/tables/loaded-content.ts';

/**
 * All that can be asked, picked from and reasoned with, as read at start.
 * Lists are in the specified order (specification 28.2 to 28.4).
 */
export type Catalogue = {
  /** Which content this is; changes exactly when the content does. */
  readonly contentHash: string;
  /** The same for people: its date and the beginning of its digest. */
  readonly contentVersion: string;
  readonly complaints: readonly ListedComplaint[];
  readonly questionsByComplaint: ReadonlyMap<number, readonly CatalogueQuestion[]>;
  readonly illnesses: readonly Illness[];
  readonly procedures: readonly Illness[];
  readonly diagnosisMethods: readonly { readonly id: number; readonly name: string }[];
  readonly medications: readonly CatalogueMedication[];
  readonly feedbackCategories: readonly FeedbackCategory[];
  /** What the differential weighs. */
  readonly evidence: Evidence;
  /** The findings a history is made of, by key. */
  readonly vocabulary: readonly Finding[];
  /** What likelihoods and suggestions rest on. */
  readonly likelihood: LikelihoodModel;
};

/** PostgreSQL sorts by bytes here and by language elsewhere; readers expect the latter everywhere. */
function byText<T>(text: (row: T) => string): (a: T, b: T) => number {
  const { compare } = new Intl.Collator('en');
  return (a, b) => compare(text(a), text(b));
}

async function readMedications(db: Database): Promise<CatalogueMedication[]> {
  const rows = await db.select().from(medications);
  const parts = await db.select().from(medicationComponents).orderBy(asc(medicationComponents.order));
  const byMedication = Map.groupBy(parts, part => part.medicationId);
  return rows
    .map(row => ({
      ...row,
      components: (byMedication.get(row.id) ?? []).map(({ id, scientificName, concentration, unit }) => ({
        id,
        scientificName,
        concentration,
        unit,
      })),
    }))
    .sort(byText(row => row.commercialName));
}

async function readFeedbackCategories(db: Database): Promise<FeedbackCategory[]> {
  const { retired, ...columns } = getTableColumns(feedbackCategories);
  const rows = await db.select(columns).from(feedbackCategories).where(eq(retired, false));
  return rows.sort(byText(row => row.name));
}

/** Reads the whole catalogue from the database; it changes only when content is loaded, at start. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const rows = await readCatalogueRows(db);
  const knowledge = knowledgeFrom(rows);
  const evidence = evidenceFrom(rows);
  const questionsByComplaint = questionsFrom(rows);
  const [loaded] = await db.select().from(loadedContent);
  return {
    contentHash: loaded?.fingerprint ?? '',
    contentVersion: loaded?.version ?? '',
    complaints: listedComplaintsFrom(rows, knowledge).sort(
      byText(({ genderFilter, text }) => `${genderFilter} ${text}`),
    ),
    questionsByComplaint,
    illnesses: (await db.select().from(pastMedicalIllnesses)).sort(byText(row => row.name)),
    procedures: (await db.select().from(pastSurgicalProcedures)).sort(byText(row => row.name)),
    diagnosisMethods: (await db.select().from(diagnosisMethods)).sort(byText(row => row.name)),
    medications: await readMedications(db),
    feedbackCategories: await readFeedbackCategories(db),
    evidence,
    vocabulary: rows.vocabulary,
    likelihood: likelihoodModel({ knowledge, evidence, questions: askedQuestions(questionsByComplaint) }),
  };
}

/** How many complaints are named as going with another. */
const OFTEN_WITH = 8;

/** The complaints a patient of this gender can have, each with such others; all of them without a gender. */
export function complaintsFor({ complaints }: Catalogue, gender: QueryGender): readonly ListedComplaint[] {
  const own = complaints.filter(
    ({ genderFilter }) => gender === undefined || genderFilter === 'both' || genderFilter === gender,
  );
  const ids = new Set(own.map(({ id }) => id));
  return own.map(complaint => ({
    ...complaint,
    oftenWith: complaint.oftenWith.filter(id => ids.has(id)).slice(0, OFTEN_WITH),
  }));
}
