import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { openWith, reviewedCase } from './kept-session.ts';
import type { Session } from './session.ts';

type Lists = { readonly [list: string]: readonly HistoryEntry[] };

/** Opens a history page of a case that has these lists already. */
export async function openHistory(session: Session, path: string, lists: Lists = {}): Promise<void> {
  const record = await reviewedCase(session.page);
  await openWith(session.page, path, { record: { ...record, ...lists } });
}
