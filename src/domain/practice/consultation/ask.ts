import { answerByFacts } from '#domain/practice/consultation/answer-facts.ts';
import { answerAssociated, answerOpen } from '#domain/practice/consultation/answer-open.ts';
import { answerTalk } from '#domain/practice/consultation/answer-talk.ts';
import { usualAnswer } from '#domain/practice/consultation/answer-usual.ts';
import type { Consultation, Line, PatientLine } from '#domain/practice/consultation/consultation.ts';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import { followCue } from '#domain/practice/consultation/follow-cue.ts';
import { joined } from '#domain/practice/consultation/join-pieces.ts';
import type { Piece, Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { Reading, ReadingPart } from '#domain/practice/understanding/reading.ts';

/** What was understood of a student's words, as far as the patient needs it. */
export type Heard = Pick<Reading, 'outcome'> & {
  readonly parts: readonly Pick<ReadingPart, 'intent' | 'alternatives'>[];
};

/** How many readings are offered where it is not sure what was meant. */
const MOST_OFFERED = 3;

/** The student says something, and the patient replies. */
export function ask(consultation: Consultation, words: string, heard: Heard): Consultation {
  const { patient } = consultation;
  if (heard.outcome === 'unknown')
    return spoken(consultation, words, [], silentLine(replyOf(patient, 'unclear', words)));
  if (heard.outcome === 'unsure') {
    const meant = heard.parts.flatMap(({ intent, alternatives }) => [intent, ...alternatives]);
    const offers = [...new Set(meant)].slice(0, MOST_OFFERED);
    return spoken(consultation, words, [], { ...silentLine(replyOf(patient, 'which', words)), offers });
  }
  return answered(
    consultation,
    words,
    heard.parts.map(({ intent }) => intent),
  );
}

/** The student taps one of the readings that were offered: the conversation goes on as if that had been understood. */
export function choose(consultation: Consultation, intent: Intent): Consultation {
  const [question, offer] = consultation.lines.slice(-2);
  if (question?.by !== 'student' || offer?.by !== 'patient' || !offer.offers.includes(intent))
    return consultation;
  return answered({ ...consultation, lines: consultation.lines.slice(0, -2) }, question.text, [intent]);
}

function answered(consultation: Consultation, words: string, intents: readonly Intent[]): Consultation {
  const pieces: Piece[] = [];
  const isOneOfSeveral = intents.length > 1;
  for (const [place, intent] of intents.entries()) {
    const turn = { consultation, pieces, before: intents.slice(0, place), isOneOfSeveral };
    const isOfFinding = parseIntent(intent)?.frame === 'presence';
    pieces.push(...answerTo(turn, intent, words).map(each => ({ ...each, isOfFinding })));
  }
  return spoken(consultation, words, intents, joined(consultation, pieces));
}

function answerTo(turn: Turn, intent: Intent, words: string): readonly Piece[] {
  const followed = followCue(turn, intent);
  const parts = parseIntent(intent);
  if (parts?.frame === 'talk') return followed.length > 0 ? followed : answerTalk(turn, parts.act, words);
  if (parts?.frame === 'open') return followed.length > 0 ? followed : answerOpen(turn, parts.opening);
  if (intent === 'attribute:associated') return answerAssociated(turn, intent);
  const facts = factsFor(turn.consultation.patient, intent);
  const own = facts.length > 0 ? answerByFacts(turn, intent, facts) : [];
  if (own.length + followed.length > 0) return [...own, ...followed];
  return [usualAnswer(turn, intent)];
}

/** A reply that tells nothing. */
function silentLine(text: string): PatientLine {
  return { by: 'patient', text, facts: [], held: [], usual: [], cues: [], offers: [] };
}

function spoken(
  consultation: Consultation,
  text: string,
  asked: readonly Intent[],
  reply: PatientLine,
): Consultation {
  const lines: readonly Line[] = [...consultation.lines, { by: 'student', text, asked }, reply];
  return { ...consultation, lines };
}
