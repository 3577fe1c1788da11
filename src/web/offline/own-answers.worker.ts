import { offlineCatalogueEndpoint, offlinePracticeEndpoint } from '#contract/endpoints/offline.ts';
import type { OfflineCatalogueResponse, OfflinePracticeResponse } from '#contract/offline.ts';
import { keptResponse } from '#web/offline/kept-things.ts';
import { type OwnCall, ownAnswers } from '#web/offline/own-answers.ts';
import { answerCalls } from '#web/offline/worker-calls.ts';

const answer = ownAnswers({
  catalogue: async () =>
    (await keptResponse(offlineCatalogueEndpoint)) as OfflineCatalogueResponse | undefined,
  patients: async () => (await keptResponse(offlinePracticeEndpoint)) as OfflinePracticeResponse | undefined,
});

answerCalls({ answer: (call: OwnCall) => answer(call).catch(() => undefined) }, globalThis);
