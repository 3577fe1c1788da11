import { eq, sql } from 'drizzle-orm';
import type { Catalogues, DescribedRow } from '#content/compile/compiled-content.ts';
import { deleteOthers, type Queries, upsertRows } from '#server/db/content-rows.ts';
import {
  diagnosisMethods,
  medicationComponents,
  medications,
  pastMedicalIllnesses,
  pastSurgicalProcedures,
} from '#server/db/tables/catalogues.ts';
import { feedbackCategories } from '#server/db/tables/feedback.ts';

type ListTable = typeof pastMedicalIllnesses | typeof pastSurgicalProcedures;

async function loadList(queries: Queries, table: ListTable, rows: readonly DescribedRow[]): Promise<void> {
  await upsertRows(queries, table, rows);
  await deleteOthers(queries, table, rows, eq(table.isCustom, false));
}

async function loadMedications(queries: Queries, content: Catalogues): Promise<void> {
  const rows = content.medications.map(({ components, ...row }) => ({
    ...row,
    scientificName: components
      .toSorted((a, b) => a.order - b.order)
      .map(component => component.scientificName)
      .join(' + '),
  }));
  await upsertRows(queries, medications, rows);
  await deleteOthers(queries, medications, rows, eq(medications.isCustom, false));
  const components = content.medications.flatMap(({ id, components: parts }) =>
    parts.map(part => ({ ...part, medicationId: id })),
  );
  const ofContent = sql`${medicationComponents.medicationId} in
    (select ${medications.id} from ${medications} where not ${medications.isCustom})`;
  await upsertRows(queries, medicationComponents, components);
  await deleteOthers(queries, medicationComponents, components, ofContent);
}

async function loadFeedbackCategories(queries: Queries, content: Catalogues): Promise<void> {
  await queries.execute(sql`update ${feedbackCategories} set retired = true`);
  const rows = content.feedbackCategories.map(row => ({ ...row, retired: false }));
  await upsertRows(queries, feedbackCategories, rows);
}

/** Writes the lists one can pick from. Entries that somebody added by hand (`IsCustom`) stay. */
export async function loadCatalogues(queries: Queries, content: Catalogues): Promise<void> {
  await loadList(queries, pastMedicalIllnesses, content.illnesses);
  await loadList(queries, pastSurgicalProcedures, content.procedures);
  await upsertRows(queries, diagnosisMethods, content.diagnosisMethods);
  await deleteOthers(queries, diagnosisMethods, content.diagnosisMethods);
  await loadMedications(queries, content);
  await loadFeedbackCategories(queries, content);
}
