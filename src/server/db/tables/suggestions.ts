import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const suggestedAt = () => timestamp('SuggestedAt', { withTimezone: true }).notNull().defaultNow();

/** No foreign key: a suggestion outlives the question it was made for. Ids are never reused. */
export const suggestedChoices = pgTable('SuggestedChoices', {
  id: id('SuggestedChoiceID'),
  complaintQuestionId: integer('CC_Question_ID').notNull(),
  choiceText: text('ChoiceText').notNull(),
  questionText: text('QuestionText').notNull(),
  isMultiChoice: boolean('IsMultiChoice').notNull().default(false),
  suggestedAt: suggestedAt(),
});

export const suggestedIllnesses = pgTable('SuggestedIllnesses', {
  id: id('SuggestedIllnessID'),
  name: text('IllnessName').notNull(),
  description: text('Description').notNull(),
  suggestedBy: text('SuggestedBy'),
  suggestedAt: suggestedAt(),
});

export const suggestedSurgeries = pgTable('SuggestedSurgeries', {
  id: id('SuggestedSurgeryID'),
  name: text('SurgeryName').notNull(),
  description: text('Description').notNull(),
  suggestedBy: text('SuggestedBy'),
  suggestedAt: suggestedAt(),
});

/** An active ingredient of a suggested medication. */
export type SuggestedComponent = {
  readonly scientificName: string;
  readonly concentration: string;
  readonly unit: string;
};

export const suggestedMedications = pgTable('SuggestedMedications', {
  id: id('SuggestedMedicationID'),
  commercialName: text('CommercialName').notNull(),
  /** The ingredients' names, joined by " + ". */
  scientificName: text('ScientificName').notNull(),
  category: text('Category').notNull(),
  suggestedBy: text('SuggestedBy'),
  components: jsonb('Components').$type<readonly SuggestedComponent[]>().notNull(),
  suggestedAt: suggestedAt(),
});
