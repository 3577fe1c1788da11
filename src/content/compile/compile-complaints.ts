import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { complaintNames } from '#content/compile/complaint-names.ts';
import { pointsOf } from '#content/compile/derived-points.ts';
import { headStartsOf } from '#content/compile/head-start.ts';
import { byId, type IdLookup } from '#content/compile/id-lookup.ts';
import { choicePath, questionPath } from '#content/compile/ids.ts';
import { PRESENT } from '#content/read/audience.ts';
import type { Complaint, Content, Finding } from '#content/read/content.ts';
import { denialOf } from '#content/read/denial.ts';
import {
  choicesOf,
  type PlacedChoice,
  type PlacedQuestion,
  questionsOf,
  standardQuestionsOf,
} from '#content/read/placed.ts';
import { type AgeRange, ALL_AGES } from '#domain/case/fits-age.ts';
import { MALE_FEMALE } from '#domain/catalogue/catalogue-rows.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';

type Rows = Pick<
  CompiledContent,
  | 'bodySystems'
  | 'complaints'
  | 'complaintBodySystems'
  | 'questions'
  | 'complaintQuestions'
  | 'conditions'
  | 'findingConditions'
  | 'choices'
  | 'timeRanges'
  | 'values'
  | 'redFlags'
>;

export function compileComplaints(content: Content, ids: IdLookup): Rows {
  const questions = [...questionsOf(content), ...standardQuestionsOf(content)];
  const choices = choicesOf(content);
  const findings = new Map(content.findings.map(finding => [finding.key, finding]));
  const findingOf = (key: string | undefined) => findings.get(key ?? '');
  return {
    bodySystems: byId(
      content.bodySystems.map((system, order) => ({
        id: ids.of('bodySystems', system.key),
        ...system,
        order,
      })),
    ),
    complaints: byId(
      content.complaints.map(complaint => ({
        ...complaintRow(complaint, ids),
        ...complaintNames(complaint, content.findings),
      })),
    ),
    complaintBodySystems: content.complaints.flatMap(complaint => bodySystemRows(complaint, ids)),
    questions: byId(questions.map(placed => questionRow(placed, ids))),
    complaintQuestions: byId(
      questions.map(({ complaint, question }) => ({
        id: ids.of('complaintQuestions', questionPath(complaint.key, question.key)),
        complaintId: ids.of('complaints', complaint.key),
        questionId: ids.of('questions', questionPath(complaint.key, question.key)),
      })),
    ),
    conditions: questions
      .flatMap(placed => conditionRows(placed, ids))
      .map((row, index) => ({ id: index + 1, ...row })),
    findingConditions: questions.flatMap(({ complaint, question }) =>
      (question.when[PRESENT] ?? []).map(finding => ({
        questionId: ids.of('questions', questionPath(complaint.key, question.key)),
        finding,
      })),
    ),
    choices: byId(choices.map(placed => choiceRow(placed, findingOf, ids))),
    timeRanges: byId(choices.flatMap(placed => timeRangeRows(placed, ids))),
    values: valueRows(content, ids),
    redFlags: choices
      .flatMap(placed =>
        placed.choice.redFlag
          .flatMap(key => ids.maybe('diagnoses', key))
          .map(diagnosisId => ({ choiceId: choiceId(placed, ids), diagnosisId })),
      )
      .toSorted((a, b) => a.choiceId - b.choiceId || a.diagnosisId - b.diagnosisId),
  };
}

function complaintRow({ key, complaint, for: genderFilter, ages }: Complaint, ids: IdLookup) {
  return { id: ids.of('complaints', key), key, text: complaint, genderFilter, ...ageColumns(ages) };
}

function bodySystemRows({ key, systems }: Complaint, ids: IdLookup) {
  const complaintId = ids.of('complaints', key);
  return systems
    .flatMap(system => ids.maybe('bodySystems', system))
    .map((bodySystemId, index) => ({ complaintId, bodySystemId, order: index + 1 }));
}

function overlap(ages: AgeRange = ALL_AGES, others: AgeRange = ALL_AGES): AgeRange {
  return { from: Math.max(ages.from, others.from), to: Math.min(ages.to, others.to) };
}

