import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { GenderFilter } from '#domain/review/complaint.ts';

export const chiefComplaint = pgTable('ChiefComplaint', {
  id: integer('ChiefComplaintID').primaryKey(),
  text: text('ChiefComplaintTxt').notNull(),
  /** As a physician writes it. */
  clinicalName: text('ClinicalName').notNull().default(''),
  synonyms: jsonb('Synonyms').$type<readonly string[]>().notNull().default([]),
  genderFilter: text('GenderFilter').$type<GenderFilter>().notNull(),
  ageFrom: doublePrecision('AgeFrom').notNull().default(0),
  ageTo: doublePrecision('AgeTo').notNull().default(120),
});

export const bodySystems = pgTable('BodySystems', {
  id: integer('BodySystemID').primaryKey(),
  name: text('SystemName').notNull(),
  description: text('Description').notNull(),
  /** Its place in the order one examines. */
  order: integer('System_OrderID').notNull().default(0),
  alwaysInclude: boolean('AlwaysInclude').notNull(),
});

/** Which body systems a complaint belongs to, in the author's order: the first is its home. */
export const complaintBodySystems = pgTable(
  'ChiefComplaint_BodySystems',
  {
    complaintId: integer('ChiefComplaintID')
      .notNull()
      .references(() => chiefComplaint.id, { onDelete: 'cascade' }),
    bodySystemId: integer('BodySystemID')
      .notNull()
      .references(() => bodySystems.id, { onDelete: 'cascade' }),
    order: integer('System_OrderID').notNull(),
  },
  table => [
    primaryKey({ columns: [table.complaintId, table.bodySystemId] }),
    index('ChiefComplaint_BodySystems_system').on(table.bodySystemId),
  ],
);
