import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { basesOf } from './base.ts';
import type { CompiledContent, MaleFemale } from './compiled-content.ts';
import type { Complaint, Content } from './content.ts';
import { choicesOf, type PlacedChoice, type PlacedQuestion, questionsOf } from './entries.ts';
import { byId, type IdLookup } from './id-lookup.ts';
import { choicePath, questionPath } from './ids.ts';
import { type Ages, ALL_AGES, type Sex } from './schema/complaint.ts';

type Rows = Pick<
  CompiledContent,
  | 'bodySystems'
  | 'complaints'
  | 'questions'
  | 'complaintQuestions'
  | 'conditions'
  | 'choices'
  | 'timeRanges'
  | 'values'
  | 'redFlags'
>;

const MALE_FEMALE: Readonly<Record<Sex | 'both', MaleFemale>> = { male: 1, female: 0, both: 2 };

export function compileComplaints(content: Content, ids: IdLookup): Rows {
  const questions = questionsOf(content);
  const choices = choicesOf(content);
  return {
    bodySystems: byId(
      content.bodySystems.map(system => ({ id: ids.of('bodySystems', system.key), ...system })),
    ),
    complaints: byId(content.complaints.map(complaint => complaintRow(complaint, ids))),
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
    choices: byId(choices.map(placed => choiceRow(placed, ids))),
    timeRanges: byId(choices.flatMap(placed => timeRangeRows(placed, ids))),
    values: valueRows(content, ids),
    redFlags: choices.flatMap(placed =>
      placed.choice.redFlag
        .flatMap(key => ids.maybe('diagnoses', key))
        .map(diagnosisId => ({ choiceId: choiceId(placed, ids), diagnosisId })),
    ),
  };
}

function complaintRow({ key, complaint, for: genderFilter, ages, systems }: Complaint, ids: IdLookup) {
  const bodySystemIds = systems.flatMap(system => ids.maybe('bodySystems', system));
  return {
    id: ids.of('complaints', key),
    key,
    text: complaint,
    genderFilter,
    ...ageColumns(ages),
    bodySystemIds,
  };
}

function ageColumns(ages: Ages = ALL_AGES) {
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

function choiceRow(placed: PlacedChoice, ids: IdLookup) {
  const { complaint, question, choice } = placed;
  return {
    id: choiceId(placed, ids),
    questionId: ids.of('questions', questionPath(complaint.key, question.key)),
    text: choice.text,
    order: question.choices.indexOf(choice) + 1,
    maleFemale: MALE_FEMALE[choice.for ?? 'both'],
    ...ageColumns(choice.ages),
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
    const bases = basesOf(complaint, diagnoses);
    const placed = choicesOf({ ...content, complaints: [complaint] });
    return placed.flatMap(item => choiceValues(item, item.index === 0 ? bases : new Map(), ids));
  });
}

function choiceValues(placed: PlacedChoice, bases: ReadonlyMap<string, number>, ids: IdLookup) {
  const { points } = placed.choice;
  const headStarts = [...bases].filter(([, base]) => base > 0).map(([key]) => key);
  return [...new Set([...Object.keys(points), ...headStarts])].flatMap(key => {
    const base = bases.get(key) ?? 0;
    return ids.maybe('diagnoses', key).map(diagnosisId => ({
      choiceId: choiceId(placed, ids),
      diagnosisId,
      points: (points[key] ?? 0) + base,
      base,
    }));
  });
}

function choiceId({ complaint, question, choice }: PlacedChoice, ids: IdLookup): number {
  return ids.of('choices', choicePath(complaint.key, question.key, choice.text));
}
