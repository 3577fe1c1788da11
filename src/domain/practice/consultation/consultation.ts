import type { Intent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** What the student said, and what it was taken for: nothing where it was not understood. */
export type StudentLine = {
  readonly by: 'student';
  readonly text: string;
  readonly asked: readonly Intent[];
  /** A language model said what was asked. */
  readonly isReadByModel?: boolean;
};

/** A normal answer, which says that nothing is the matter. */
export type UsualTold = { readonly intent: Intent; readonly text: string };

/** Something the student may have meant: one thing, or several at once. */
export type Offer = Intent | readonly Intent[];

/** What the patient said, and all that was told by it. */
export type PatientLine = {
  readonly by: 'patient';
  readonly text: string;
  /** Ids of the facts told, also of those told again. */
  readonly facts: readonly string[];
  /** Ids of the facts that were asked for and not told yet. */
  readonly held: readonly string[];
  readonly usual: readonly UsualTold[];
  /** Ids of the cues that were followed. */
  readonly cues: readonly string[];
  /** What the student may have meant, where that is not sure: at most three. */
  readonly offers: readonly Offer[];
  /** A language model said in other words what the script says. */
  readonly isWordedByModel?: boolean;
};

export type Line = StudentLine | PatientLine;

/** A conversation with a practice patient. All that is known of it follows from its lines. */
export type Consultation = {
  readonly patient: PracticePatient;
  /** The day it is held, as yyyy-mm-dd. */
  readonly today: string;
  readonly lines: readonly Line[];
};

/** Something that was told, and the line in which it was said first. */
export type ToldFact = { readonly factId: string; readonly line: number };

/** A conversation in which nobody has said anything yet. */
export function beginConsultation(patient: PracticePatient, today: string): Consultation {
  return { patient, today, lines: [] };
}

/** The facts told so far, each with its first line, in the order of telling. */
export function toldFacts({ lines }: Pick<Consultation, 'lines'>): readonly ToldFact[] {
  const first = new Map<string, number>();
  for (const [number, line] of lines.entries())
    for (const factId of line.by === 'patient' ? line.facts : [])
      if (!first.has(factId)) first.set(factId, number);
  return [...first].map(([factId, line]) => ({ factId, line }));
}
