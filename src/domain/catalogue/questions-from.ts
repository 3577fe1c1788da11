import { ALL_AGES, type ForAges } from '#domain/case/fits-age.ts';
import {
  type CatalogueRows,
  type ChoiceRow,
  type ComplaintQuestionRow,
  MALE_FEMALE,
  type MaleFemale,
  type QuestionRow,
} from '#domain/catalogue/catalogue-rows.ts';
import type { AskedQuestion } from '#domain/diagnosis/likelihood/model.ts';
import { possibleIn } from '#domain/diagnosis/possible-in.ts';
import type { Choice, Condition, Meaning, Question, RedFlag } from '#domain/questionnaire/question.ts';

type Rows = Pick<
  CatalogueRows,
  | 'questions'
  | 'complaintQuestions'
  | 'conditions'
  | 'findingConditions'
  | 'choices'
  | 'timeRanges'
  | 'redFlags'
  | 'diagnoses'
>;

/** A question of a complaint with all its choices, whoever is asked. */
export type CatalogueQuestion = {
  readonly maleFemale: MaleFemale;
  readonly question: Question;
  /** Choice id → whom it is for; only the choices for one sex. */
  readonly choicesFor: ReadonlyMap<number, MaleFemale>;
};

/** Every complaint's questions in the order of asking, by complaint id. */
export function questionsFrom(rows: Rows): ReadonlyMap<number, readonly CatalogueQuestion[]> {
  const rowOf = new Map(rows.questions.map(row => [row.id, row]));
  const questionOf = questionBuilder(rows);
  const linked = rows.complaintQuestions.flatMap(link => {
    const row = rowOf.get(link.questionId);
    return row ? [{ link, row }] : [];
  });
  const asked = linked.toSorted((a, b) => byOrder(a.row, b.row));
  const byComplaint = Map.groupBy(asked, ({ link }) => link.complaintId);
  return new Map([...byComplaint].map(([id, list]) => [id, list.map(questionOf)]));
}

/** The same as the likelihood model has them: with the only sex that is asked. */
export function askedQuestions(
  questions: ReadonlyMap<number, readonly CatalogueQuestion[]>,
): ReadonlyMap<number, readonly AskedQuestion[]> {
  const sexOf = {
    [MALE_FEMALE.male]: 'male',
    [MALE_FEMALE.female]: 'female',
    [MALE_FEMALE.both]: undefined,
  } as const;
  return new Map(
    [...questions].map(([id, list]) => [
      id,
      list.map(({ question, maleFemale }) => ({ question, sex: sexOf[maleFemale] })),
    ]),
  );
}

type Linked = { readonly link: ComplaintQuestionRow; readonly row: QuestionRow };

function questionBuilder(rows: Rows): (linked: Linked) => CatalogueQuestion {
  const choices = Map.groupBy(rows.choices.toSorted(byOrder), row => row.questionId);
  const conditionsOf = conditionsByQuestion(rows);
  const openersOf = Map.groupBy(rows.findingConditions, row => row.questionId);
  const choiceOf = choiceBuilder(rows);
  return ({ link, row }) => {
    const own = choices.get(row.id) ?? [];
    const openers = openersOf.get(row.id)?.map(({ finding }) => finding);
    const forOneSex = own.filter(({ maleFemale }) => maleFemale !== MALE_FEMALE.both);
    return {
      maleFemale: row.maleFemale,
      question: {
        id: row.id,
        complaintQuestionId: link.id,
        text: row.text,
        type: row.type,
        ...(row.covers && { covers: row.covers }),
        conditions: conditionsOf.get(row.id) ?? [],
        ...(openers && { whenPresent: openers }),
        ...scaleOf(row),
        choices: own.map(choiceOf),
        ...agesOf(row),
      },
      choicesFor: new Map(forOneSex.map(({ id, maleFemale }) => [id, maleFemale])),
    };
  };
}

function scaleOf({ scaleFrom: min, scaleTo: max }: QuestionRow): Pick<Question, 'scale'> {
  return min === null || max === null ? {} : { scale: { min, max } };
}

function choiceBuilder({ timeRanges, ...rows }: Rows): (row: ChoiceRow) => Choice {
  const flagsOf = redFlagsByChoice(rows);
  const ranges = Map.groupBy(timeRanges.toSorted(byId), row => row.choiceId);
  return row => ({
    id: row.id,
    text: row.text,
    ranges: (ranges.get(row.id) ?? []).map(({ min, max, unit }) => ({ min, max, unit })),
    ...meaningOf(row),
    ...flagsOf(row.id),
    ...agesOf(row),
  });
}

function conditionsByQuestion({ conditions }: Rows): ReadonlyMap<number, readonly Condition[]> {
  const byQuestion = Map.groupBy(conditions.toSorted(byId), row => row.questionId);
  return new Map(
    [...byQuestion].map(([id, list]) => [
      id,
      list.map(row => ({ questionId: row.parentQuestionId, choiceId: row.triggerChoiceId })),
    ]),
  );
}

function redFlagsByChoice({ redFlags, diagnoses }: Pick<Rows, 'redFlags' | 'diagnoses'>) {
  const diagnosisOf = new Map(diagnoses.map(row => [row.id, row]));
  const byChoice = Map.groupBy(redFlags, row => row.choiceId);
  return (choiceId: number): Pick<Meaning, 'redFlags'> => {
    const flags = (byChoice.get(choiceId) ?? []).flatMap(({ diagnosisId }): RedFlag[] => {
      const diagnosis = diagnosisOf.get(diagnosisId);
      if (diagnosis === undefined) return [];
      const { name, urgency } = diagnosis;
      return [{ diagnosisId, name, urgency, ...possibleIn(diagnosis) }];
    });
    return flags.length > 0 ? { redFlags: flags } : {};
  };
}

function meaningOf({ finding, denies, phrase, isDenial }: ChoiceRow): Meaning {
  return {
    ...(finding !== null && { finding }),
    ...(denies !== null && { denies }),
    ...(phrase !== null && { phrase }),
    ...(isDenial && { isDenial }),
  };
}

/** Left out where it holds at every age: most questions and choices do. */
function agesOf({ ageFrom, ageTo }: { readonly ageFrom: number; readonly ageTo: number }): ForAges {
  return ageFrom <= ALL_AGES.from && ageTo >= ALL_AGES.to ? {} : { ages: { from: ageFrom, to: ageTo } };
}

type Numbered = { readonly id: number };

function byId(a: Numbered, b: Numbered): number {
  return a.id - b.id;
}

function byOrder(a: Numbered & { readonly order: number }, b: Numbered & { readonly order: number }): number {
  return a.order - b.order || byId(a, b);
}
