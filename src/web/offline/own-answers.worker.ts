import { offlineCatalogueEndpoint, offlinePracticeEndpoint } from '#contract/endpoints/offline.ts';
import type { OfflineCatalogueResponse, OfflinePracticeResponse } from '#contract/offline.ts';
import { keptResponse } from '#web/offline/kept-things.ts';
import { type OwnCall, ownAnswers } from '#web/offline/own-answers.ts';

const answer = ownAnswers({
  catalogue: async () =>
    (await keptResponse(offlineCatalogueEndpoint)) as OfflineCatalogueResponse | undefined,
  patients: async () => (await keptResponse(offlinePracticeEndpoint)) as OfflinePracticeResponse | undefined,
});

/** Answers each call beside the page, which stays free meanwhile. */
addEventListener(
  'message',
  async ({ data }: MessageEvent<{ readonly number: number; readonly call: OwnCall }>) => {
    const answered = await answer(data.call).catch(() => undefined);
    postMessage({ number: data.number, answered });
  },
);
