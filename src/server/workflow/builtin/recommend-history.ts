import type { Engine } from '#domain/suggestions/engine.ts';
import { recommendationText } from '#domain/suggestions/recommend-history.ts';
import { nextTurn } from '#server/http/in-turns.ts';
import type { Recommending } from '#server/workflow/workflow-service.ts';

/** Recommends what to ask in a history section with the built-in knowledge engine; needs no network. */
export function builtinRecommendHistory(engine: Engine): Recommending {
  return async request => {
    await nextTurn();
    const { risks, explanation } = engine.recommend(request);
    return { recommendations: risks.map(recommendationText), explanation };
  };
}
