import type { Answer } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { knownAnswer } from '#domain/findings/known-answer.ts';
import { type KnownFindings, knownFindings } from '#domain/findings/known-findings.ts';
import { settleFinding } from '#domain/findings/settle-finding.ts';
import { type CaseSaid, statementsOf } from '#domain/findings/statements.ts';
import { answerQuestion } from '#domain/questionnaire/open-questionnaire.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';

/**
 * Answers those questions of the open questionnaire, from a place on, of which everything is known already. An answer
 * may let through further questions, so it looks again after each.
 */
export function repeatKnown(said: CaseSaid, vocabulary: readonly Finding[], from: number): PatientRecord {
  const { record } = said;
  const next = nextRepeated(record, knownFindings(statementsOf(said, vocabulary)), from);
  if (!next) return record;
  const changed = answerQuestion(record, next.question, { ...next.answer, isRepeated: true });
  return repeatKnown({ ...said, record: changed }, vocabulary, from);
}

/** Brings what was repeated in line with those who said it first, wherever they changed their mind. */
export function withRepeatsFollowing(said: CaseSaid, vocabulary: readonly Finding[]): PatientRecord {
  const known = knownFindings(statementsOf(said, vocabulary));
  const answers = said.record.answers.flatMap(answer =>
    answer.isRepeated ? following(answer, known) : [answer],
  );
  return { ...said.record, answers };
}

/** The place of the first question from a place on that is to be put; undefined when the rest was repeated. */
export function nextToAsk(record: PatientRecord, from: number): number | undefined {
  const symptomId = record.currentSymptom?.id;
  if (symptomId === undefined) return undefined;
  const repeated = new Set(
    answersOf(record, symptomId)
      .filter(({ isRepeated }) => isRepeated)
      .map(({ questionId }) => questionId),
  );
  const questions = visibleQuestions(record.availableQuestions, record.answers, symptomId);
  const place = questions.findIndex(({ id }, index) => index >= from && !repeated.has(id));
  return place === -1 ? undefined : place;
}

type Repeated = { readonly question: Question; readonly answer: Answer };

function nextRepeated(record: PatientRecord, known: KnownFindings, from: number): Repeated | undefined {
  const symptomId = record.currentSymptom?.id;
  if (symptomId === undefined) return undefined;
  const answered = new Set(answersOf(record, symptomId).map(({ questionId }) => questionId));
  for (const question of visibleQuestions(record.availableQuestions, record.answers, symptomId).slice(from)) {
    const answer = answered.has(question.id) ? null : knownAnswer({ question, symptomId }, known);
    if (answer) return { question, answer };
  }
  return undefined;
}

function following(answer: Answer, known: KnownFindings): Answer[] {
  const keys = (answer.offered ?? []).flatMap(({ finding, denies }) => finding ?? denies ?? []);
  return keys.reduce<Answer[]>(
    (settled, key) => {
      const now = known.get(key);
      return now ? settleFinding(settled, key, now.isPresent) : settled;
    },
    [answer],
  );
}
