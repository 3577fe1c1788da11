import type { Complaint } from '#domain/review/complaint.ts';
import { groupByHome } from '#domain/review/systems.ts';
import { isMatch, plainText } from '#web/controls/matching.ts';

export type ComplaintGroup = { readonly title: string; readonly complaints: readonly Complaint[] };

/**
 * The complaints to list: by body system, each under its first one; or, when something is searched for, in order of
 * how well they match: names that begin with it, names that hold it, then complaints of a body system that does.
 */
export function findComplaints(complaints: readonly Complaint[], search: string): readonly ComplaintGroup[] {
  if (search.trim() === '') return bySystem(complaints);
  const found = complaints
    .map(complaint => ({ complaint, rank: rankOf(complaint, search) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || a.complaint.text.localeCompare(b.complaint.text));
  return found.length === 0 ? [] : [{ title: '', complaints: found.map(({ complaint }) => complaint) }];
}

export function systemNames(complaint: Complaint): string {
  return complaint.bodySystems.map(system => system.name).join(', ');
}

function rankOf(complaint: Complaint, search: string): number {
  if (plainText(complaint.text).startsWith(plainText(search))) return 0;
  if (isMatch(complaint.text, search)) return 1;
  return isMatch(`${complaint.text} ${systemNames(complaint)}`, search) ? 2 : Number.POSITIVE_INFINITY;
}

function bySystem(complaints: readonly Complaint[]): readonly ComplaintGroup[] {
  const grouped = groupByHome(complaints).map(group => ({
    title: group.system.name,
    complaints: group.complaints.toSorted((a, b) => a.text.localeCompare(b.text)),
  }));
  const others = complaints.filter(complaint => complaint.bodySystems.length === 0);
  return others.length === 0 ? grouped : [...grouped, { title: 'Other', complaints: others }];
}
