import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { MaleFemale } from '#domain/catalogue/catalogue-rows.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { QuestionType, TimeUnit } from '#domain/questionnaire/question.ts';
import { chiefComplaint } from '#server/db/tables/complaints.ts';

export const question = pgTable('Question', {
  id: integer('QuestionID').primaryKey(),
  text: text('Question_txt').notNull(),
  parentQuestionId: integer('ParentQuestionID').references((): AnyPgColumn => question.id, {
    onDelete: 'set null',
  }),
  type: integer('QuestionTypeID').$type<QuestionType>().notNull(),
  maleFemale: integer('MaleFemaleID').$type<MaleFemale>().notNull(),
  /** What it is about; not known of questions that another program wrote. */
  covers: text('Covers').$type<Dimension>(),
  order: integer('Questions_OrderID').notNull(),
  ageFrom: doublePrecision('AgeFrom').notNull().default(0),
  ageTo: doublePrecision('AgeTo').notNull().default(120),
  /** The whole numbers that a number question takes; null where any from 0 to 999 will do. */
  scaleFrom: integer('ScaleFrom'),
  scaleTo: integer('ScaleTo'),
});

/** Links a complaint to its questions. */
export const complaintQuestion = pgTable(
  'CC_Question',
  {
    id: integer('CC_Question_ID').primaryKey(),
    complaintId: integer('ChiefComplaintID')
      .notNull()
      .references(() => chiefComplaint.id, { onDelete: 'cascade' }),
    questionId: integer('QuestionID')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
  },
  table => [
    index('CC_Question_complaint').on(table.complaintId),
    index('CC_Question_question').on(table.questionId),
  ],
);

export const choices = pgTable(
  'Choices',
  {
    id: integer('ChoicesID').primaryKey(),
    questionId: integer('QuestionID')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    text: text('ChoicesTxt').notNull(),
    order: integer('Choices_OrderID').notNull(),
    maleFemale: integer('MaleFemaleID').$type<MaleFemale>().notNull().default(2),
    ageFrom: doublePrecision('AgeFrom').notNull().default(0),
    ageTo: doublePrecision('AgeTo').notNull().default(120),
    /** What it says of the patient; nothing is known of choices that another program wrote. */
    finding: text('FindingKey'),
    denies: text('DeniesKey'),
    phrase: text('Phrase'),
    isDenial: boolean('IsDenial').notNull().default(false),
  },
  table => [index('Choices_question').on(table.questionId)],
);

export const questionConditions = pgTable(
  'QuestionConditions',
  {
    id: integer('ConditionID').primaryKey(),
    questionId: integer('QuestionID')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    parentQuestionId: integer('ParentQuestionID')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    triggerChoiceId: integer('TriggerChoiceID')
      .notNull()
      .references(() => choices.id, { onDelete: 'cascade' }),
  },
  table => [
    index('QuestionConditions_question').on(table.questionId),
    index('QuestionConditions_parent').on(table.parentQuestionId),
    index('QuestionConditions_trigger').on(table.triggerChoiceId),
  ],
);

/** A finding that shows the question when it is present anywhere in the case. */
export const findingConditions = pgTable(
  'QuestionFindingConditions',
  {
    questionId: integer('QuestionID')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    finding: text('FindingKey').notNull(),
  },
  table => [primaryKey({ columns: [table.questionId, table.finding] })],
);

export const timeRanges = pgTable(
  'TimeRanges',
  {
    id: integer('RangeID').primaryKey(),
    choiceId: integer('ChoiceID')
      .notNull()
      .references(() => choices.id, { onDelete: 'cascade' }),
    min: doublePrecision('MinValue').notNull(),
    max: doublePrecision('MaxValue').notNull(),
    unit: text('Unit').$type<TimeUnit>().notNull(),
  },
  table => [index('TimeRanges_choice').on(table.choiceId)],
);
