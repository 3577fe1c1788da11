import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import type { PlantedConsultation } from '#content/practice/patients/planted-faults.fixture.ts';
import {
  COMPOUND,
  isClinical,
  isOfMedicines,
  LEADING,
} from '#content/practice/patients/planted-words.fixture.ts';
import { toldFacts } from '#domain/practice/consultation/consultation.ts';
import { askedInWords, isAskedIn } from '#domain/practice/debrief/asked-in-words.ts';
import { FAULT_KINDS, type FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import { isAskedPlainly } from '#domain/practice/debrief/plain-words.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** What is wrong with it by the reference: what was planted in words, and what of the rest took effect. */
export function faultsIn(
  { consultation, commitment, planted }: PlantedConsultation,
  compiled: CompiledPatient,
): readonly FaultKind[] {
  const { patient, reference } = compiled;
  const told = new Set(toldFacts(consultation).map(({ factId }) => factId));
  const asked = consultation.lines.flatMap(line => (line.by === 'student' ? line.asked : []));
  const followed = consultation.lines.flatMap(line => (line.by === 'patient' ? line.cues : []));
  const asksOf = (id: string) => patient.facts.find(fact => fact.id === id)?.asks ?? [];
  const questions = consultation.lines.flatMap(line => (line.by === 'student' ? askedInWords(line) : []));
  const isAsked = (id: string) => patient.facts.some(fact => fact.id === id && isAskedIn(fact, questions));
  const isAskedFor = (item: Intent) => questions.some(({ text }) => isAskedPlainly([item], text));
  // What was asked in plain words and taken for something else is no fault.
  const missed = reference.facts.filter(({ id }) => !told.has(id) && !isAsked(id));
  const own = missed.filter(({ id }) => !asksOf(id).some(isOfMedicines));
  const dangers = reference.mustNotMiss
    .filter(({ excludedBy }) => !excludedBy.some(id => told.has(id) || isAsked(id)))
    .flatMap(({ excludedBy }) => excludedBy);
  const [leader] = commitment.differential;
  const against = reference.differential.find(({ diagnosis }) => diagnosis.id === leader?.id)?.against ?? [];
  const clinical = consultation.lines.flatMap(line =>
    line.by === 'student' && line.asked.some(isClinical) ? [line] : [],
  );
  const says = (all: readonly (readonly [text: string, ...intents: Intent[]])[], least: number) =>
    clinical.some(line => line.asked.length >= least && all.some(([text]) => line.text.endsWith(text)));
  const holds: Readonly<Partial<Record<FaultKind, boolean>>> = {
    'under-triage': commitment.urgency !== reference.urgency,
    'missed-red-flag': own.some(({ id }) => dangers.includes(id)),
    'premature-closure': leader?.id !== reference.diagnosis.id && against.length > 0,
    'missed-essential': own.some(({ id, weight }) => weight === 'essential' && !dangers.includes(id)),
    'missed-allergies':
      !asked.some(intent => intent.startsWith('history:allerg')) && !isAskedFor('history:allergies'),
    'missed-medicines':
      !asked.some(intent => /^history:(medicine|recent-medicines)/.test(intent)) &&
      !isAskedFor('history:medicines'),
    'ignored-cue': patient.cues.some(({ id, factId }) => told.has(factId) && !followed.includes(id)),
    'no-open-start': clinical[0]?.asked.some(intent => intent.startsWith('open:')) === false,
    // What was not understood counts neither for nor against anybody.
    leading: says(LEADING, 1),
    compound: says(COMPOUND, 4),
    'no-concerns': !asked.some(intent => /^ice:/.test(intent)),
  };
  return [...new Set([...planted, ...FAULT_KINDS.filter(kind => kind in holds)])].filter(
    kind => holds[kind] ?? true,
  );
}
