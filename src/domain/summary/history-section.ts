import type { PatientRecord } from '#domain/case/patient-record.ts';
import { sortEntries } from '#domain/sections/entry.ts';
import type { HistoryPage } from '#domain/sections/pages.ts';
import { entryProse } from '#domain/summary/entry-prose.ts';
import { entryText } from '#domain/summary/entry-text.ts';

/** What stands in a history section nobody has filled: nothing recorded is not the same as denied. */
export const NONE_RECORDED = 'None recorded';

/** A page of past history as the structured summary tells it: each section with its entries as list items. */
export function historySection(page: HistoryPage, record: PatientRecord): string {
  return page.sections
    .map(section => {
      const entries = sortEntries(section, record[section.key]).map(
        entry => `- ${entryText(section, entry)}`,
      );
      return [`${section.title}:`, ...(entries.length === 0 ? [NONE_RECORDED] : entries)].join('\n');
    })
    .join('\n\n');
}

/** A page of past history as prose: a paragraph for each section that has entries. */
export function historyProse(page: HistoryPage, record: PatientRecord): string[] {
  return page.sections.flatMap(section => {
    const entries = sortEntries(section, record[section.key]).map(entry => entryProse(section, entry));
    return entries.length === 0 ? [] : [[`${section.title}.`, ...entries].join(' ')];
  });
}

/** The sections without an entry, in one sentence. */
export function noneRecordedProse(pages: readonly HistoryPage[], record: PatientRecord): string {
  const empty = pages.flatMap(({ sections }) => sections).filter(({ key }) => record[key].length === 0);
  return empty.length === 0
    ? ''
    : `${NONE_RECORDED}: ${empty.map(({ title }) => title.toLowerCase()).join(', ')}.`;
}
