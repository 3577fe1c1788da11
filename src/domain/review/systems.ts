import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { BodySystem, Complaint } from '#domain/review/complaint.ts';
import { type ComplaintAnswers, complaintStatus } from '#domain/review/status.ts';

/** One accordion of the review: a body system and its complaints. A complaint may stand in several. */
export type SystemGroup<C = Complaint> = {
  readonly system: BodySystem;
  readonly complaints: readonly C[];
};

export type StatusCounts = {
  readonly present: number;
  readonly notPresent: number;
  readonly unanswered: number;
};

/**
 * Groups complaints by body system, systems in the order of their ids, complaints as they came. A system that is the
 * home of none of them is left out, unless it is always included: abdominal pain concerns the womb too, but a man has
 * no group of that name.
 */
export function groupBySystem<C extends Complaint>(complaints: readonly C[]): SystemGroup<C>[] {
  const homes = new Set(complaints.map(({ bodySystems: [home] }) => home?.id));
  const groups = new Map<number, { system: BodySystem; complaints: C[] }>();
  for (const complaint of complaints) {
    for (const system of complaint.bodySystems) {
      if (!system.alwaysInclude && !homes.has(system.id)) continue;
      const group = groups.get(system.id) ?? { system, complaints: [] };
      group.complaints.push(complaint);
      groups.set(system.id, group);
    }
  }
  return [...groups.values()].sort((a, b) => a.system.id - b.system.id);
}

/** The same with each complaint under its home alone, the first of its systems. */
export function groupByHome<C extends Complaint>(complaints: readonly C[]): SystemGroup<C>[] {
  return groupBySystem(
    complaints.map(complaint => ({ ...complaint, bodySystems: complaint.bodySystems.slice(0, 1) })),
  );
}

/** How many complaints of a list are present, not present and unanswered; each counts once. */
export function countStatuses(
  complaints: readonly Complaint[],
  record: PatientRecord,
  stored: ComplaintAnswers,
): StatusCounts {
  const ids = [...new Set(complaints.map(({ id }) => id))];
  const statuses = ids.map(id => complaintStatus(id, record, stored));
  const count = (status: string) => statuses.filter(other => other === status).length;
  return { present: count('present'), notPresent: count('not-present'), unanswered: count('unanswered') };
}

/** 'N present, N not present, N unanswered' (specification 12.3). */
export function countsText({ present, notPresent, unanswered }: StatusCounts): string {
  return `${present} present, ${notPresent} not present, ${unanswered} unanswered`;
}
