import type { z } from 'zod';
import type {
  choiceSuggestion,
  IllnessSuggestion,
  medicationSuggestion,
  ProcedureSuggestion,
} from '#contract/suggestions.ts';
import type { Database } from '#server/db/database.ts';
import { storable } from '#server/db/storable.ts';
import {
  suggestedChoices,
  suggestedIllnesses,
  suggestedMedications,
  suggestedSurgeries,
} from '#server/db/tables/suggestions.ts';

/** Keeps a choice that a user added to a question by hand. */
export async function addChoice(db: Database, suggestion: z.output<typeof choiceSuggestion>): Promise<void> {
  await db.insert(suggestedChoices).values(suggestion);
}

/** Keeps an illness that a user added by hand, with the specified description (specification 28.9). */
export async function addIllness(db: Database, { name }: IllnessSuggestion): Promise<void> {
  await db.insert(suggestedIllnesses).values({ name, description: 'Custom illness suggested by user' });
}

/** Keeps a procedure that a user added by hand, with the specified description (specification 28.9). */
export async function addProcedure(db: Database, { name }: ProcedureSuggestion): Promise<void> {
  await db.insert(suggestedSurgeries).values({ name, description: 'Custom surgery suggested by user' });
}

/** Keeps a medication that a user added by hand, its ingredients' names joined (specification 28.9). */
export async function addMedication(
  db: Database,
  suggestion: z.output<typeof medicationSuggestion>,
): Promise<void> {
  const scientificName = suggestion.components.map(component => component.scientificName).join(' + ');
  await db.insert(suggestedMedications).values(storable({ ...suggestion, scientificName }));
}
