import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import { evidenceFrom } from '#domain/catalogue/evidence-from.ts';
import { knowledgeFrom } from '#domain/catalogue/knowledge-from.ts';
import { listedComplaintsFrom } from '#domain/catalogue/listed-complaints-from.ts';
import { askedQuestions, type CatalogueQuestion, questionsFrom } from '#domain/catalogue/questions-from.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import { type LikelihoodModel, likelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { ListedComplaint } from '#domain/review/listed-complaint.ts';

/** What is asked and reasoned with, made of the catalogue's rows: the same for server and browser. */
export type ReasonedCatalogue = {
  readonly complaints: readonly ListedComplaint[];
  readonly questionsByComplaint: ReadonlyMap<number, readonly CatalogueQuestion[]>;
  /** What the differential weighs. */
  readonly evidence: Evidence;
  /** The findings a history is made of, by key. */
  readonly vocabulary: readonly Finding[];
  /** What likelihoods and suggestions rest on. */
  readonly likelihood: LikelihoodModel;
};

/** Makes the rows ready for asking and weighing. Complaints are in the specified order (specification 28.2). */
export function catalogueOf(rows: CatalogueRows): ReasonedCatalogue {
  const knowledge = knowledgeFrom(rows);
  const evidence = evidenceFrom(rows);
  const questionsByComplaint = questionsFrom(rows);
  return {
    complaints: listedComplaintsFrom(rows, knowledge).sort(
      byText(({ genderFilter, text }) => `${genderFilter} ${text}`),
    ),
    questionsByComplaint,
    evidence,
    vocabulary: rows.vocabulary,
    likelihood: likelihoodModel({ knowledge, evidence, questions: askedQuestions(questionsByComplaint) }),
  };
}

/** PostgreSQL sorts by bytes here and by language elsewhere; readers expect the latter everywhere. */
export function byText<T>(text: (row: T) => string): (a: T, b: T) => number {
  const { compare } = new Intl.Collator('en');
  return (a, b) => compare(text(a), text(b));
}

/** How many complaints are named as going with another. */
const OFTEN_WITH = 8;

/** The complaints a patient of this sex can have, each with such others; all of them without one. */
export function complaintsFor(
  { complaints }: Pick<ReasonedCatalogue, 'complaints'>,
  sex: 'male' | 'female' | undefined,
): readonly ListedComplaint[] {
  const own = complaints.filter(
    ({ genderFilter }) => sex === undefined || genderFilter === 'both' || genderFilter === sex,
  );
  const ids = new Set(own.map(({ id }) => id));
  return own.map(complaint => ({
    ...complaint,
    oftenWith: complaint.oftenWith.filter(id => ids.has(id)).slice(0, OFTEN_WITH),
  }));
}
