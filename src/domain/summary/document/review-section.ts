import { symptomsOf } from '#domain/case/symptoms.ts';
import { askedInReview } from '#domain/review/asked-in-review.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { groupBySystem } from '#domain/review/systems.ts';
import { paragraph, section } from '#domain/summary/document/blocks.ts';
import type { DocumentSection } from '#domain/summary/document/clinical-document.ts';
import type { CaseTold } from '#domain/summary/facts/case-told.ts';
import { nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { chunked } from '#domain/summary/prose/story-prose.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

type Status = 'present' | 'denied' | 'passedOver' | 'notAsked';

type Item = { readonly status: Status; readonly names: readonly string[] };

type ReviewedSystem = { readonly name: string; readonly items: readonly Item[] };

/** As many symptoms that nobody asked about are named; of more, only their number is told. */
const NAMED_AT_MOST = 4;

/**
 * The review of systems, system by system: what is there first, then what is denied. What the history has told already
 * is not told again; what was not asked stands apart, and briefly.
 */
export function reviewSection(told: CaseTold): DocumentSection {
  const systems = systemsOf(told);
  const reviewed = systems.filter(({ items }) => items.some(({ status }) => status !== 'notAsked'));
  const said = reviewed.flatMap(system => paragraph(...sentencesOf(system)));
  const gaps = gapsIn(systems, reviewed);
  const isPresent = has(reviewed, 'present');
  const state = isPresent ? 'told' : has(reviewed, 'denied') ? 'denied' : 'not asked';
  return section('ReviewOfSystems', state, { more: [...said, ...paragraph(...gaps)] });
}

function has(systems: readonly ReviewedSystem[], wanted: Status): boolean {
  return systems.some(({ items }) => items.some(({ status }) => status === wanted));
}

function sentencesOf({ name, items }: ReviewedSystem): string[] {
  const present = namesOf(items, 'present');
  const denied = namesOf(items, 'denied');
  if (present.length === 0 && denied.length === 0) return [];
  const [first = [], ...more] = chunked(denied);
  const negative = first.length === 0 ? '' : `no ${listed(first, 'or')}`;
  const found = present.length === 0 ? negative : [listed(present), negative].filter(Boolean).join(', but ');
  return [`${name} review reveals ${found}.`, ...more.map(some => `There is no ${listed(some, 'or')}.`)];
}

function namesOf(items: readonly Item[], wanted: Status): string[] {
  return items.filter(({ status }) => status === wanted).flatMap(({ names }) => names);
}

function gapsIn(systems: readonly ReviewedSystem[], reviewed: readonly ReviewedSystem[]): string[] {
  const items = reviewed.flatMap(system => system.items);
  const jumped = namesOf(items, 'passedOver');
  const open = namesOf(items, 'notAsked');
  const named =
    open.length <= NAMED_AT_MOST ? [...jumped, ...open] : [...jumped, `${open.length} other symptoms`];
  const untouched = systems.filter(system => !reviewed.includes(system)).map(({ name }) => inSentence(name));
  return [
    named.length > 0
      ? `${capitalised(listed(named))} ${named.length > 1 || open.length > NAMED_AT_MOST ? 'were' : 'was'} not asked about.`
      : '',
    untouched.length > 0 && reviewed.length > 0
      ? `Nothing was asked about ${listed(untouched)} symptoms.`
      : '',
  ];
}

function systemsOf(told: CaseTold): ReviewedSystem[] {
  const { complaints, record, stored } = told.input;
  return groupBySystem(askedInReview(complaints, record, stored)).map(group => ({
    name: group.system.name,
    items: group.complaints.flatMap(complaint => itemOf(complaint, told)),
  }));
}

/** A complaint as the review tells it; nothing where the history has told all of it. */
function itemOf({ id, text }: Complaint, { input, findings }: CaseTold): Item[] {
  const { record, stored, vocabulary, notAsked } = input;
  if (symptomsOf(record).some(symptom => symptom.id === id)) return [];
  const own = vocabulary.filter(({ complaintId }) => complaintId === id);
  const told = findings.filter(({ finding }) => finding.complaintId === id);
  const status = complaintStatus(id, record, stored);
  if (told.some(({ isPresent }) => isPresent)) return [];
  const open = own.filter(({ key }) => !told.some(({ finding }) => finding.key === key));
  if (told.length > 0 && open.length === 0) return [];
  const names = told.length > 0 ? open.map(nameInSentence) : [inSentence(text)];
  if (status === 'present') return [{ status: 'present', names: [inSentence(text)] }];
  if (status === 'unanswered') return told.length > 0 ? [] : [{ status: 'notAsked', names }];
  return [{ status: notAsked.includes(id) ? 'passedOver' : 'denied', names }];
}
