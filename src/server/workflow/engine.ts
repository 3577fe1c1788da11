import type { HistoryRecommendationsRequest } from '#contract/history-recommendations.ts';
import type { SuggestionCase, SymptomSuggestionsRequest } from '#contract/symptom-suggestions.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { answerPoints } from '#domain/suggestions/answer-points.ts';
import type { CaseFacts } from '#domain/suggestions/case-facts.ts';
import type { Knowledge } from '#domain/suggestions/knowledge.ts';
import { recommendHistory } from '#domain/suggestions/recommend-history.ts';
import { openComplaints, suggestSymptoms } from '#domain/suggestions/suggest-symptoms.ts';

/** What the engine stands on; read once at start. */
export type EngineContent = {
  readonly knowledge: Knowledge;
  readonly evidence: Evidence;
  readonly questions: readonly Question[];
};

/** The built-in knowledge engine, asked in the words of the HTTP contract. Deterministic; a few milliseconds. */
export function openEngine({ knowledge, evidence, questions }: EngineContent) {
  const questionById = new Map(questions.map(question => [question.id, question]));

  const factsOf = ({ patientProfile, chiefComplaint, ...rest }: SuggestionCase): CaseFacts => ({
    age: patientProfile.age,
    gender: patientProfile.gender,
    chiefComplaintId: chiefComplaint.id,
    presentIds: rest.associatedSymptoms.map(({ id }) => id),
    absentIds: rest.negativeSymptoms.map(({ id }) => id),
    points: answerPoints(rest.answers, evidence),
  });

  return {
    /** The symptoms worth asking about, best first. */
    suggest: (request: SymptomSuggestionsRequest, count?: number) =>
      suggestSymptoms(knowledge, factsOf(request), request.exclude, count),
    /** The risk factors worth asking about, best first, and why. */
    recommend: (request: HistoryRecommendationsRequest, count?: number) => {
      const texts = [...request.recorded, ...textsOf(request, questionById)];
      return recommendHistory(
        knowledge,
        { section: request.historySection, facts: factsOf(request), texts },
        count,
      );
    },
    /** What may be suggested in this case, by whomever. */
    open: (request: SymptomSuggestionsRequest) =>
      openComplaints(knowledge, factsOf(request), request.exclude),
    /** How the catalogue words the complaints of these ids; unknown ones are left out. */
    textsOf: (ids: readonly { readonly id: number }[]) =>
      ids.flatMap(({ id }) => knowledge.complaints.find(complaint => complaint.id === id)?.text ?? []),
  };
}

export type Engine = ReturnType<typeof openEngine>;

/** What the answers speak of: the choices made, and everything a question with several choices offered. */
function textsOf({ answers }: SuggestionCase, questionById: ReadonlyMap<number, Question>): string[] {
  return answers.flatMap(({ questionId, choiceId }) => {
    const question = questionById.get(questionId);
    const chosen = choiceId.split(',').map(Number);
    const mentioned = question?.choices.filter(
      ({ id }) => question.type === QUESTION_TYPE.multi || chosen.includes(id),
    );
    return mentioned?.map(({ text }) => text) ?? [];
  });
}
