import { type Consultation, toldFacts } from '#domain/practice/consultation/consultation.ts';
import { parseIntent } from '#domain/practice/intent.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';
import type { Said } from '#domain/questionnaire/said.ts';

/** The facts that were told, in the order of telling. */
export function factsTold(consultation: Consultation): readonly Fact[] {
  return factsOf(
    consultation,
    toldFacts(consultation).map(({ factId }) => factId),
  );
}

function factsOf({ patient }: Consultation, ids: readonly string[]): readonly Fact[] {
  const byId = new Map(patient.facts.map(fact => [fact.id, fact]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** What was told of findings: by facts, and by the normal answers that said no. */
export function findingsTold(consultation: Consultation): Said {
  const facts = factsTold(consultation);
  const present = new Set(keysOf(facts, 'present'));
  const unsure = new Set(keysOf(facts, 'unknown'));
  const denied = new Set([...keysOf(facts, 'denied'), ...deniedUsually(consultation)]);
  return {
    present: [...present],
    denied: [...denied].filter(key => !present.has(key) && !unsure.has(key)),
  };
}

/** The findings that the last answer told to be there, in the order of telling. */
export function findingsToldLast(consultation: Consultation): readonly string[] {
  const last = consultation.lines.findLast(line => line.by === 'patient');
  return keysOf(factsOf(consultation, last?.facts ?? []), 'present');
}

function keysOf(facts: readonly Fact[], is: Fact['is']): readonly string[] {
  return facts.filter(fact => fact.is === is).flatMap(({ findings }) => findings.map(({ key }) => key));
}

function deniedUsually({ lines }: Consultation): readonly string[] {
  const usual = lines.flatMap(line => (line.by === 'patient' ? line.usual : []));
  return usual.flatMap(({ intent }) => {
    const parts = parseIntent(intent);
    return parts?.frame === 'presence' ? [parts.finding] : [];
  });
}
