import { PAGES } from '#domain/sections/pages.ts';
import { familyProse } from '#domain/summary/family-section.ts';
import { historyProse, noneRecordedProse } from '#domain/summary/history-section.ts';
import { introduction } from '#domain/summary/introduction.ts';
import { reviewProse } from '#domain/summary/review-section.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { symptomProse } from '#domain/summary/symptom-prose.ts';

/** The full history as prose, in the order a physician presents a case. Paragraphs are parted by blank lines. */
export function fullHistoryText(input: SummaryInput): string {
  const { record } = input;
  return [
    introduction(record),
    ...symptomProse(input),
    ...reviewProse(input),
    ...PAGES.flatMap(page => [
      ...(page.summary === 'SocialHistory' ? [familyProse(record)] : []),
      ...historyProse(page, record),
    ]),
    noneRecordedProse(PAGES, record),
  ]
    .filter(paragraph => paragraph !== '')
    .join('\n\n');
}
