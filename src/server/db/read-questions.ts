import { asc, eq, ne } from 'drizzle-orm';
import type { ForAges } from '#domain/case/fits-age.ts';
import type { Choice, Condition, Question, TimeRange } from '#domain/questionnaire/question.ts';
import type { Database } from '#server/db/database.ts';
import {
  choices,
  complaintQuestion,
  question,
  questionConditions,
  timeRanges,
} from '#server/db/tables/questions.ts';

/** Whom something is for: 1 male, 0 female, 2 both. */
type MaleFemale = 0 | 1 | 2;

/** A question of a complaint with all its choices, and whom it is for; `choicesFor` tells the choices for one sex only. */
export type AskedQuestion = {
  readonly maleFemale: MaleFemale;
  readonly question: Question;
  readonly choicesFor: ReadonlyMap<number, MaleFemale>;
};

/** Years up to which a profile can go (specification, section 6). */
const OLDEST = 120;

/** Left out of the answer where it holds at every age: most questions and choices do. */
function agesOf({ ageFrom, ageTo }: { readonly ageFrom: number; readonly ageTo: number }): ForAges {
  return ageFrom <= 0 && ageTo >= OLDEST ? {} : { ages: { from: ageFrom, to: ageTo } };
}

async function readRanges(db: Database): Promise<Map<number, TimeRange[]>> {
  const rows = await db.select().from(timeRanges).orderBy(asc(timeRanges.id));
  const byChoice = Map.groupBy(rows, row => row.choiceId);
  return new Map(
    [...byChoice].map(([id, ranges]) => [id, ranges.map(({ min, max, unit }) => ({ min, max, unit }))]),
  );
}

async function readChoices(db: Database): Promise<Map<number, Choice[]>> {
  const ranges = await readRanges(db);
  const rows = await db.select().from(choices).orderBy(asc(choices.order), asc(choices.id));
  const byQuestion = Map.groupBy(rows, row => row.questionId);
  return new Map(
    [...byQuestion].map(([questionId, list]) => [
      questionId,
      list.map(row => ({ id: row.id, text: row.text, ranges: ranges.get(row.id) ?? [], ...agesOf(row) })),
    ]),
  );
}

async function readChoicesFor(db: Database): Promise<Map<number, Map<number, MaleFemale>>> {
  const { questionId, id, maleFemale } = choices;
  const rows = await db.select({ questionId, id, maleFemale }).from(choices).where(ne(maleFemale, 2));
  const byQuestion = Map.groupBy(rows, row => row.questionId);
  return new Map(
    [...byQuestion].map(([question, list]) => [question, new Map(list.map(row => [row.id, row.maleFemale]))]),
  );
}

async function readConditions(db: Database): Promise<Map<number, Condition[]>> {
  const rows = await db.select().from(questionConditions).orderBy(asc(questionConditions.id));
  const byQuestion = Map.groupBy(rows, row => row.questionId);
  return new Map(
    [...byQuestion].map(([id, list]) => [
      id,
      list.map(row => ({ questionId: row.parentQuestionId, choiceId: row.triggerChoiceId })),
    ]),
  );
}

/** Every complaint's questions in the order of asking, by complaint id. */
export async function readQuestions(db: Database): Promise<Map<number, AskedQuestion[]>> {
  const choicesOf = await readChoices(db);
  const choicesFor = await readChoicesFor(db);
  const conditionsOf = await readConditions(db);
  const rows = await db
    .select({ link: complaintQuestion, row: question })
    .from(complaintQuestion)
    .innerJoin(question, eq(question.id, complaintQuestion.questionId))
    .orderBy(asc(question.order), asc(question.id));
  const byComplaint = Map.groupBy(rows, ({ link }) => link.complaintId);
  const asked = ({ link, row }: (typeof rows)[number]): AskedQuestion => ({
    maleFemale: row.maleFemale,
    question: {
      id: row.id,
      complaintQuestionId: link.id,
      text: row.text,
      type: row.type,
      ...(row.covers && { covers: row.covers }),
      conditions: conditionsOf.get(row.id) ?? [],
      choices: choicesOf.get(row.id) ?? [],
      ...agesOf(row),
    },
    choicesFor: choicesFor.get(row.id) ?? new Map(),
  });
  return new Map([...byComplaint].map(([id, list]) => [id, list.map(asked)]));
}
