import type { Engine } from '#domain/suggestions/engine.ts';
import { nextTurn } from '#server/http/in-turns.ts';
import type { Suggesting } from '#server/workflow/workflow-service.ts';

/** Suggests symptoms with the built-in knowledge engine; needs no network. */
export function builtinSuggestSymptoms(engine: Engine): Suggesting {
  return async request => {
    await nextTurn();
    return engine.suggest(request);
  };
}
