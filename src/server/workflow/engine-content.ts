import type { Catalogue } from '#server/db/catalogue.ts';
import type { EngineContent } from '#server/workflow/engine.ts';

/** What of the catalogue the engine stands on. */
export function engineContent({ knowledge, evidence, questionsByComplaint }: Catalogue): EngineContent {
  const questions = [...questionsByComplaint.values()].flat().map(({ question }) => question);
  return { knowledge, evidence, questions };
}
