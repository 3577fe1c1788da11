import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { FeedbackCategory } from '#contract/feedback-categories.ts';
import type { Illness } from '#contract/illnesses.ts';
import type { CatalogueMedication } from '#contract/medications.ts';
import { byText, catalogueOf, type ReasonedCatalogue } from '#domain/catalogue/catalogue-of.ts';
import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import { type Packed, packedRows } from '#domain/catalogue/packed-rows.ts';
import type { Database } from '#server/db/database.ts';
import { readCatalogueRows } from '#server/db/read-catalogue-rows.ts';
import {
  diagnosisMethods,
  medicationComponents,
  medications,
  pastMedicalIllnesses,
  pastSurgicalProcedures,
} from '#server/db/tables/catalogues.ts';
import { feedbackCategories } from '#server/db/tables/feedback.ts';
import { loadedContent } from '#server/db/tables/loaded-content.ts';

/**
 * All that can be asked, picked from and reasoned with, as read at start.
 * Lists are in the specified order (specification 28.2 to 28.4).
 */
export type Catalogue = ReasonedCatalogue & {
  /** Which content this is; changes exactly when the content does. */
  readonly contentHash: string;
  /** The same for people: its date and the beginning of its digest. */
  readonly contentVersion: string;
  readonly illnesses: readonly Illness[];
  readonly procedures: readonly Illness[];
  readonly diagnosisMethods: readonly { readonly id: number; readonly name: string }[];
  readonly medications: readonly CatalogueMedication[];
  readonly feedbackCategories: readonly FeedbackCategory[];
  /** What all of that is made of, for browsers that are to do without the server. */
  readonly packed: Packed<CatalogueRows>;
};

async function readMedications(db: Database): Promise<CatalogueMedication[]> {
  const rows = await db.select().from(medications);
  const parts = await db.select().from(medicationComponents).orderBy(asc(medicationComponents.order));
  const byMedication = Map.groupBy(parts, part => part.medicationId);
  return rows
    .map(row => ({
      ...row,
      components: (byMedication.get(row.id) ?? []).map(({ id, scientificName, concentration, unit }) => ({
        id,
        scientificName,
        concentration,
        unit,
      })),
    }))
    .sort(byText(row => row.commercialName));
}

async function readFeedbackCategories(db: Database): Promise<FeedbackCategory[]> {
  const { retired, ...columns } = getTableColumns(feedbackCategories);
  const rows = await db.select(columns).from(feedbackCategories).where(eq(retired, false));
  return rows.sort(byText(row => row.name));
}

/** Reads the whole catalogue from the database; it changes only when content is loaded, at start. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const rows = await readCatalogueRows(db);
  const [loaded] = await db.select().from(loadedContent);
  return {
    contentHash: loaded?.fingerprint ?? '',
    contentVersion: loaded?.version ?? '',
    ...catalogueOf(rows),
    packed: packedRows(rows),
    illnesses: (await db.select().from(pastMedicalIllnesses)).sort(byText(row => row.name)),
    procedures: (await db.select().from(pastSurgicalProcedures)).sort(byText(row => row.name)),
    diagnosisMethods: (await db.select().from(diagnosisMethods)).sort(byText(row => row.name)),
    medications: await readMedications(db),
    feedbackCategories: await readFeedbackCategories(db),
  };
}
