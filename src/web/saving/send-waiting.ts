import { sessionEndpoint } from '#contract/endpoints/session.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { SessionResponse } from '#contract/session.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sendFeedback } from '#web/api/feedback.ts';
import { request } from '#web/api/request.ts';
import { takeFromOutbox, useOutbox, type Waiting } from '#web/case/outbox.ts';
import { type KeptSave, saveKept } from '#web/saving/save-history.ts';

/** Only one tab sends, or everything would arrive twice. */
const LOCK = 'anamnesis.outbox';

/** Sends what waits, in the order of time; answers how many have arrived. What cannot be sent yet goes on waiting. */
export async function sendWaiting(): Promise<number> {
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request(LOCK, { ifAvailable: true }, async lock => (lock ? sendAll() : 0));
}

async function sendAll(): Promise<number> {
  let arrived = 0;
  for (const one of useOutbox.getState().waiting) {
    if (!(await isSent(one))) continue;
    takeFromOutbox(one.id);
    arrived += 1;
  }
  return arrived;
}

async function isSent({ kind, content }: Waiting): Promise<boolean> {
  try {
    if (kind === 'history') return await isSaved(content as KeptSave);
    await sendFeedback(content as Feedback);
    return true;
  } catch (error) {
    // What the server will never take must not wait for ever.
    return error instanceof ApiError && [400, 413].includes(error.status);
  }
}

/** Only into the account it was saved from: somebody else may be signed in by now. */
async function isSaved(save: KeptSave): Promise<boolean> {
  const session = await request<SessionResponse>(sessionEndpoint);
  if (session?.account.id !== save.owner) return false;
  await saveKept(save);
  return true;
}
