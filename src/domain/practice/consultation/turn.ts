import type { Consultation, PatientLine, UsualTold } from '#domain/practice/consultation/consultation.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';
import type { Meaning } from '#domain/practice/understanding/reading.ts';

/** A part of a reply: the words for one thing asked. */
export type Piece = {
  readonly text: string;
  /** What a fact is told to; null where no fact is. */
  readonly to: Intent | null;
  /** A bare no, which several things asked at once share. */
  readonly isDenial: boolean;
  /** Answers whether something is there. */
  readonly isOfFinding: boolean;
  /** A no in the patient's own words. */
  readonly isOwnNo: boolean;
  /** Politeness, which may be left out where something is asked besides. */
  readonly isTalk: boolean;
  /** Returns a greeting, which is done when one meets. */
  readonly isMeeting: boolean;
  /** Returns a goodbye, which is said last, whatever was asked with it. */
  readonly isParting: boolean;
  /** What nobody passes over, bad news or what it may be: of several courtesies this one is heard. */
  readonly isStrong: boolean;
  /** Tells nothing but that the patient cannot say: left out where something else is told. */
  readonly isFiller: boolean;
  /** Says that it was said before, which a reply says once. */
  readonly isAgain: boolean;
} & Pick<PatientLine, 'facts' | 'held' | 'usual' | 'cues'>;

/** A reply in the making: what was said before, and what this reply has said so far. */
export type Turn = {
  readonly consultation: Consultation;
  readonly pieces: readonly Piece[];
  /** The intents of this question that were answered before. */
  readonly before: readonly Intent[];
  /** All that this question asks. */
  readonly meaning: Meaning;
};

const SILENT: Piece = {
  text: '',
  to: null,
  isDenial: false,
  isOfFinding: false,
  isOwnNo: false,
  isTalk: false,
  isMeeting: false,
  isParting: false,
  isStrong: false,
  isFiller: false,
  isAgain: false,
  facts: [],
  held: [],
  usual: [],
  cues: [],
};

/** A piece that says this and tells nothing else. */
export function piece(text: string, told: Partial<Piece> = {}): Piece {
  return { ...SILENT, text, ...told };
}

/** What the patient has said, this reply included. */
function said({
  consultation,
  pieces,
}: Turn): readonly Pick<PatientLine, 'facts' | 'held' | 'usual' | 'cues'>[] {
  return [...consultation.lines.filter(line => line.by === 'patient'), ...pieces];
}

/** Whether a fact was told. */
export function isTold(turn: Turn, { id }: Fact): boolean {
  return said(turn).some(({ facts }) => facts.includes(id));
}

/** Whether a fact was told in an earlier reply. */
export function isToldEarlier({ consultation }: Turn, { id }: Fact): boolean {
  return consultation.lines.some(line => line.by === 'patient' && line.facts.includes(id));
}

/** Whether a fact was told in the last reply, in these words. */
export function isToldJustNow({ consultation }: Turn, { id, says }: Fact): boolean {
  const last = consultation.lines.at(-1);
  return last?.by === 'patient' && last.facts.includes(id) && says !== null && last.text.includes(says);
}

/** Whether this was asked in an earlier question, and answered by this fact. */
export function isAnsweredEarlier({ consultation: { lines } }: Turn, intent: Intent, { id }: Fact): boolean {
  return lines.some((line, place) => {
    const question = lines[place - 1];
    const isAsked = question?.by === 'student' && question.asked.includes(intent);
    return isAsked && line.by === 'patient' && line.facts.includes(id);
  });
}

/** Whether a fact was asked for in an earlier question and not told. */
export function isHeldEarlier({ consultation }: Turn, { id }: Fact): boolean {
  return consultation.lines.some(line => line.by === 'patient' && line.held.includes(id));
}

/** Whether a cue was followed. */
export function isFollowed(turn: Turn, id: string): boolean {
  return said(turn).some(({ cues }) => cues.includes(id));
}

/** The normal answers given so far, the latest last. */
export function usualSaid(turn: Turn): readonly UsualTold[] {
  return said(turn).flatMap(({ usual }) => usual);
}

/** Everything the student has asked, this question included as far as it was answered. */
export function asked({ consultation, before }: Turn): readonly Intent[] {
  return [...consultation.lines.flatMap(line => (line.by === 'student' ? line.asked : [])), ...before];
}
