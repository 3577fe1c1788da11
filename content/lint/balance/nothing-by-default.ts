import { differential } from '#domain/diagnosis/differential.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { denialOf } from '../denial.ts';
import type { Knowledge } from '../knowledge.ts';
import type { KeyedQuestion } from '../questionnaires.ts';
import type { Fault } from '../rule.ts';
import type { Sex } from '../schema/complaint.ts';
import { answerBy, type Pick } from './answer-by.ts';

const LARGEST_SHARE = 50;

/** A patient who says "none of these" throughout has no diagnosis by default: none takes more than half of the points. */
export function* nothingByDefault(knowledge: Knowledge): Generator<Fault> {
  for (const complaint of knowledge.compiled.complaints) {
    const sexes: Sex[] = complaint.genderFilter === 'both' ? ['male', 'female'] : [complaint.genderFilter];
    for (const sex of sexes) {
      const answers = answerBy(denying(knowledge), complaint, sex, knowledge);
      const [winner] = differential(answers, knowledge.evidence);
      if ((winner?.probability ?? 0) <= LARGEST_SHARE) continue;
      const share = Math.round(winner?.probability ?? 0);
      yield {
        file: complaint.key,
        message: `${winner?.name} takes ${share} % when a ${sex} denies everything`,
      };
    }
  }
}

/** The first question, which must be answered, gets the answer that says least; the others are denied or left open. */
function denying(knowledge: Knowledge): Pick {
  return question => {
    if (question.choices.some(({ id }) => knowledge.evidence.baseByChoice.has(id)))
      return plainest(question, knowledge);
    const denial = denialOf(question.choices, question.type === QUESTION_TYPE.multi);
    return denial === undefined ? [] : [denial];
  };
}

function plainest(question: KeyedQuestion, { compiled }: Knowledge): readonly Choice[] {
  const said = (choice: Choice) =>
    compiled.values
      .filter(({ choiceId }) => choiceId === choice.id)
      .reduce((sum, { points, base }) => sum + Math.abs(points - base), 0);
  return question.choices.toSorted((a, b) => said(a) - said(b)).slice(0, 1);
}
