import { z } from 'zod';
import type { Engine } from '#domain/suggestions/engine.ts';
import { RECOMMENDATIONS_A_SECTION, recommendationText } from '#domain/suggestions/recommend-history.ts';
import { caseForModel } from '#server/workflow/llm/case-for-model.ts';
import { type Model, openChat } from '#server/workflow/llm/chat.ts';
import { worded } from '#server/workflow/llm/worded.ts';
import type { Recommending } from '#server/workflow/workflow-service.ts';

const CANDIDATES = 2 * RECOMMENDATIONS_A_SECTION;

const SYSTEM = `You help a medical student to take a history. From the candidates, choose at most ${RECOMMENDATIONS_A_SECTION} risk factors that are most worth asking this patient about, most useful first. Use only ids of the candidates. For each give the question to ask the patient, in plain words. Then explain in one or two plain sentences, at most 300 characters, why these matter here. Speak of likelihood, never of certainty; never mention treatment. Answer with JSON only: {"recommendations": [{"id": number, "question": string}], "explanation": string}`;

const schema = z.object({
  recommendations: z.array(z.object({ id: z.number(), question: z.string() })),
  explanation: z.string(),
});

/** Lets a language model choose among the risk factors the engine ranked, and reword them. Throws `ModelFailure`. */
export function llmRecommendHistory(model: Model, engine: Engine): Recommending {
  const chat = openChat(model);
  return async request => {
    const { risks, explanation } = engine.recommend(request, CANDIDATES);
    if (risks.length === 0) return { recommendations: [], explanation };
    const candidates = risks.map(({ id, label, prompt }) => ({ id, label, question: prompt }));
    const user = JSON.stringify({
      section: request.historySection,
      patient: caseForModel(request, engine),
      candidates,
    });
    const said = await chat({ system: SYSTEM, user, schema, name: 'history_recommendations' });
    const questions = new Map(said.recommendations.map(({ id, question }) => [id, question]));
    const chosen = [...questions.keys()].flatMap(id => risks.find(risk => risk.id === id) ?? []);
    const picked = (chosen.length === 0 ? risks : chosen).slice(0, RECOMMENDATIONS_A_SECTION);
    return {
      recommendations: picked.map(({ id, label, prompt }) =>
        recommendationText({ label, prompt: worded(questions.get(id), prompt) }),
      ),
      explanation: worded(said.explanation, explanation),
    };
  };
}
