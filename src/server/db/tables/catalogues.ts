import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const pastMedicalIllnesses = pgTable('PastMedicalIllnesses', {
  id: integer('IllnessID').primaryKey(),
  name: text('IllnessName').notNull(),
  description: text('Description').notNull(),
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
  isCustom: boolean('IsCustom').notNull().default(false),
});

export const medications = pgTable('Medications', {
  id: integer('MedicationID').primaryKey(),
  commercialName: text('CommercialName').notNull(),
  scientificName: text('ScientificName').notNull(),
  category: text('Category').notNull(),
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
