import type { Answer } from '#domain/case/answer.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { multiReply, singleReply } from '#domain/questionnaire/replies.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';
import type { ComplaintRow } from '../compiled-content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { KeyedQuestion } from '../questionnaires.ts';
import type { Sex } from '../schema/complaint.ts';

/** The choices taken in a question; none leaves it open. */
export type Pick = (question: KeyedQuestion) => readonly Choice[];

/** Walks through a complaint's questions as a patient who answers each that shows by `pick`. */
export function answerBy(
  pick: Pick,
  complaint: ComplaintRow,
  sex: Sex,
  knowledge: Knowledge,
): readonly Answer[] {
  const answers: Answer[] = [];
  for (const question of knowledge.questions(complaint.key, { sex })) {
    if (question.type === QUESTION_TYPE.order || question.choices.length === 0) continue;
    if (visibleQuestions([question], answers, complaint.id).length === 0) continue;
    const [first, ...others] = pick(question);
    if (first === undefined) continue;
    const asked = { question, symptomId: complaint.id };
    // A duration is answered by the choice it falls into, as a single choice is.
    const reply =
      question.type === QUESTION_TYPE.multi
        ? multiReply(asked, [first, ...others])
        : singleReply(asked, first);
    if (reply !== null) answers.push(reply);
  }
  return answers;
}

/** The points a choice gives a diagnosis, base included. */
function pointsOf(choice: Choice, diagnosisId: number, { evidence }: Knowledge): number {
  return (
    (evidence.valuesByChoice.get(choice.id) ?? []).find(value => value.diagnosisId === diagnosisId)?.points ??
    0
  );
}

/** The choices of a question with the most points for the diagnosis first; of equals, the one that helps others least. */
export function byFit(question: KeyedQuestion, diagnosisId: number, knowledge: Knowledge): readonly Choice[] {
  const support = (choice: Choice) => pointsOf(choice, diagnosisId, knowledge);
  const help = (choice: Choice) =>
    (knowledge.evidence.valuesByChoice.get(choice.id) ?? []).reduce(
      (sum, { points }) => sum + Math.max(0, points),
      0,
    );
  return question.choices.toSorted((a, b) => support(b) - support(a) || help(a) - help(b));
}

/** The answer that speaks most for a diagnosis in each question; of several that may be ticked, all that speak for it. */
export function bestFor(diagnosisId: number, knowledge: Knowledge): Pick {
  return question => {
    const ranked = byFit(question, diagnosisId, knowledge);
    const speaking = ranked.filter(choice => pointsOf(choice, diagnosisId, knowledge) > 0);
    return question.type === QUESTION_TYPE.multi && speaking.length > 0 ? speaking : ranked.slice(0, 1);
  };
}

/** What a patient with the diagnosis most typically says: one answer to each question, the one that fits it best. */
export function typicalFor(diagnosisId: number, knowledge: Knowledge): Pick {
  return question => byFit(question, diagnosisId, knowledge).slice(0, 1);
}
