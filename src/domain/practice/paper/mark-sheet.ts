import { CRAFT_ACTS, CRAFT_NAMES } from '#domain/practice/debrief/craft.ts';
import { groundWords } from '#domain/practice/debrief/ground.ts';
import { TOPIC_NAMES, TOPICS } from '#domain/practice/debrief/topics.ts';
import type { HistoryItem } from '#domain/practice/intent.ts';
import { type ScriptCue, type ScriptSources, scriptCues } from '#domain/practice/paper/role-script.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';
import { COMMITTED_URGENCY_WORDS, type FactWorth } from '#domain/practice/patient/reference.ts';

/** Something to be asked: done, partly or not. */
export type MarkItem = {
  readonly title: string;
  readonly isEssential: boolean;
  /** Why one asks; empty where the file does not say. */
  readonly why: string;
  /** What the patient says to it. */
  readonly says: string;
  /** What the answer speaks against, and must not be missed. */
  readonly excludes: readonly string[];
};

export type MarkGroup = { readonly title: string; readonly items: readonly MarkItem[] };

/** A diagnosis and what it rests on. */
export type MarkedDiagnosis = {
  readonly name: string;
  readonly isRight: boolean;
  readonly for: readonly string[];
  readonly against: readonly string[];
};

/** What an examiner marks by: everything the reference says, to be ticked. */
export type MarkSheet = {
  readonly diagnosis: string;
  readonly accepted: readonly string[];
  /** What nobody may leave out, then the parts of the history; no item stands twice. */
  readonly groups: readonly MarkGroup[];
  readonly items: number;
  readonly essential: number;
  readonly cues: readonly ScriptCue[];
  readonly craft: readonly string[];
  readonly statement: string;
  readonly differential: readonly MarkedDiagnosis[];
  readonly dangers: readonly { readonly name: string; readonly excludedBy: readonly string[] }[];
  readonly urgency: string;
  readonly firstAction: string;
  readonly teaching: readonly string[];
  readonly sources: readonly string[];
};

/** Asked in every history, under what it is called there. */
const ALWAYS: readonly { readonly title: string; readonly items: readonly HistoryItem[] }[] = [
  { title: 'Allergies', items: ['allergies', 'allergy-reaction'] },
  { title: 'Medicines', items: ['medicines', 'medicine-details', 'recent-medicines'] },
];

/** How to be with a patient, besides what the debrief looks for. */
const MANNERS: readonly string[] = [
  'Began with an open question and let the patient finish',
  'Asked one thing at a time, without suggesting the answer',
  'Used words the patient understands',
];

/** The mark sheet of a patient. */
export function markSheet(sources: ScriptSources): MarkSheet {
  const { reference } = sources;
  const { diagnosis, accepted, statement, urgency, firstAction, teaching, sources: papers } = reference;
  const titles = titlesIn(reference.facts);
  const grounds = groundsIn(sources);
  const groups = groupsOf(sources);
  const items = groups.flatMap(group => group.items);
  return {
    diagnosis: diagnosis.name,
    accepted: accepted.map(({ name }) => name),
    groups,
    items: items.length,
    essential: items.filter(({ isEssential }) => isEssential).length,
    cues: scriptCues(sources),
    craft: [...MANNERS, ...CRAFT_ACTS.map(act => CRAFT_NAMES[act])],
    statement,
    differential: reference.differential.map(one => ({
      name: one.diagnosis.name,
      isRight: one.diagnosis.id === diagnosis.id,
      for: grounds(one.for),
      against: grounds(one.against),
    })),
    dangers: reference.mustNotMiss.map(one => ({
      name: one.diagnosis.name,
      excludedBy: titles(one.excludedBy),
    })),
    urgency: COMMITTED_URGENCY_WORDS[urgency],
    firstAction,
    teaching,
    sources: papers,
  };
}

/** What speaks for or against a diagnosis, as this patient tells it: no leg swelling is not leg swelling. */
function groundsIn({ patient, reference }: ScriptSources) {
  return (ids: readonly string[]): readonly string[] =>
    ids.flatMap(id => {
      const fact = patient.facts.find(one => one.id === id);
      const title = reference.facts.find(one => one.id === id)?.title;
      return fact === undefined || title === undefined ? [] : [groundWords({ ...fact, title })];
    });
}

function titlesIn(facts: readonly FactWorth[]) {
  const byId = new Map(facts.map(({ id, title }) => [id, title]));
  return (ids: readonly string[]): readonly string[] => ids.flatMap(id => byId.get(id) ?? []);
}

/** What nobody may leave out stands first; the rest by part of the history, what is essential first. */
function groupsOf(sources: ScriptSources): readonly MarkGroup[] {
  const { facts } = sources.reference;
  const { ids, items } = neverLeftOut(sources);
  const matter = facts.filter(({ id, weight }) => weight !== 'neutral' && !ids.has(id));
  const parts = TOPICS.map(topic => ({
    title: TOPIC_NAMES[topic],
    items: matter
      .filter(worth => worth.topic === topic)
      .map(worth => itemOf(sources, worth))
      .toSorted((one, other) => Number(other.isEssential) - Number(one.isEssential)),
  }));
  const safety = { title: 'Never to be left out: allergies, medicines, red flags', items };
  return [safety, ...parts].filter(group => group.items.length > 0);
}

/** Allergies and medicines, also where the file has nothing of them, and what excludes a danger. */
function neverLeftOut(sources: ScriptSources) {
  const { patient, reference } = sources;
  const always = ALWAYS.map(({ title, items }) => {
    const intents = items.map((item): string => `history:${item}`);
    const known = patient.facts.filter(({ asks }) => asks.some(intent => intents.includes(intent)));
    return { title, ids: known.map(({ id }) => id) };
  });
  const flags = reference.mustNotMiss.flatMap(({ excludedBy }) => excludedBy);
  const itemsFor = (ids: readonly string[]) =>
    reference.facts.filter(({ id }) => ids.includes(id)).map(worth => itemOf(sources, worth));
  const asked = always.flatMap(one => one.ids);
  return {
    ids: new Set([...asked, ...flags]),
    items: [
      ...always.flatMap(({ title, ids }) => (ids.length === 0 ? [unknownItem(title)] : itemsFor(ids))),
      ...itemsFor(flags.filter(id => !asked.includes(id))),
    ],
  };
}

/** To be asked, though the file says nothing of it. */
function unknownItem(title: string): MarkItem {
  return { title, isEssential: false, why: '', says: '', excludes: [] };
}

function itemOf({ patient, reference }: ScriptSources, { id, title, weight, why }: FactWorth): MarkItem {
  const fact = patient.facts.find(one => one.id === id);
  return {
    title,
    isEssential: weight === 'essential',
    why: why ?? '',
    says: fact === undefined ? '' : (fact.says ?? SILENT[fact.is]),
    excludes: reference.mustNotMiss
      .filter(({ excludedBy }) => excludedBy.includes(id))
      .map(({ diagnosis }) => diagnosis.name),
  };
}

/** What is said to what the file has no words for. */
const SILENT: Readonly<Record<Fact['is'], string>> = {
  present: 'Yes.',
  denied: 'No.',
  unknown: 'Not known.',
};
