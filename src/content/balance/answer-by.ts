import type { CompiledComplaint } from '#content/compile/compiled-content.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { KeyedQuestion } from '#content/play/questionnaires.ts';
import type { Answer } from '#domain/case/answer.ts';
import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import { multiAnswer, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';

/** The choices taken in a question; none leaves it open. */
export type Pick = (question: KeyedQuestion) => readonly Choice[];

/** Walks through a complaint's questions as a patient who answers each that shows by `pick`. */
export function answerBy(
  pick: Pick,
  complaint: CompiledComplaint,
  sex: Sex,
  playable: PlayableContent,
): readonly Answer[] {
  const answers: Answer[] = [];
  for (const question of playable.questions(complaint.key, { sex })) {
    if (question.type === QUESTION_TYPE.order || question.choices.length === 0) continue;
    if (visibleQuestions([question], answers, complaint.id).length === 0) continue;
    const [first, ...others] = pick(question);
    if (first === undefined) continue;
    const asked = { question, symptomId: complaint.id };
    // A duration is answered by the choice it falls into, as a single choice is.
    const reply =
      question.type === QUESTION_TYPE.multi
        ? multiAnswer(asked, [first, ...others])
        : singleAnswer(asked, first);
    if (reply !== null) answers.push(reply);
  }
  return answers;
}

/** The points a choice gives a diagnosis, head start included. */
function pointsOf(choice: Choice, diagnosisId: number, { evidence }: PlayableContent): number {
  return (
    (evidence.valuesByChoice.get(choice.id) ?? []).find(value => value.diagnosisId === diagnosisId)?.points ??
    0
  );
}

/** The choices of a question with the most points for the diagnosis first; of equals, the one that helps others least. */
export function byFit(
  question: KeyedQuestion,
  diagnosisId: number,
  playable: PlayableContent,
): readonly Choice[] {
  return question.choices
    .map(choice => ({
      choice,
      support: pointsOf(choice, diagnosisId, playable),
      help: helpOf(choice, playable),
    }))
    .sort((a, b) => b.support - a.support || a.help - b.help)
    .map(({ choice }) => choice);
}

/** All the points a choice gives in favour, to whichever diagnosis. */
function helpOf(choice: Choice, { evidence }: PlayableContent): number {
  const values = evidence.valuesByChoice.get(choice.id) ?? [];
  return values.reduce((sum, { points }) => sum + Math.max(0, points), 0);
}

/** The answer that speaks most for a diagnosis in each question; of several that may be ticked, all that speak for it. */
export function bestFor(diagnosisId: number, playable: PlayableContent): Pick {
  return question => {
    const ranked = byFit(question, diagnosisId, playable);
    const speaking = ranked.filter(choice => pointsOf(choice, diagnosisId, playable) > 0);
    return question.type === QUESTION_TYPE.multi && speaking.length > 0 ? speaking : ranked.slice(0, 1);
  };
}

/** What a patient with the diagnosis most typically says: one answer to each question, the one that fits it best. */
export function typicalFor(diagnosisId: number, playable: PlayableContent): Pick {
  return question => byFit(question, diagnosisId, playable).slice(0, 1);
}
