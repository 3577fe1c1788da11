import fc from 'fast-check';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { aModel, COMPLAINT_IDS, someCaseFacts } from '#domain/diagnosis/likelihood/knowledge.fixture.ts';
import { type LikelihoodModel, likelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { DIMENSIONS } from '#domain/questionnaire/dimension.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

const QUESTIONS = 3;
const CHOICES = 4;

/** The findings of choices: each is told in two questionnaires. */
const FINDINGS = ['cough', 'fever', 'rash'] as const;

/** A questionnaire of each of the first four complaints; the last question of each tells findings. */
function questionnaire(complaintId: number): Question[] {
  return Array.from({ length: QUESTIONS }, (_, at): Question => {
    const id = complaintId * 10 + at;
    const isTelling = at === QUESTIONS - 1;
    return {
      id,
      complaintQuestionId: id,
      text: `Question ${id}?`,
      type: isTelling ? QUESTION_TYPE.multi : QUESTION_TYPE.single,
      covers: DIMENSIONS[at] ?? 'onset',
      conditions: [],
      choices: Array.from({ length: CHOICES }, (_, choice) => ({
        id: id * 10 + choice,
        text: `Choice ${choice}`,
        ranges: [],
        ...(isTelling && choice < FINDINGS.length && { finding: FINDINGS[choice] }),
      })),
    };
  });
}

const ASKED = COMPLAINT_IDS.slice(0, 4);

const questions = new Map(ASKED.map(id => [id, questionnaire(id).map(question => ({ question }))]));

const CHOICE_IDS = [...questions.values()]
  .flat()
  .flatMap(({ question }) => question.choices.map(({ id }) => id));

const somePoints = fc.record({
  choiceId: fc.constantFrom(...CHOICE_IDS),
  diagnosisId: fc.integer({ min: 1, max: 12 }),
  points: fc.integer({ min: -2, max: 10 }),
});

/** Models with questionnaires. */
export const aModelWithQuestions: fc.Arbitrary<LikelihoodModel> = fc
  .tuple(
    aModel,
    fc.uniqueArray(somePoints, { maxLength: 80, selector: one => `${one.choiceId} ${one.diagnosisId}` }),
  )
  .map(([{ knowledge }, values]) =>
    likelihoodModel({
      knowledge,
      questions,
      evidence: {
        valuesByChoice: Map.groupBy(values, ({ choiceId }) => choiceId),
        flagsByChoice: new Map(),
        headStartByChoice: new Map(),
      },
    }),
  );

/** Cases in which some choices are ticked besides. */
export const someAnswers: fc.Arbitrary<CaseFacts> = fc
  .record({ case: someCaseFacts, chosen: fc.uniqueArray(fc.constantFrom(...CHOICE_IDS), { maxLength: 20 }) })
  .map(({ case: { facts }, chosen }) => ({
    ...facts,
    answers: chosen.map(id => ({ questionId: Math.floor(id / 10), choiceId: String(id) })),
  }));

/** The same finding as a choice tells, in the questionnaires that come after that of the choice. */
export function toldAgain(model: LikelihoodModel, choiceId: number): number[] {
  const told = model.choices.get(choiceId);
  return [...model.choices.values()]
    .filter(
      other => other.choice.finding === told?.choice.finding && other.complaintId > (told?.complaintId ?? 0),
    )
    .map(({ choice }) => choice.id);
}
