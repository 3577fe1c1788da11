import type { Complaint } from '#domain/review/complaint.ts';
import { groupByHome } from '#domain/review/systems.ts';
import { findBest } from '#web/controls/matching.ts';

export type ComplaintGroup = { readonly title: string; readonly complaints: readonly Complaint[] };

/**
 * The complaints to list: by body system, each under its first one; or, when something is searched for, in order of
 * how well they match: first by their names, then by a body system.
 */
export function findComplaints(complaints: readonly Complaint[], search: string): readonly ComplaintGroup[] {
  if (search.trim() === '') return bySystem(complaints);
  const byName = complaints.toSorted((a, b) => a.text.localeCompare(b.text));
  const found = findBest(byName, search, complaint => [complaint.text, systemNames(complaint)]);
  return found.length === 0 ? [] : [{ title: '', complaints: found }];
}

export function systemNames(complaint: Complaint): string {
  return complaint.bodySystems.map(system => system.name).join(', ');
}

function bySystem(complaints: readonly Complaint[]): readonly ComplaintGroup[] {
  const grouped = groupByHome(complaints).map(group => ({
    title: group.system.name,
    complaints: group.complaints.toSorted((a, b) => a.text.localeCompare(b.text)),
  }));
  const others = complaints.filter(complaint => complaint.bodySystems.length === 0);
  return others.length === 0 ? grouped : [...grouped, { title: 'Other', complaints: others }];
}
