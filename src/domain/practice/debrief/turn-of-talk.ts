import type { Consultation, PatientLine } from '#domain/practice/consultation/consultation.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { type Intent, isTalk } from '#domain/practice/intent.ts';
import { mannerOf, type OpenJargon } from '#domain/practice/understanding/manner.ts';
import type { Manner } from '#domain/practice/understanding/reading.ts';

/** Something the student said, how it was said, and what came of it. */
export type TurnOfTalk = {
  /** The place of the student's line; the answer stands in the next. */
  readonly line: number;
  readonly text: string;
  readonly asked: readonly Intent[];
  readonly manner: Manner;
  readonly reply: PatientLine;
  /** Ids of the facts told here for the first time. */
  readonly fresh: readonly string[];
};

/** The turns of a conversation in order. */
export function turnsOfTalk({ lines }: Consultation, jargon: OpenJargon): readonly TurnOfTalk[] {
  const known = new Set<string>();
  return lines.flatMap((line, place) => {
    const reply = lines[place + 1];
    if (line.by !== 'student' || reply?.by !== 'patient') return [];
    const fresh = [...new Set(reply.facts)].filter(id => !known.has(id));
    for (const id of fresh) known.add(id);
    const { text, asked } = line;
    const parts = asked.map(intent => ({ intent }));
    return [{ line: place, text, asked, manner: mannerOf(jargon, text, parts), reply, fresh }];
  });
}

/** The student's words of a turn, to cite. */
export function questionOf({ line, text }: TurnOfTalk): Cited {
  return { line, by: 'student', text };
}

/** The patient's words of a turn, to cite. */
export function answerOf({ line, reply }: TurnOfTalk): Cited {
  return { line: line + 1, by: 'patient', text: reply.text };
}

/** What was asked that is not mere talk. */
export function clinical(asked: readonly Intent[]): readonly Intent[] {
  return asked.filter(intent => !isTalk(intent));
}
