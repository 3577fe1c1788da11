import type { Evidence } from '#domain/diagnosis/evidence.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { readKnowledge } from '#server/db/read-knowledge.ts';
import type { EngineContent } from '#server/workflow/engine.ts';

/** What the engine stands on, from the database, as read at start. */
export async function readEngineContent(
  db: Database,
  { questionsByComplaint }: Pick<Catalogue, 'questionsByComplaint'>,
  evidence: Evidence,
): Promise<EngineContent> {
  const questions = [...questionsByComplaint.values()].flat().map(({ question }) => question);
  return { knowledge: await readKnowledge(db), evidence, questions };
}