function ageColumns(ages: AgeRange = ALL_AGES) {
  return { ageFrom: ages.from, ageTo: ages.to };
}

function questionRow(placed: PlacedQuestion, ids: IdLookup) {
  const { complaint, question, index } = placed;
  return {
    id: ids.of('questions', questionPath(complaint.key, question.key)),
    key: question.key,
    text: question.ask,
    type: QUESTION_TYPE[question.kind],
    maleFemale: MALE_FEMALE[question.for ?? complaint.for],
    covers: question.covers[0] ?? null,
    order: index + 1,
    ...ageColumns(question.ages),
    scaleFrom: question.scale?.[0] ?? null,
    scaleTo: question.scale?.[1] ?? null,
    parentQuestionId: conditionRows(placed, ids)[0]?.parentQuestionId ?? null,
  };
}

function conditionRows({ complaint, question }: PlacedQuestion, ids: IdLookup) {
  const questionId = ids.of('questions', questionPath(complaint.key, question.key));
  return Object.entries(question.when).flatMap(([parent, texts]) => {
    const [parentQuestionId] = ids.maybe('questions', questionPath(complaint.key, parent));
    if (parentQuestionId === undefined) return [];
    return texts
      .flatMap(text => ids.maybe('choices', choicePath(complaint.key, parent, text)))
      .map(triggerChoiceId => ({ questionId, parentQuestionId, triggerChoiceId }));
  });
}

/** A choice is for whom its finding is possible, too. */
function choiceRow(
  placed: PlacedChoice,
  findingOf: (key: string | undefined) => Finding | undefined,
  ids: IdLookup,
) {
  const { complaint, question, choice } = placed;
  const finding = findingOf(choice.finding);
  return {
    id: choiceId(placed, ids),
    questionId: ids.of('questions', questionPath(complaint.key, question.key)),
    text: choice.text,
    order: question.choices.indexOf(choice) + 1,
    maleFemale: MALE_FEMALE[choice.for ?? finding?.for ?? 'both'],
    ...ageColumns(overlap(choice.ages, finding?.ages)),
    finding: choice.finding ?? null,
    denies: choice.denies ?? null,
    phrase: choice.phrase ?? null,
    isDenial: denialOf(question.choices, question.kind === 'multi') === choice,
  };
}

function timeRangeRows(placed: PlacedChoice, ids: IdLookup) {
  if (placed.choice.range === undefined) return [];
  const [min, max, unit] = placed.choice.range;
  const id = choiceId(placed, ids);
  return [{ id, choiceId: id, min, max, unit }];
}

function valueRows(content: Content, ids: IdLookup) {
  const diagnoses = new Map(content.diagnoses.map(diagnosis => [diagnosis.key, diagnosis]));
  return content.complaints.flatMap(complaint => {
    const headStarts = headStartsOf(complaint, diagnoses);
    return complaint.questions.flatMap((question, index) =>
      [...pointsOf(question)].flatMap(([choice, points]) =>
        choiceValues(
          choiceId({ complaint, question, index, choice }, ids),
          { points, headStarts: index === 0 ? headStarts : new Map() },
          ids,
        ),
      ),
    );
  });
}

type Worth = {
  readonly points: Readonly<Record<string, number>>;
  readonly headStarts: ReadonlyMap<string, number>;
};

function choiceValues(choiceId: number, { points, headStarts }: Worth, ids: IdLookup) {
  const ahead = [...headStarts].filter(([, headStart]) => headStart > 0).map(([key]) => key);
  return [...new Set([...Object.keys(points), ...ahead])].flatMap(key => {
    const headStart = headStarts.get(key) ?? 0;
    const sum = (points[key] ?? 0) + headStart;
    // Nothing at all is no row; points that eat up the head start are one.
    if (sum === 0 && headStart === 0) return [];
    return ids
      .maybe('diagnoses', key)
      .map(diagnosisId => ({ choiceId, diagnosisId, points: sum, headStart }));
  });
}

function choiceId({ complaint, question, choice }: PlacedChoice, ids: IdLookup): number {
  return ids.of('choices', choicePath(complaint.key, question.key, choice.text));
}
