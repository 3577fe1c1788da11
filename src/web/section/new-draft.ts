import { emptyEntry } from '#domain/sections/entry.ts';
import type { Section } from '#domain/sections/section.ts';
import type { Draft } from '#web/case/drafts.ts';

/** A blank entry to write in, with an id of the time it was begun, and some fields filled in. */
export function newDraft(
  section: Section,
  filled: Readonly<Record<string, unknown>> = {},
  isCustom = true,
): Draft {
  const empty = emptyEntry(section, String(Date.now()));
  return { entry: { ...empty, ...filled, id: empty.id }, isCustom };
}
