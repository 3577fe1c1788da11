import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { HistoryList } from '#domain/sections/pages.ts';

export const LEVELS = ['classic', 'atypical', 'red-herrings'] as const;

/** How like the textbook the story is. */
export type Level = (typeof LEVELS)[number];

export const INFORMANTS = [
  'self',
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'daughter',
  'son',
  'wife',
  'husband',
  'partner',
  'carer',
  'friend',
] as const;

/** Who answers the questions. */
export type Informant = (typeof INFORMANTS)[number];

export const TELLINGS = ['opening', 'volunteered', 'open', 'asked', 'trust'] as const;

/**
 * When a fact is told: in the opening, to an open question, to "anything else?", when asked directly, or only to whoever
 * has shown an interest in the person or asks again. Whatever is told earlier is told when asked directly, too.
 */
export type Telling = (typeof TELLINGS)[number];

export const WEIGHTS = ['essential', 'relevant', 'neutral'] as const;

/** How much a fact matters to the case. */
export type Weight = (typeof WEIGHTS)[number];

/** What a fact says of the findings it is about; a fact about anything else is present. */
export type FactIs = 'present' | 'denied' | 'unknown';

/** A finding that a fact speaks of, with all it is called: by this a summary is compared with what was told. */
export type FactFinding = {
  readonly key: string;
  readonly name: string;
  readonly terms: readonly string[];
  /** Felt or seen, and no illness, habit or event of its own time. */
  readonly isSymptom: boolean;
};

/** What a fact means in the questionnaire of the complaint: choices, an amount such as `2 hours`, or words. */
export type FactAnswer =
  | { readonly questionId: number; readonly choiceIds: readonly number[] }
  | { readonly questionId: number; readonly amount: string };

/** An entry of past history that a fact makes. */
export type FactEntry = { readonly list: EntryList; readonly values: Readonly<Record<string, unknown>> };

/** The sections of past history that a fact may fill. */
export type EntryList = Exclude<HistoryList, 'familyHistory'>;

/** One thing the patient knows. */
export type Fact = {
  readonly id: string;
  /** What asks for it. */
  readonly asks: readonly Intent[];
  readonly is: FactIs;
  readonly told: Telling;
  /** In the patient's own words; null where the usual answer says it. */
  readonly says: string | null;
  /** What is said instead while it is not told yet. */
  readonly meanwhile: string | null;
  readonly findings: readonly FactFinding[];
  readonly answers: readonly FactAnswer[];
  readonly entries: readonly FactEntry[];
};

/** Words within a fact that a good listener picks up, and what following them brings. */
export type Cue = {
  readonly id: string;
  /** The fact in whose words it is dropped. */
  readonly factId: string;
  readonly words: string;
  readonly follow: readonly Intent[];
  readonly says: string;
};

/** Who is sick, and who speaks. */
export type Person = {
  readonly name: string;
  /** In years; three months are 0.25. */
  readonly age: number;
  readonly sex: Sex;
  readonly informant: Informant;
  readonly informantName: string | null;
  /** How they seem to be. */
  readonly mood: string;
  /** 1 says little … 3 says too much. */
  readonly talkativeness: number;
};

/** Who answers, by name: the patient, or somebody for the patient. */
export function speakerOf({ name, informantName }: Pick<Person, 'name' | 'informantName'>): string {
  return informantName ?? name;
}

/** How a patient answers what no fact says: what asks for it, with or without a star, and the ways of saying it. */
export type UsualAnswer = { readonly to: string; readonly says: readonly string[] };

/** What is known of a patient before one is chosen. */
export type ListedPatient = {
  readonly id: number;
  readonly complaint: {
    readonly key: string;
    readonly id: number;
    readonly text: string;
    /** The body system it belongs to. */
    readonly system: string;
  };
  readonly level: Level;
  readonly minutes: number;
  readonly door: string;
};

/** A patient of whom a history can be taken: all that can be told, nothing of what it means. */
export type PracticePatient = ListedPatient & {
  readonly person: Person;
  readonly opening: string;
  /** The question that takes the story in the patient's own words. */
  readonly storyQuestionId: number | null;
  readonly facts: readonly Fact[];
  readonly cues: readonly Cue[];
  /** The more special stand behind the more general. */
  readonly usual: readonly UsualAnswer[];
  /** The reference, unreadable until it is opened (`seal.ts`). */
  readonly sealed: string;
};
