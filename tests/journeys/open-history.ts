import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { apiOf, openWith } from './seeded-session.ts';
import type { Session } from './session.ts';

type Lists = { readonly [list: string]: readonly HistoryEntry[] };

/** Opens a history page of a case that has these lists already. */
export async function openHistory(session: Session, path: string, lists: Lists = {}): Promise<void> {
  const record = await reviewedCase(apiOf(session.page));
  await openWith(session.page, path, { record: { ...record, ...lists } });
}
