import type { Finding } from '#domain/findings/finding.ts';
import type { KnownFinding, KnownFindings } from '#domain/findings/known-findings.ts';

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
