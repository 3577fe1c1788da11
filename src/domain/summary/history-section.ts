import type { PatientRecord } from '#domain/case/patient-record.ts';
import { sortEntries } from '#domain/sections/entry.ts';
import type { HistoryPage } from '#domain/sections/pages.ts';
import type { Section } from '#domain/sections/section.ts';
import { entryText } from '#domain/summary/entry-text.ts';

/** What stands in a history section nobody has filled: nothing recorded is not the same as denied. */
export const NONE_RECORDED = 'None recorded';

/** A page of past history as the structured summary tells it: each section with its entries as list items. */
export function historySection(page: HistoryPage, record: PatientRecord): string {
  return page.sections
    .map(section => {
      const entries = entryTexts(section, record).map(text => `- ${text}`);
      return [`${section.title}:`, ...(entries.length === 0 ? [NONE_RECORDED] : entries)].join('\n');
    })
    .join('\n\n');
}

/** A page of past history as prose. */
export function historyProse(page: HistoryPage, record: PatientRecord): string {
  const told = page.sections.map(section => {
    const entries = entryTexts(section, record);
    return `${section.title}: ${entries.length === 0 ? 'none recorded' : entries.join('; ')}.`;
  });
  return told.join(' ');
}

function entryTexts(section: Section, record: PatientRecord): string[] {
  return sortEntries(section, record[section.key]).map(entry => entryText(section, entry));
}
