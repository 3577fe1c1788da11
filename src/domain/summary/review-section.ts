import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { groupBySystem, type SystemGroup } from '#domain/review/systems.ts';
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

/** The systems somebody asked about, and the names of those nobody did. */
export function systemsAsked(told: Told): {
  readonly asked: readonly SystemGroup[];
  readonly untouched: readonly string[];
} {
  const isAsked = ({ complaints }: SystemGroup) =>
    complaints.some(({ id }) => complaintStatus(id, told.record, told.stored) !== 'unanswered');
  const groups = groupBySystem(told.complaints);
  return {
    asked: groups.filter(isAsked),
    untouched: groups.filter(group => !isAsked(group)).map(({ system }) => system.name),
  };
}

/**
 * The review of systems: per system what is present, denied and not asked, kept apart. A system nobody touched is only
 * named: a list of all it could hold would bury what was asked.
 */
export function reviewSection(told: Told): string {
  const { asked, untouched } = systemsAsked(told);
  const groups = asked.map(({ system, complaints }) => {
    const { present, denied, notAsked } = reviewed(complaints, told);
    return [
      `${system.name}:`,
      ...line('Present', present),
      ...line('Denied', denied),
      ...line('Not asked', notAsked),
    ].join('\n');
  });
  const whole =
    untouched.length === 0 ? [] : [`Not reviewed:\nSystems not asked about: ${untouched.join(', ')}`];
  return groups.length + whole.length === 0 ? 'Not recorded' : [...groups, ...whole].join('\n\n');
}

function line(label: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [`${label}: ${texts.join(', ')}`];
}
