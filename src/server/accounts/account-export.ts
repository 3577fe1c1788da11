import type { Account } from '#contract/session.ts';
import { readFeedbackOf, readHistoryIds } from '#server/db/account-rows.ts';
import type { Database } from '#server/db/database.ts';
import { readHistory } from '#server/db/histories.ts';
import { readProgress } from '#server/db/practice-progress.ts';
import { readSecurityEvents } from '#server/db/security-events.ts';

async function* parts(db: Database, account: Account): AsyncGenerator<string> {
  const feedback = await readFeedbackOf(db, account.id);
  const practice = await readProgress(db, account.id);
  const activity = await readSecurityEvents(db, account.id);
  yield `{"account":${JSON.stringify(account)},"feedback":${JSON.stringify(feedback)},"practice":${JSON.stringify(practice)},"activity":${JSON.stringify(activity)},"histories":[`;
  let separator = '';
  for (const id of await readHistoryIds(db, account.id)) {
    const history = await readHistory(db, account.id, id);
    if (!history) continue;
    yield `${separator}\n${JSON.stringify(history)}`;
    separator = ',';
  }
  yield ']}\n';
}

/** All that is kept about an account as one JSON file, written history by history: together they may be large. */
export function accountExport(db: Database, account: Account): ReadableStream<Uint8Array> {
  const written = parts(db, account);
  const text = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await written.next();
      if (done) controller.close();
      else controller.enqueue(text.encode(value));
    },
    cancel: async () => void (await written.return(undefined)),
  });
}
