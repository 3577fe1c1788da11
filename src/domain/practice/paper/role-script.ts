import { spokenBirthDate } from '#domain/practice/consultation/birth-date.ts';
import { writtenAge } from '#domain/practice/consultation/spoken-age.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import { TOPIC_NAMES, TOPICS, type Topic } from '#domain/practice/debrief/topics.ts';
import { parseIntent } from '#domain/practice/intent.ts';
import { namesDiagnosis } from '#domain/practice/paper/names-diagnosis.ts';
import { usualLines } from '#domain/practice/paper/usual-lines.ts';
import type { Acting } from '#domain/practice/patient/acting.ts';
import type { Fact, PracticePatient, Telling } from '#domain/practice/patient/patient.ts';
import type { FactWorth, PatientReference } from '#domain/practice/patient/reference.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** What asks for it, and what is said. */
export type ScriptLine = { readonly label: string; readonly says: string };

/** A line with the hints that are dropped in it, word for word. */
export type HintingLine = ScriptLine & { readonly hints: readonly string[] };

/** What is told only once there is trust, and what is said until then. */
export type TrustLine = HintingLine & { readonly meanwhile: string };

/** A hint, the line it is dropped in, and what picks it up. */
export type ScriptCue = {
  readonly words: string;
  readonly label: string;
  readonly follow: string;
  readonly says: string;
};

/** All that somebody who plays the patient says, by when they say it; nothing of what it means. */
export type RoleScript = {
  readonly who: string;
  readonly about: readonly ScriptLine[];
  readonly opening: string;
  /** What the opening says already, in more words. */
  readonly opened: readonly HintingLine[];
  readonly volunteered: readonly HintingLine[];
  readonly open: readonly HintingLine[];
  readonly asked: readonly { readonly section: string; readonly lines: readonly HintingLine[] }[];
  readonly trust: readonly TrustLine[];
  /** What is answered with a no. */
  readonly denied: readonly string[];
  readonly cues: readonly ScriptCue[];
  /** What is answered to anything else. */
  readonly usual: readonly ScriptLine[];
};

/** What a script is made of. */
export type ScriptSources = {
  readonly patient: PracticePatient;
  readonly reference: PatientReference;
  readonly acting: Acting;
};

/** A fact with how a role-player knows the question for it. */
type Known = { readonly fact: Fact; readonly topic: Topic; readonly label: string };

/** What a question is called whose own words would give the diagnosis away. */
const INSTEAD: Readonly<Record<Topic, string>> = {
  complaint: 'About the complaint',
  associated: 'Another symptom',
  past: 'An illness of before',
  medicines: 'A medicine',
  family: 'An illness in the family',
  social: 'Contacts, life and habits',
  view: 'What you think yourself',
};

const TALKS: Readonly<Record<number, string>> = {
  1: 'You say little: to an open question one thing, then you wait.',
  2: 'To an open question you tell two things, then you wait.',
  3: 'You like to talk: to an open question you tell three things at a time.',
};

/** The script of a patient on a day, which decides the date of birth. */
export function roleScript(sources: ScriptSources, today: string): RoleScript {
  const known = knownFacts(sources);
  const told = (telling: Telling) => known.filter(({ fact }) => fact.told === telling && fact.says !== null);
  const lines = (telling: Telling) => told(telling).map(one => lineOf(sources.patient, one));
  return {
    ...personOf(sources, today),
    opening: sources.patient.opening,
    opened: lines('opening'),
    volunteered: lines('volunteered'),
    open: lines('open'),
    asked: TOPICS.flatMap(topic => {
      const own = told('asked').filter(one => one.topic === topic);
      const section = topic === 'view' ? 'Your own view' : TOPIC_NAMES[topic];
      return own.length === 0 ? [] : [{ section, lines: own.map(one => lineOf(sources.patient, one)) }];
    }),
    trust: told('trust').map(one => ({
      ...lineOf(sources.patient, one),
      meanwhile: one.fact.meanwhile ?? replyOf(sources.patient, 'evasive', one.fact.id),
    })),
    denied: known
      .filter(({ fact, label }) => fact.says === null && !namesDiagnosis(sources.reference, label))
      .map(({ label }) => label),
    cues: scriptCues(sources),
    usual: usualLines(sources),
  };
}

function personOf({ patient: { id, person }, acting }: ScriptSources, today: string) {
  const { name, age, sex, informant, informantName, mood, talkativeness } = person;
  const old = writtenAge(age);
  const patient = [name, old, sex, acting.occupation].filter(Boolean).join(', ');
  const isOther = informant !== 'self';
  return {
    who: isOther
      ? `You are ${informantName ?? name}, the ${informant} of the patient, and speak for them.`
      : `You are ${patient}.`,
    about: [
      ...(isOther ? [{ label: 'The patient', says: patient }] : []),
      { label: 'Born', says: spokenBirthDate({ id, age }, today) },
      { label: 'How you speak', says: capitalised(acting.speech) },
      { label: 'How you feel', says: capitalised(mood) },
      { label: 'How much you say', says: TALKS[talkativeness] ?? '' },
    ],
  };
}

/** The facts in the order of the file. */
function knownFacts({ patient, reference }: ScriptSources): readonly Known[] {
  const byId = new Map(patient.facts.map(fact => [fact.id, fact]));
  return reference.facts.flatMap(worth => {
    const fact = byId.get(worth.id);
    return fact === undefined ? [] : [{ fact, topic: worth.topic, label: labelOf(fact, worth, reference) }];
  });
}

/** A finding as one asks for it, or in a patient's words where no question was written; anything else by its name. */
function labelOf(
  { asks, findings }: Fact,
  { title, topic, try: question }: FactWorth,
  reference: PatientReference,
): string {
  const [, words = title] = findings[0]?.terms ?? [];
  const isFinding = parseIntent(asks[0] ?? '')?.frame === 'presence';
  const asked = question.includes(words) ? capitalised(words) : question;
  const label = isFinding ? asked : title;
  return namesDiagnosis(reference, label) ? INSTEAD[topic] : label;
}

function lineOf({ cues }: PracticePatient, { fact, label }: Known): HintingLine {
  const hints = cues.filter(({ factId }) => factId === fact.id).map(({ words }) => words);
  return { label, says: fact.says ?? '', hints };
}

/** The hints that the patient drops, in the words of the script. */
export function scriptCues(sources: ScriptSources): readonly ScriptCue[] {
  const known = knownFacts(sources);
  return sources.patient.cues.map(({ factId, words, follow, says }) => ({
    words,
    label: known.find(({ fact }) => fact.id === factId)?.label ?? '',
    follow: listed(follow.flatMap(intent => sources.acting.words[intent] ?? []).map(inSentence), 'or'),
    says,
  }));
}
