import type { PlacedSection } from '#domain/sections/pages.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { addSaid } from '#web/section/add-said.ts';
import { focusAfter } from '#web/section/focus-after.ts';
import { openRecommended } from '#web/section/open-recommended.ts';

/** Records at once what was told in the interview, where its name is enough to begin with; anything else opens its form. */
export function addTold(section: PlacedSection, form: RecommendedForm): void {
  const nameField = section.catalogue?.nameField;
  if (nameField === undefined || form.filled[nameField] === undefined) {
    openRecommended(section, form);
    return;
  }
  focusAfter(section, addSaid(section, form.filled).id);
}
