import { saveEntry } from '#domain/case/history-lists.ts';
import { settleEntry } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { focusAfter } from '#web/section/focus-after.ts';
import { newDraft } from '#web/section/new-draft.ts';
import { openRecommended } from '#web/section/open-recommended.ts';

/**
 * Records at once what was told in the interview, where its name is enough to begin with; the list says what is still to
 * ask. Anything else opens its form.
 */
export function addTold(section: PlacedSection, form: RecommendedForm): void {
  const nameField = section.catalogue?.nameField;
  if (nameField === undefined || form.filled[nameField] === undefined) {
    openRecommended(section, form);
    return;
  }
  const { entry } = newDraft(section, form.filled, false);
  const added = settleEntry(section, entry);
  useCaseStore.getState().change(record => saveEntry(record, section.key, added));
  announce(`Added: ${section.headline(added)}`);
  focusAfter(section, added.id);
}
