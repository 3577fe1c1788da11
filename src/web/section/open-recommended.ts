import { openEntry } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { type Draft, readDraft, writeDraft } from '#web/case/drafts.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { newDraft } from '#web/section/new-draft.ts';

/**
 * Opens the form of an accepted recommendation. A form that is open already is left as it is, and of a section with
 * one record only, that record is opened.
 */
export function openRecommended(section: PlacedSection, { filled }: RecommendedForm): void {
  if (readDraft(section.key)) {
    announce(`The form of ${section.title} is already open`);
    document.getElementById(`${section.key}-form`)?.focus();
    return;
  }
  const [entry] = useCaseStore.getState().record[section.key];
  const isFull = section.limit === 'one' && entry !== undefined;
  const draft: Draft = isFull
    ? { entry: openEntry(section, entry), isCustom: false }
    : newDraft(section, filled, false);
  writeDraft(section.key, draft);
}
