import type { Section } from '#domain/sections/section.ts';

export const rowId = (section: Section, entryId: string) => `${section.key}-row-${entryId}`;
export const addId = (section: Section) => `${section.key}-add`;
export const quickId = (section: Section) => `${section.key}-quick`;
export const fieldId = (section: Section, field: string) => `${section.key}-${field}`;
export const titleId = (section: Section) => `${section.key}-title`;

/** What had the focus is gone: it goes to the entry if it is listed, else to Add, else to the section's title. */
export function focusAfter(section: Section, entryId = ''): void {
  requestAnimationFrame(() => {
    const places = [rowId(section, entryId), addId(section), titleId(section)];
    places
      .map(id => document.getElementById(id))
      .find(place => place !== null)
      ?.focus();
  });
}
