import { type CueReport, cuesOf } from '#domain/practice/debrief/cues.ts';
import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';

/** What was asked of one symptom, and what was not. */
export type SymptomDepth = {
  /** As the reference calls it. */
  readonly symptom: string;
  readonly told: readonly string[];
  readonly missed: readonly string[];
};

export type Depth = { readonly symptoms: readonly SymptomDepth[]; readonly cues: readonly CueReport[] };

/** How far each symptom that was told was followed, and what became of each cue. */
export function depthOf(read: ReadThrough): Depth {
  const { patient, facts } = read;
  const told = new Set(facts.flatMap(({ status, asks }) => (status === 'told' ? asks : [])));
  const own = depthOn(patient.complaint.text, describing(facts, null), told);
  const others = facts.flatMap(fact => {
    const keys = fact.asks.flatMap(findingIn);
    if (fact.is !== 'present' || fact.status !== 'told') return [];
    return keys.flatMap(key => {
      const slots = describing(facts, key);
      return slots.length === 0 ? [] : [depthOn(fact.title, slots, told)];
    });
  });
  return { symptoms: [own, ...others], cues: cuesOf(read) };
}

/** What another fact told of the same side of a symptom was told. */
function depthOn(symptom: string, slots: readonly FactReport[], told: ReadonlySet<Intent>): SymptomDepth {
  const isToldOf = ({ asks: [first] }: FactReport) => first !== undefined && told.has(first);
  const titled = (isTold: boolean) =>
    slots.filter(slot => isToldOf(slot) === isTold).map(({ title }) => title);
  return { symptom, told: titled(true), missed: titled(false) };
}

/** The facts that describe the complaint, or another symptom. */
function describing(facts: readonly FactReport[], finding: string | null): readonly FactReport[] {
  return facts.filter(({ asks }) => {
    const parts = parseIntent(asks[0] ?? '');
    return parts?.frame === 'attribute' && parts.finding === finding;
  });
}

function findingIn(intent: string): readonly string[] {
  const parts = parseIntent(intent);
  return parts?.frame === 'presence' ? [parts.finding] : [];
}
