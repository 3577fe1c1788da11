import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import type { Illness } from '#contract/illnesses.ts';
import type { CatalogueMedication } from '#contract/medications.ts';
import type { QueryGender } from '#contract/patient-gender.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { Database } from '#server/db/database.ts';
import { readComplaints } from '#server/db/read-complaints.ts';
import { type AskedQuestion, readQuestions } from '#server/db/read-questions.ts';
import {
  diagnosisMethods,
  medicationComponents,
  medications,
  pastMedicalIllnesses,
  pastSurgicalProcedures,
} from '#server/db/tables/catalogues.ts';
import { feedbackCategories } from '#server/db/tables/feedback.ts';
import { loadedContent } from '#server/db/tables/loaded-content.ts';

/** All that can be picked from, as read at start. Lists are in the order the specification names. */
export type Catalogue = {
  /** Which content this is; changes exactly when the content does. */
  readonly contentHash: string;
  readonly complaints: readonly Complaint[];
  readonly questionsByComplaint: ReadonlyMap<number, readonly AskedQuestion[]>;
  readonly illnesses: readonly Illness[];
  readonly procedures: readonly Illness[];
  readonly diagnosisMethods: readonly { readonly id: number; readonly name: string }[];
  readonly medications: readonly CatalogueMedication[];
  readonly feedbackCategories: readonly FeedbackCategory[];
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
  const [loaded] = await db.select().from(loadedContent);
  return {
    contentHash: loaded?.fingerprint ?? '',
    complaints: (await readComplaints(db)).sort(
      byText(({ genderFilter, text }) => `${genderFilter} ${text}`),
    ),
    questionsByComplaint: await readQuestions(db),
    illnesses: (await db.select().from(pastMedicalIllnesses)).sort(byText(row => row.name)),
    procedures: (await db.select().from(pastSurgicalProcedures)).sort(byText(row => row.name)),
    diagnosisMethods: (await db.select().from(diagnosisMethods)).sort(byText(row => row.name)),
    medications: await readMedications(db),
    feedbackCategories: await readFeedbackCategories(db),
  };
}

/** The complaints a patient of this gender can have; all of them without a gender. */
export function complaintsFor(catalogue: Catalogue, gender: QueryGender): readonly Complaint[] {
  if (gender === undefined) return catalogue.complaints;
  return catalogue.complaints.filter(
    ({ genderFilter }) => genderFilter === 'both' || genderFilter === gender,
  );
}

/** The questions of a complaint a patient of this gender is asked; none when the complaint is not known. */
export function questionsFor(catalogue: Catalogue, complaintId: number, gender: QueryGender): Question[] {
  const code = gender === 'male' ? 1 : 0;
  const isFor = (maleFemale = 2) => gender === undefined || maleFemale === 2 || maleFemale === code;
  const asked = catalogue.questionsByComplaint.get(complaintId) ?? [];
  return asked
    .filter(({ maleFemale }) => isFor(maleFemale))
    .map(({ question, choicesFor }) => ({
      ...question,
      choices: question.choices.filter(({ id }) => isFor(choicesFor.get(id))),
    }));
}
