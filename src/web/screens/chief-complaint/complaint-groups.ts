import type { Aged } from '#domain/case/age.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { partedByAge } from '#domain/review/listed-complaint.ts';
import { groupBySystem } from '#domain/review/systems.ts';

export type ComplaintGroup<C> = { readonly title: string; readonly complaints: readonly C[] };

/**
 * The complaints under their first body system, those of the patient's age; then, apart, what one would ask at another
 * age (specification 8.2 and 8.12).
 */
export function complaintGroups<C extends Complaint>(
  complaints: readonly C[],
  patient: Aged,
): readonly ComplaintGroup<C>[] {
  const { fitting, others } = partedByAge(complaints, patient);
  return [
    ...groupBySystem(fitting).map(group => ({ title: group.system.name, complaints: group.complaints })),
    { title: 'Other', complaints: fitting.filter(complaint => complaint.bodySystems.length === 0) },
    { title: 'At other ages', complaints: others },
  ]
    .filter(group => group.complaints.length > 0)
    .map(({ title, complaints: listed }) => ({ title, complaints: byName(listed) }));
}

function byName<C extends Complaint>(complaints: readonly C[]): readonly C[] {
  return complaints.toSorted((a, b) => a.text.localeCompare(b.text));
}
