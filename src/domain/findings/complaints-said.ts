import type { Finding } from '#domain/findings/finding.ts';
import type { KnownFinding, KnownFindings } from '#domain/findings/known-findings.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import type { Said } from '#domain/questionnaire/said.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';

/**
 * Complaint id → what is known of it through its findings: present when one of them is, denied when all of them are.
 * That one of two is denied says nothing of the complaint.
 */
export function complaintsSaid(
  known: KnownFindings,
  vocabulary: readonly Finding[],
): ReadonlyMap<number, KnownFinding> {
  const said = new Map<number, KnownFinding>();
  for (const [complaintId, findings] of Map.groupBy(vocabulary, finding => finding.complaintId)) {
    if (complaintId === null) continue;
    const of = findings.flatMap(({ key }) => known.get(key) ?? []);
    const present = of.find(({ isPresent }) => isPresent);
    const verdict = present ?? (of.length === findings.length ? of[0] : undefined);
    if (verdict) said.set(complaintId, verdict);
  }
  return said;
}

/** Ids of the complaints of which that much is said that nobody need ask: one finding present, or all denied. */
export function complaintsKnown({ present, denied }: Said, vocabulary: readonly Finding[]): number[] {
  const [told, refused] = [new Set(present), new Set(denied)];
  const groups = Map.groupBy(vocabulary, ({ complaintId }) => complaintId);
  return [...groups].flatMap(([complaintId, findings]) => {
    const isTold = findings.some(({ key }) => told.has(key));
    const isKnown = isTold || findings.every(({ key }) => refused.has(key));
    return complaintId !== null && isKnown ? [complaintId] : [];
  });
}

/**
 * The stored answers with what is known through findings: a complaint nobody answered in the review is what its
 * findings say, and so is one whose No was only jumped over.
 */
export function answersWithKnown(
  { stored, notAsked }: Pick<CaseSaid, 'stored' | 'notAsked'>,
  said: ReadonlyMap<number, KnownFinding>,
): ComplaintAnswers {
  const known = [...said].filter(([id]) => stored[id] === undefined || notAsked.includes(id));
  return { ...stored, ...Object.fromEntries(known.map(([id, { isPresent }]) => [id, isPresent])) };
}
