import type { OwnCall, ownAnswers } from '#web/offline/own-answers.ts';
import { callsTo } from '#web/offline/worker-calls.ts';

type OwnAnswers = { readonly answer: ReturnType<typeof ownAnswers> };

let asking: ReturnType<typeof callsTo<OwnAnswers>> | undefined;

/** Has this browser answer a call from what it keeps; undefined where it keeps nothing for it. */
export async function answerHere(call: OwnCall): Promise<unknown> {
  if (typeof Worker === 'undefined' || !('caches' in window)) return undefined;
  asking ??= callsTo<OwnAnswers>(
    new Worker(new URL('./own-answers.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return await asking('answer', call);
  } catch {
    // What broke down is begun anew with the next call.
    asking = undefined;
    return undefined;
  }
}
