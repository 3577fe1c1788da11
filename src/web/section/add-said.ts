import { saveEntry } from '#domain/case/history-lists.ts';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { saidEntry } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { Filled } from '#domain/sections/quick-line.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { announce } from '#web/controls/progress/announce.tsx';

/** Records at once what was said, and nothing else; the list says what is still to ask. */
export function addSaid(section: PlacedSection, said: Filled): HistoryEntry {
  const added = saidEntry(section, String(Date.now()), said);
  useCaseStore.getState().change(record => saveEntry(record, section.key, added));
  announce(`Added: ${section.headline(added)}`);
  return added;
}
