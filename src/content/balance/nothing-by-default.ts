import { answerBy, type Pick } from '#content/balance/answer-by.ts';
import type { Fault } from '#content/lint/rule.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import { denialOf } from '#content/read/denial.ts';
import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';

const LARGEST_SHARE = 50;

/** A patient who says "none of these" throughout has no diagnosis by default: none takes more than half of the points. */
export function* nothingByDefault(playable: PlayableContent): Generator<Fault> {
  const pick = denying(playable);
  for (const complaint of playable.compiled.complaints) {
    const sexes: Sex[] = complaint.genderFilter === 'both' ? ['male', 'female'] : [complaint.genderFilter];
    for (const sex of sexes) {
      const answers = answerBy(pick, complaint, sex, playable);
      const [winner] = differential(answers, playable.evidence);
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
function denying({ evidence, compiled }: PlayableContent): Pick {
  const values = Map.groupBy(compiled.values, ({ choiceId }) => choiceId);
  const said = ({ id }: Choice) =>
    (values.get(id) ?? []).reduce((sum, { points, headStart }) => sum + Math.abs(points - headStart), 0);
  return question => {
    if (question.choices.some(({ id }) => evidence.headStartByChoice.has(id)))
      return question.choices.toSorted((a, b) => said(a) - said(b)).slice(0, 1);
    const denial = denialOf(question.choices, question.type === QUESTION_TYPE.multi);
    return denial === undefined ? [] : [denial];
  };
}
