import { randomFrom } from '#content/play/random-from.ts';
import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { faultsIn } from '#content/practice/patients/faults-in.fixture.ts';
import {
  COMPOUND,
  isSettled,
  JARGON,
  LEAD_INS,
  LEADING,
} from '#content/practice/patients/planted-words.fixture.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { ask, type Heard } from '#domain/practice/consultation/ask.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import type { Commitment } from '#domain/practice/debrief/commitment.ts';
import { FAULT_KINDS, type FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** Something said, and what it asks for. */
export type Said = { readonly text: string; readonly intents: readonly Intent[] };

/** A conversation in the making, and what is committed to after it. */
type Script = { readonly said: readonly Said[]; readonly commitment: Commitment };

/** A conversation with faults that are known. */
export type PlantedConsultation = {
  readonly consultation: Consultation;
  readonly commitment: Commitment;
  readonly planted: readonly FaultKind[];
};

const { sentencesToTry } = wholeContent();

/** How many faults are planted at most in one conversation. */
const MOST_PLANTED = 4;

/** What is changed, by whom and for which patient. */
type Planting = {
  readonly compiled: CompiledPatient;
  readonly oneOf: <T>(all: readonly T[]) => T | undefined;
};

/** Plants a fault; what cannot be planted leaves the script as it is. */
type Planter = (script: Script, to: Planting) => Script;

const PLANTERS: Readonly<Partial<Record<FaultKind, Planter>>> = {
  'under-triage': ({ said, commitment }) => ({ said, commitment: { ...commitment, urgency: 'routine' } }),
  'missed-red-flag': (script, to) => {
    const danger = to.oneOf(to.compiled.reference.mustNotMiss);
    return (danger?.excludedBy ?? []).reduce((left, id) => withoutFact(left, to, id), script);
  },
  'premature-closure': (script, to) => {
    const { reference } = to.compiled;
    const wrong = reference.differential.find(
      ({ diagnosis: { id }, against }) =>
        against.length > 0 && id !== reference.diagnosis.id && !reference.accepted.some(one => one.id === id),
    );
    if (wrong === undefined) return script;
    const { id, name } = wrong.diagnosis;
    const leader = { id, name, confidence: 0.9, for: null, against: null };
    const commitment = { ...script.commitment, differential: [leader] };
    return withoutFact({ ...script, commitment }, to, to.oneOf(wrong.against));
  },
  'missed-allergies': script => without(script, ['history:allergies', 'history:allergy-reaction']),
  'missed-essential': (script, to) => {
    const ids = to.compiled.reference.facts.flatMap(({ id, weight }) => (weight === 'essential' ? [id] : []));
    return withoutFact(script, to, to.oneOf(ids.filter(id => !dangersOf(to).includes(id))));
  },
  'missed-medicines': script =>
    without(script, ['history:medicines', 'history:medicine-details', 'history:recent-medicines']),
  'ignored-cue': (script, { compiled: { patient } }) =>
    without(
      script,
      patient.cues.flatMap(({ follow }) => follow),
    ),
  'no-open-start': ({ said, commitment }) => {
    const isOpen = ({ intents }: Said) => intents.some(intent => /^open:(start|more)$/.test(intent));
    const [greeting, ...rest] = said.filter(one => !isOpen(one));
    const [first, ...others] = rest.toSorted((a, b) => Number(isTalk(a)) - Number(isTalk(b)));
    if (greeting === undefined || first === undefined) return { said, commitment };
    const inOrder = rest.filter(one => others.includes(one));
    return { said: [greeting, first, ...said.filter(isOpen), ...inOrder], commitment };
  },
  leading: (script, to) => withSaid(script, to, LEADING),
  compound: (script, to) => withSaid(script, to, COMPOUND),
  jargon: (script, to) => withSaid(script, to, JARGON),
  'no-concerns': script => without(script, ['ice:ideas', 'ice:concerns', 'ice:expectations', 'ice:impact']),
  'no-summary': script => without(script, ['talk:summary']),
  repeats: (script, to) => {
    const again = to.oneOf(script.said.filter(({ intents }) => intents.some(isSettled)));
    return again === undefined ? script : { ...script, said: script.said.toSpliced(-2, 0, again) };
  },
  'no-closing': script => without(script, ['talk:closing']),
  'no-introduction': script => without(script, ['talk:greeting']),
};

/** How what is said is taken: the words as they are spoken, and what is understood of them. */
export type Hearing = {
  readonly spoken: (said: Said, oneOf: <T>(all: readonly T[]) => T | undefined) => string;
  readonly heard: (consultation: Consultation, words: string, intents: readonly Intent[]) => Heard;
};

/** What is meant is understood. */
const AS_MEANT: Hearing = {
  spoken: ({ text }) => text,
  heard: (_, __, intents) => ({
    outcome: 'understood',
    parts: intents.map(intent => ({ intent })),
    offers: [],
  }),
};

/** A conversation that an expert might have had, and up to four faults in it; the same for the same seed. */
export function plantedConsultation(
  compiled: CompiledPatient,
  seed: number,
  { spoken, heard }: Hearing = AS_MEANT,
): PlantedConsultation {
  const random = randomFrom(seed);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const to = { compiled, oneOf };
  const kinds = FAULT_KINDS.filter(kind => kind in PLANTERS);
  const chosen = Array.from({ length: seed % (MOST_PLANTED + 1) }, () => oneOf(kinds)).flatMap(
    kind => kind ?? [],
  );
  // What is left out later cannot be asked twice.
  const planted = [...new Set(chosen)].sort((a, b) => Number(a === 'repeats') - Number(b === 'repeats'));
  const script = planted.reduce((soFar, kind) => PLANTERS[kind]?.(soFar, to) ?? soFar, faultless(to));
  const consultation = script.said.reduce(
    (soFar, one) => {
      const words = `${oneOf(LEAD_INS) ?? ''}${spoken(one, oneOf)}`;
      return ask(soFar, words, heard(soFar, words, one.intents));
    },
    beginConsultation(compiled.patient, '2026-11-22'),
  );
  const { commitment } = script;
  return { consultation, commitment, planted: faultsIn({ consultation, commitment, planted }, compiled) };
}

/** The expert's path in words, with allergies, medicines, concerns and every cue followed. */
function faultless({ compiled }: Planting): Script {
  const { patient, reference } = compiled;
  const saidOf = saidBy(compiled);
  const required: readonly Intent[] = ['history:allergies', 'history:medicines', 'ice:concerns'];
  const path = reference.path.toSpliced(
    -3,
    0,
    ...required.filter(intent => !reference.path.includes(intent)),
  );
  const said = path.flatMap(intent => {
    const facts = factsFor(patient, intent).map(({ id }) => id);
    const cue = patient.cues.find(({ factId }) => facts.includes(factId));
    return [saidOf(intent), ...(cue?.follow.slice(0, 1) ?? []).map(saidOf)];
  });
  const { id, name } = reference.diagnosis;
  return {
    said,
    commitment: {
      statement: reference.statement,
      problems: [],
      differential: [{ id, name, confidence: 0.8, for: null, against: null }],
      excluded: reference.mustNotMiss.map(one => one.diagnosis),
      urgency: reference.urgency,
      firstAction: reference.firstAction,
    },
  };
}

/** How the debrief itself would have one say it. */
function saidBy({ reference }: CompiledPatient): (intent: Intent) => Said {
  const { asking } = sentencesToTry;
  return intent => {
    const text = reference.questions.find(one => one.intent === intent)?.ask ?? asking[intent] ?? intent;
    return { text, intents: [intent] };
  };
}

function dangersOf({ compiled: { reference } }: Pick<Planting, 'compiled'>): readonly string[] {
  return reference.mustNotMiss.flatMap(({ excludedBy }) => excludedBy);
}

/** Leaves out all questions that bring a fact. */
function withoutFact({ said, commitment }: Script, { compiled }: Planting, id: string | undefined): Script {
  const brings = (intent: Intent) => factsFor(compiled.patient, intent).some(fact => fact.id === id);
  return { said: said.filter(({ intents }) => !intents.some(brings)), commitment };
}

function without({ said, commitment }: Script, left: readonly Intent[]): Script {
  return { said: said.filter(({ intents }) => !intents.some(intent => left.includes(intent))), commitment };
}

/** Says one of these somewhere in the middle. */
function withSaid(
  { said, commitment }: Script,
  { oneOf }: Planting,
  all: readonly (readonly [text: string, ...intents: Intent[]])[],
): Script {
  const known = said.flatMap(({ intents }) => intents);
  const [text, ...intents] = oneOf(all.filter(([, ...asks]) => !asks.some(one => known.includes(one)))) ?? [
    '',
  ];
  const at = oneOf(said.map((_, place) => place).slice(4, -3)) ?? 4;
  return { said: said.toSpliced(at, 0, { text, intents }), commitment };
}

function isTalk({ intents }: Said): boolean {
  return intents.some(intent => intent.startsWith('talk:') || intent.startsWith('ice:'));
}
