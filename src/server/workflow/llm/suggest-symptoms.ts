import { z } from 'zod';
import type { Engine } from '#domain/suggestions/engine.ts';
import { SYMPTOMS_A_PHASE } from '#domain/suggestions/suggest-symptoms.ts';
import { caseForModel } from '#server/workflow/llm/case-for-model.ts';
import { type Model, openChat } from '#server/workflow/llm/chat.ts';
import { worded } from '#server/workflow/llm/worded.ts';
import type { Suggesting } from '#server/workflow/workflow-service.ts';

/** How many the engine ranks for the model to choose from. */
const CANDIDATES = 2 * SYMPTOMS_A_PHASE;

const SYSTEM = `You help a medical student to take a history. From the candidates, choose the ${SYMPTOMS_A_PHASE} symptoms that are most worth asking this patient about next, most useful first. Use only ids of the candidates. For each give an explanation of one or two plain sentences, at most 300 characters, of which causes the answer helps to tell apart. Speak of likelihood, never of certainty; never mention treatment. Answer with JSON only: {"suggestions": [{"id": number, "explanation": string}]}`;

const schema = z.object({
  suggestions: z.array(z.object({ id: z.number(), explanation: z.string() })),
});

/**
 * Lets a language model choose among what the engine ranked, and reword why. Ids it invents are dropped, and what
 * it leaves open the engine's next ones fill. Throws `ModelFailure`.
 */
export function llmSuggestSymptoms(model: Model, engine: Engine): Suggesting {
  const chat = openChat(model);
  return async request => {
    const candidates = engine.suggest(request, CANDIDATES);
    if (candidates.length === 0) return [];
    const user = JSON.stringify({ patient: caseForModel(request, engine), candidates });
    const { suggestions } = await chat({ system: SYSTEM, user, schema, name: 'symptom_suggestions' });
    const rewordings = new Map(suggestions.map(({ id, explanation }) => [id, explanation]));
    const chosen = [...rewordings.keys()].flatMap(
      id => candidates.find(candidate => candidate.id === id) ?? [],
    );
    const others = candidates.filter(candidate => !chosen.includes(candidate));
    return [...chosen, ...others].slice(0, SYMPTOMS_A_PHASE).map(candidate => ({
      ...candidate,
      explanation: worded(rewordings.get(candidate.id), candidate.explanation),
    }));
  };
}
