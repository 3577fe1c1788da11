import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { groupBySystem } from '#domain/review/systems.ts';
import type { Told } from '#domain/summary/told.ts';

export type Reviewed = {
  readonly present: readonly string[];
  readonly denied: readonly string[];
  readonly notAsked: readonly string[];
};

/** What is present, denied and not asked in a list of complaints. A jump's No was never asked (`decisions`, 7). */
export function reviewed(complaints: readonly Complaint[], told: Told): Reviewed {
  const kind = ({ id }: Complaint): keyof Reviewed => {
    const status = complaintStatus(id, told.record, told.stored);
    if (status === 'present') return 'present';
    return status === 'not-present' && !told.notAsked.includes(id) ? 'denied' : 'notAsked';
  };
  const texts = (wanted: keyof Reviewed) =>
    complaints.filter(complaint => kind(complaint) === wanted).map(complaint => complaint.text);
  return { present: texts('present'), denied: texts('denied'), notAsked: texts('notAsked') };
}

/** The review of systems: per system what is present, denied and not asked, kept apart. */
export function reviewSection(told: Told): string {
  const groups = groupBySystem(told.complaints).map(({ system, complaints }) => {
    const { present, denied, notAsked } = reviewed(complaints, told);
    return [
      `${system.name}:`,
      ...line('Present', present),
      ...line('Denied', denied),
      ...line('Not asked', notAsked),
    ].join('\n');
  });
  return groups.length === 0 ? 'Not recorded' : groups.join('\n\n');
}

function line(label: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [`${label}: ${texts.join(', ')}`];
}
