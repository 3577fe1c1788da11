import { symptomsOf } from '#domain/case/symptoms.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** A finding as the summary tells it: once, under the symptom it was asked about first. */
export type ToldFinding = {
  readonly finding: Finding;
  readonly isPresent: boolean;
  readonly symptomId: number;
};

/**
 * What the answers say of findings, each once; what is said both ways is told as present. A finding that is a symptom
 * of the case, or a complaint that the review of systems tells, is told there.
 */
export function findingsTold({ vocabulary, ...said }: SummaryInput): ToldFinding[] {
  const findings = new Map(vocabulary.map(finding => [finding.key, finding]));
  const elsewhere = new Set([
    ...symptomsOf(said.record).map(({ id }) => id),
    ...Object.keys(said.stored).map(Number),
  ]);
  const told = new Map<string, ToldFinding>();
  for (const { key, isPresent, source } of statementsOf(said, vocabulary)) {
    const finding = findings.get(key);
    if (finding === undefined || source.kind !== 'answer') continue;
    if (finding.complaintId !== null && elsewhere.has(finding.complaintId)) continue;
    const earlier = told.get(key);
    if (earlier === undefined || (isPresent && !earlier.isPresent))
      told.set(key, { finding, isPresent, symptomId: source.symptomId });
  }
  return [...told.values()];
}

/** The same by name for the structured summary: present and denied. */
export function findingLines(input: SummaryInput): string[] {
  const told = findingsTold(input);
  const names = (wanted: boolean) =>
    told.filter(({ isPresent }) => isPresent === wanted).map(({ finding }) => finding.name);
  return [...line('Present', names(true)), ...line('Denied', names(false))];
}

function line(label: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${label}: ${names.join(', ')}`];
}

/** As sentences: what is there besides, what the background is, and what is denied. */
export function findingsProse(told: readonly ToldFinding[]): string {
  const present = told.filter(({ isPresent }) => isPresent).map(({ finding }) => finding);
  const denied = told.filter(({ isPresent }) => !isPresent).map(({ finding }) => finding);
  const of = (findings: readonly Finding[], wanted: (finding: Finding) => boolean) =>
    findings.filter(wanted).map(nameInSentence);
  return [
    said('There is also', of(present, isComplaining), 'and'),
    said('Background:', of(present, isBackground), 'and'),
    said('In the family:', of(present, isOfFamily), 'and'),
    said('No', of(denied, isComplaining), 'or'),
    said('No history of', of(denied, isBackground), 'or'),
    said('In the family no', of(denied, isOfFamily), 'or'),
  ]
    .filter(sentence => sentence !== '')
    .join(' ');
}

function said(beginning: string, names: readonly string[], joint: 'and' | 'or'): string {
  return names.length === 0 ? '' : `${beginning} ${listed(names, joint)}.`;
}

const isComplaining = ({ kind }: Finding) => kind === 'symptom' || kind === 'sign';
const isOfFamily = ({ kind }: Finding) => kind === 'family';
const isBackground = (finding: Finding) => !isComplaining(finding) && !isOfFamily(finding);

function nameInSentence({ name, kind }: Finding): string {
  return inSentence(kind === 'family' ? name.replace(/^Family history of (?:an? )?/, '') : name);
}
