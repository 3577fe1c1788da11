import { completedYears, monthsOld } from '#domain/case/age.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { knownComplaints } from '#domain/diagnosis/likelihood/known-complaints.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { complaintsKnown } from '#domain/findings/complaints-said.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { type Said, saidByChoosing } from '#domain/questionnaire/said.ts';
import type { HistoryQuery, SuggestionCase, SymptomQuery } from '#domain/suggestions/ask-suggestions.ts';
import { recommendHistory } from '#domain/suggestions/recommend-history.ts';
import { openComplaints, suggestSymptoms } from '#domain/suggestions/suggest-symptoms.ts';

/** The built-in knowledge engine, asked in the words of the HTTP contract. Deterministic; a few milliseconds. */
export function openEngine(model: LikelihoodModel) {
  const { knowledge, questions } = model;
  const questionById = new Map([...questions.values()].flat().map(({ question }) => [question.id, question]));

  const idsOf = (symptoms: SuggestionCase['associatedSymptoms']) =>
    knownComplaints(
      model,
      symptoms.map(({ id }) => id),
    );

  const factsOf = ({ patientProfile, chiefComplaint, ...rest }: SuggestionCase): CaseFacts => ({
    age: completedYears(patientProfile),
    ageMonths: monthsOld(patientProfile),
    gender: patientProfile.gender,
    chiefComplaintId: chiefComplaint.id,
    presentIds: idsOf(rest.associatedSymptoms),
    absentIds: idsOf(rest.negativeSymptoms),
    answers: rest.answers,
    present: rest.present,
    denied: rest.denied,
  });

  /** What the student says is answered, and what the answers tell or deny by the way. */
  const askedIn = (request: SymptomQuery): number[] => {
    const { present, denied } = saidIn(request, questionById);
    return [...request.exclude, ...complaintsKnown({ present, denied }, knowledge.vocabulary)];
  };

  /** The findings that the symptoms of the case are, and those that were denied. */
  const spokenOf = ({ chiefComplaint, associatedSymptoms, negativeSymptoms }: SuggestionCase): string[] =>
    [chiefComplaint, ...associatedSymptoms, ...negativeSymptoms].flatMap(
      ({ id }) => model.findingsOf.get(id)?.map(({ key }) => key) ?? [],
    );

  return {
    /** The symptoms worth asking about, best first. */
    suggest: (request: SymptomQuery, count?: number) =>
      suggestSymptoms(model, factsOf(request), askedIn(request), count),
    /** The risk factors worth asking about, best first, and why. */
    recommend: (request: HistoryQuery, count?: number) => {
      const { present, denied } = saidIn(request, questionById);
      const keys = new Set([...present, ...denied, ...spokenOf(request)]);
      const said = { keys, texts: request.recorded };
      const question = { section: request.historySection, facts: factsOf(request), said };
      return recommendHistory(model, question, count);
    },
    /** What may be suggested in this case, by whomever. */
    open: (request: SymptomQuery) => openComplaints(knowledge, factsOf(request), askedIn(request)),
    /** How the catalogue words the complaints of these ids; unknown ones are left out. */
    textsOf: (ids: readonly { readonly id: number }[]) =>
      ids.flatMap(({ id }) => knowledge.complaints.find(complaint => complaint.id === id)?.text ?? []),
  };
}

export type Engine = ReturnType<typeof openEngine>;

/** What the case tells and denies: its answers, and whatever else was said. */
function saidIn({ answers, ...told }: SuggestionCase, questionById: ReadonlyMap<number, Question>): Said {
  const said = answers.flatMap(({ questionId, choiceId }) => {
    const question = questionById.get(questionId);
    const chosen = new Set(choiceId.split(',').map(Number));
    return question ? [saidByChoosing(question.type, question.choices, ({ id }) => chosen.has(id))] : [];
  });
  return {
    present: [...told.present, ...said.flatMap(({ present }) => present)],
    denied: [...told.denied, ...said.flatMap(({ denied }) => denied)],
  };
}
