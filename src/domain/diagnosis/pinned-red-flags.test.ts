import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, OfferedChoice } from '#domain/case/answer.ts';
import { pinnedRedFlags } from '#domain/diagnosis/pinned-red-flags.ts';
import { URGENCIES, urgencyRank } from '#domain/diagnosis/urgency.ts';
import { QUESTION_TYPE, type RedFlag } from '#domain/questionnaire/question.ts';

const DISSECTION: RedFlag = { diagnosisId: 1, name: 'Aortic dissection', urgency: 'now' };
const CANCER: RedFlag = { diagnosisId: 2, name: 'Lung cancer', urgency: 'soon' };
const UNGRADED: RedFlag = { diagnosisId: 3, name: 'Addison disease', urgency: null };
const EMBOLISM: RedFlag = { diagnosisId: 4, name: 'Pulmonary embolism', urgency: 'now' };

const SUDDENLY: OfferedChoice = { id: 11, text: 'Suddenly', redFlags: [CANCER, DISSECTION] };
const SLOWLY: OfferedChoice = { id: 12, text: 'Slowly', redFlags: [UNGRADED] };
const TEARING: OfferedChoice = { id: 21, text: 'Tearing', redFlags: [DISSECTION, EMBOLISM] };
const NONE: OfferedChoice = { id: 22, text: 'None of these', isDenial: true };

const answer = (choiceId: string | null, more: Partial<Answer> = {}): Answer => ({
  questionId: 1,
  questionText: 'How did it begin?',
  questionType: QUESTION_TYPE.multi,
  choiceId,
  choiceText: 'as it was said',
  symptomId: 1,
  offered: [SUDDENLY, SLOWLY, TEARING, NONE],
  ...more,
});
const pinned = (...answers: readonly Answer[]) =>
  pinnedRedFlags(answers).map(({ name, raisedBy }) => [name, raisedBy]);

describe('The red flags that stay in view', () => {
  it('are those of the chosen choices, each with the answer that raised it (specification 9.47)', () => {
    expect(pinned(answer('12'))).toEqual([['Addison disease', 'Slowly']]);
    expect(pinned(answer('22'), answer(null), answer('-5'))).toEqual([]);
  });

  it('stand once, with the first answer that raised them, the most urgent first (specification 9.47)', () => {
    expect(pinned(answer('11,12'), answer('21'))).toEqual([
      ['Aortic dissection', 'Suddenly'],
      ['Pulmonary embolism', 'Tearing'],
      ['Lung cancer', 'Suddenly'],
      ['Addison disease', 'Slowly'],
    ]);
  });

  it('are told of a duration with the amount that was said', () => {
    const said = { questionType: QUESTION_TYPE.duration, choiceText: '3 hours' };
    expect(pinned(answer('12', said))).toEqual([['Addison disease', '3 hours']]);
  });

  it('are none in cases that are older than red flags', () => {
    expect(pinned(answer('11', { offered: undefined }))).toEqual([]);
  });

  it('are exactly those of all chosen choices, in the order of urgency, whatever was answered', () => {
    const flag = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...URGENCIES, null))
      .map(([diagnosisId, urgency]) => ({ diagnosisId, name: `Diagnosis ${diagnosisId}`, urgency }));
    const choices = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 20 }), text: fc.string(), redFlags: fc.array(flag) }),
      { selector: ({ id }) => id },
    );
    const asked = choices.chain(offered => {
      const ids = offered.map(({ id }) => id);
      return fc.subarray(ids).map(chosen => answer(chosen.join(','), { offered }));
    });
    fc.assert(
      fc.property(fc.array(asked), answers => {
        const flags = pinnedRedFlags(answers);
        const raised = answers.flatMap(({ choiceId, offered = [] }) =>
          offered
            .filter(({ id }) => choiceId?.split(',').includes(String(id)))
            .flatMap(({ redFlags = [] }) => redFlags.map(({ diagnosisId }) => diagnosisId)),
        );
        expect(flags.map(({ diagnosisId }) => diagnosisId).toSorted()).toEqual(
          [...new Set(raised)].toSorted(),
        );
        const ranks = flags.map(({ urgency }) => urgencyRank(urgency));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
});
