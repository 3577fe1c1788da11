import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Negative } from '#domain/sections/negative.ts';
import { type HistoryList, NEGATIVES } from '#domain/sections/pages.ts';

/** What the taps of the case deny: each finding, and the words of the tap. */
export function deniedByTap(record: PatientRecord, vocabulary: readonly Finding[]) {
  return record.deniedSections.flatMap(list =>
    vocabulary
      .filter(finding => isDeniedBy(finding, list))
      .map(({ key }) => ({ key, tap: NEGATIVES.get(list)?.tap ?? '' })),
  );
}

/** Whether the tap of a list denies this finding: never a household contact, ancestry or a general no. */
export function isDeniedBy({ key, name, kind }: Finding, list: HistoryList): boolean {
  if (list === 'familyHistory') return kind === 'family' && /^Family history of| in the family$/.test(name);
  return NEGATIVES.get(list)?.denies?.includes(key) ?? false;
}

/** The taps that stand: what was told of what they deny takes precedence, wherever it was told. */
export function standingNegatives(
  record: PatientRecord,
  present: readonly Finding[],
): ReadonlyMap<HistoryList, Negative> {
  const isStanding = (list: HistoryList) =>
    record.deniedSections.includes(list) && (list === 'familyHistory' || !isToldOtherwise(list, present));
  return new Map([...NEGATIVES].filter(([list]) => isStanding(list)));
}

/** Whether something that the tap of the list denies was told in the interview. */
export function isToldOtherwise(list: HistoryList, present: readonly Finding[]): boolean {
  return present.some(finding => isDeniedBy(finding, list));
}
