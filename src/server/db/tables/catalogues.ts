import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What else an entry is called; one that somebody added by hand has none. */
const synonyms = () => jsonb('Synonyms').$type<readonly string[]>().notNull().default([]);

export const pastMedicalIllnesses = pgTable('PastMedicalIllnesses', {
  id: integer('IllnessID').primaryKey(),
  name: text('IllnessName').notNull(),
  description: text('Description').notNull(),
  synonyms: synonyms(),
  isCustom: boolean('IsCustom').notNull().default(false),
});

export const diagnosisMethods = pgTable('DiagnosisMethods', {
  id: integer('MethodID').primaryKey(),
  name: text('MethodName').notNull(),
});

export const pastSurgicalProcedures = pgTable('PastSurgicalProcedures', {
  id: integer('SurgeryID').primaryKey(),
  name: text('SurgeryName').notNull(),
  description: text('Description').notNull(),
  synonyms: synonyms(),
  isCustom: boolean('IsCustom').notNull().default(false),
});

export const medications = pgTable('Medications', {
  id: integer('MedicationID').primaryKey(),
  commercialName: text('CommercialName').notNull(),
  scientificName: text('ScientificName').notNull(),
  category: text('Category').notNull(),
  form: text('Form').notNull().default(''),
  route: text('Route').notNull().default(''),
  doseUnit: text('DoseUnit').notNull().default(''),
  strengths: jsonb('Strengths').$type<readonly string[]>().notNull().default([]),
  usualDose: text('UsualDose').notNull().default(''),
  usualFrequency: text('UsualFrequency').notNull().default(''),
  isGeneric: boolean('IsGeneric').notNull().default(false),
  synonyms: synonyms(),
  isCustom: boolean('IsCustom').notNull().default(false),
});

export const medicationComponents = pgTable(
  'MedicationComponents',
  {
    id: integer('ComponentID').primaryKey(),
    medicationId: integer('MedicationID')
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    scientificName: text('ScientificName').notNull(),
    concentration: text('DefaultConcentration').notNull(),
    unit: text('DefaultUnit').notNull(),
    order: integer('Component_OrderID').notNull(),
  },
  table => [index('MedicationComponents_medication').on(table.medicationId)],
);
