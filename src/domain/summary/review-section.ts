import { symptomsOf } from '#domain/case/symptoms.ts';
import { askedInReview } from '#domain/review/asked-in-review.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { groupByHome } from '#domain/review/systems.ts';
import { findingLines } from '#domain/summary/findings-told.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

type Reviewed = {
  readonly present: readonly string[];
  readonly denied: readonly string[];
  /** Offered to be asked and jumped past: a No that was never said (ADR 14, item 7). */
  readonly passedOver: readonly string[];
  readonly notAsked: readonly string[];
};

type ReviewedSystem = Reviewed & { readonly name: string };

/** As many symptoms that nobody asked about are named; of more, only their number is told. */
const NAMED_AT_MOST = 4;

/**
 * The review of systems: per system what is present, denied and not asked, kept apart. A symptom stands once, under its
 * home. What was not asked takes one line, and a system nobody touched is only named: a list of all that could have
 * been asked would bury what was.
 */
export function reviewSection(input: SummaryInput): string {
  const { asked, untouched } = reviewOf(input);
  const groups = asked.map(system =>
    [
      `${system.name}:`,
      ...line('Present', system.present),
      ...line('Denied', system.denied),
      ...line('Not asked', leftOut(system)),
    ].join('\n'),
  );
  const whole =
    untouched.length === 0 ? [] : [`Not reviewed:\nSystems not asked about: ${untouched.join(', ')}`];
  const findings = findingLines(input);
  const told = findings.length === 0 ? [] : [['Told in the interview:', ...findings].join('\n')];
  const all = [...told, ...groups, ...whole];
  return all.length === 0 ? 'Not recorded' : all.join('\n\n');
}

/** The same as sentences; what the symptoms' own paragraphs tell is not said again. */
export function reviewProse(input: SummaryInput): string[] {
  const { asked, untouched } = reviewOf(input);
  const all = (kind: keyof Reviewed) => asked.flatMap(system => system[kind]);
  const symptoms = symptomsOf(input.record).map(({ text }) => text);
  const extra = all('present').filter(text => !symptoms.includes(text));
  const gaps = leftOut({ passedOver: all('passedOver'), notAsked: all('notAsked') });
  return [
    extra.length > 0 ? `On review of systems there is also ${inWords(extra)}.` : '',
    all('denied').length > 0 ? `The patient denies ${inWords(all('denied'))}.` : '',
    gaps.length > 0 ? `Not asked about: ${inWords(gaps)}.` : '',
    untouched.length > 0 ? `Systems not asked about: ${inWords(untouched)}.` : '',
  ];
}

/** The systems somebody asked about, and the names of those nobody did. */
function reviewOf(input: SummaryInput): { readonly asked: ReviewedSystem[]; readonly untouched: string[] } {
  const groups = groupByHome(askedInReview(input.complaints, input.record, input.stored));
  const systems = groups.map(({ system, complaints }) => ({
    name: system.name,
    ...reviewed(complaints, input),
  }));
  const isAsked = ({ present, denied, passedOver }: Reviewed) =>
    present.length + denied.length + passedOver.length > 0;
  return {
    asked: systems.filter(isAsked),
    untouched: systems.filter(system => !isAsked(system)).map(({ name }) => name),
  };
}

function reviewed(complaints: readonly Complaint[], input: SummaryInput): Reviewed {
  const texts = (wanted: keyof Reviewed) =>
    complaints.filter(({ id }) => kindOf(id, input) === wanted).map(({ text }) => text);
  return {
    present: texts('present'),
    denied: texts('denied'),
    passedOver: texts('passedOver'),
    notAsked: texts('notAsked'),
  };
}

function kindOf(id: number, { record, stored, notAsked }: SummaryInput): keyof Reviewed {
  const status = complaintStatus(id, record, stored);
  if (status === 'present') return 'present';
  if (status === 'unanswered') return 'notAsked';
  return notAsked.includes(id) ? 'passedOver' : 'denied';
}

/** What was passed over by name, the rest by name while it is short, otherwise by its number. */
function leftOut({ passedOver, notAsked }: Pick<Reviewed, 'passedOver' | 'notAsked'>): string[] {
  if (notAsked.length <= NAMED_AT_MOST) return [...passedOver, ...notAsked];
  return [...passedOver, `${notAsked.length} other symptoms`];
}

function inWords(texts: readonly string[]): string {
  return listed(texts.map(inSentence));
}

function line(label: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [`${label}: ${texts.join(', ')}`];
}
