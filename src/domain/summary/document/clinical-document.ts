import type { Urgency } from '#domain/diagnosis/urgency.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { TextSection } from '#domain/summary/structured-history.ts';

/** The version a document carries, so that a later program knows what it reads. */
export const DOCUMENT_VERSION = 1 as const;

/** Whether a section tells something, and if not, why: three different things that are never mixed. */
export const SECTION_STATES = ['told', 'denied', 'none recorded', 'not asked'] as const;

export type SectionState = (typeof SECTION_STATES)[number];

/** A record of past history: one line, and the rest of it beneath. */
export type DocumentEntry = { readonly line: string; readonly rest: readonly string[] };

/** A table: what it is of, its columns, and a row for each thing. */
export type DocumentTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Sentences; `isDenial` where they say of a whole section that there is nothing of it. */
export type DocumentParagraph = {
  readonly kind: 'paragraph';
  readonly text: string;
  readonly isDenial?: boolean | undefined;
};

/** A piece of a section, as every renderer sets it. */
export type DocumentBlock =
  | { readonly kind: 'heading' | 'quote'; readonly text: string }
  | DocumentParagraph
  | { readonly kind: 'entries'; readonly entries: readonly DocumentEntry[] }
  | ({ readonly kind: 'table' } & DocumentTable);

/** One section of the contract. `brief` stands on the first page, `more` behind it; nothing stands in both. */
export type DocumentSection = {
  readonly key: TextSection;
  readonly title: string;
  readonly state: SectionState;
  readonly brief: readonly DocumentBlock[];
  readonly more: readonly DocumentBlock[];
};

/** What nobody may overlook: `isAlert` where it is there, and not where it is denied or nobody has asked. */
export const SAFETY_TOPICS = ['Allergies', 'Anticoagulants', 'Pregnancy'] as const;

export type SafetyLine = {
  readonly topic: (typeof SAFETY_TOPICS)[number];
  readonly text: string;
  readonly isAlert: boolean;
};

/** What the patient thinks, fears and wants. */
export type PatientView = { readonly kind: 'idea' | 'concern' | 'expectation'; readonly text: string };

/** An answer that makes one think of a dangerous diagnosis, in a physician's words. */
export type RedFlagLine = {
  readonly sign: string;
  readonly diagnosis: string;
  readonly urgency: Urgency | null;
};

/** One line of the differential. */
export type DiagnosisLine = {
  readonly name: string;
  /** Share of the evidence, in percent. */
  readonly probability: number;
  /** How likely it is, from 0 to 1; not known of histories that are older than the model. */
  readonly likelihood?: number | undefined;
  readonly mustNotMiss: boolean;
  readonly isFlagged?: boolean | undefined;
  readonly urgency?: Urgency | undefined;
};

/** Told by the program unless the student has written it. */
export type Worded<Value> = { readonly value: Value; readonly isEdited: boolean };

/** Questions and answers of one symptom as they were asked. */
export type TranscriptPart = {
  readonly symptom: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly skipped: readonly string[];
};

export type ProfileFact = { readonly label: string; readonly value: string };

/** A finished history: what the page, the PDF, the texts of the contract and the presentations are all made from. */
export type ClinicalDocument = {
  readonly version: typeof DOCUMENT_VERSION;
  readonly name: string;
  /** '58 years', '4 months'; empty while unknown. */
  readonly age: string;
  readonly gender: string;
  /** 'He', 'She', or 'The patient'. */
  readonly subject: string;
  readonly dateOfHistory: string;
  readonly takenBy: string;
  /** Who the patient is, how they were seen and who took the history, in sentences. */
  readonly introduction: string;
  readonly profile: readonly ProfileFact[];
  readonly safety: readonly SafetyLine[];
  readonly opening: Worded<string>;
  /** The presenting complaint by its clinical name. */
  readonly complaint: string;
  /** What the patient said of it. */
  readonly ownWords: readonly string[];
  readonly views: readonly PatientView[];
  readonly redFlags: readonly RedFlagLine[];
  readonly problems: Worded<readonly string[]>;
  /** The student's own; empty until written. */
  readonly impression: Worded<string>;
  readonly differential: readonly DiagnosisLine[];
  readonly isInterim: boolean;
  /** The ten sections of the contract that are text, in their order. */
  readonly sections: readonly DocumentSection[];
  /** As the pedigree is drawn from them. */
  readonly family: readonly FamilyMember[];
  readonly transcript: readonly TranscriptPart[];
  /** The full history of a backup that is older than the document: it has no other prose. */
  readonly prose?: readonly string[] | undefined;
};

/** The section by its name in the contract. */
export function sectionOf(document: ClinicalDocument, key: TextSection): DocumentSection {
  const found = document.sections.find(section => section.key === key);
  return found ?? { key, title: key, state: 'none recorded', brief: [], more: [] };
}

/** The dangerous diagnoses of the differential, in its order. */
export function mustNotMiss(document: ClinicalDocument): readonly DiagnosisLine[] {
  return document.differential.filter(line => line.mustNotMiss);
}

/** What of a document a student can write, to see whether it has changed. */
export function writtenIn({ opening, problems, impression }: ClinicalDocument): string {
  return JSON.stringify([opening.value, problems.value, impression.value]);
}
