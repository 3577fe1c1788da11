import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { BodySystem, Complaint } from '#domain/review/complaint.ts';
import { type ComplaintAnswers, complaintStatus } from '#domain/review/status.ts';

/** One accordion of the review: a body system and the complaints whose home it is. */
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
 * Complaints under their home, the first of their systems, so that each is asked once; systems in the order one
 * examines, complaints as they came.
 */
export function groupBySystem<C extends Complaint>(complaints: readonly C[]): SystemGroup<C>[] {
  const groups = new Map<number, { system: BodySystem; complaints: C[] }>();
  for (const complaint of complaints) {
    const [system] = complaint.bodySystems;
    if (system === undefined) continue;
    const group = groups.get(system.id) ?? { system, complaints: [] };
    group.complaints.push(complaint);
    groups.set(system.id, group);
  }
  return [...groups.values()].sort((a, b) => a.system.order - b.system.order);
}

/** How many complaints of a list are present, not present and unanswered. */
export function countStatuses(
  complaints: readonly Complaint[],
  record: PatientRecord,
  stored: ComplaintAnswers,
): StatusCounts {
  const statuses = complaints.map(({ id }) => complaintStatus(id, record, stored));
  const count = (status: string) => statuses.filter(other => other === status).length;
  return { present: count('present'), notPresent: count('not-present'), unanswered: count('unanswered') };
}

/** 'N present, N not present, N unanswered' (specification 12.3). */
export function countsText({ present, notPresent, unanswered }: StatusCounts): string {
  return `${present} present, ${notPresent} not present, ${unanswered} unanswered`;
}
