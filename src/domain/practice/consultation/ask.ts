import { answerByFacts } from '#domain/practice/consultation/answer-facts.ts';
import { answerAssociated, answerOpen } from '#domain/practice/consultation/answer-open.ts';
import { answerTalk } from '#domain/practice/consultation/answer-talk.ts';
import { usualAnswer } from '#domain/practice/consultation/answer-usual.ts';
import type { Consultation, Line, Offer, PatientLine } from '#domain/practice/consultation/consultation.ts';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import { followCue } from '#domain/practice/consultation/follow-cue.ts';
import { joined } from '#domain/practice/consultation/join-pieces.ts';
import { isToldAlike } from '#domain/practice/consultation/told-alike.ts';
import type { Piece, Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { Meaning, Reading, ReadingPart } from '#domain/practice/understanding/reading.ts';

/** What was understood of a student's words, as far as the patient needs it. */
export type Heard = Pick<Reading, 'outcome' | 'offers'> & {
  readonly parts: readonly Pick<ReadingPart, 'intent'>[];
};

/** How many readings are offered where it is not sure what was meant. */
export const MOST_OFFERED = 3;

/** The student says something, and the patient replies. */
export function ask(consultation: Consultation, words: string, heard: Heard): Consultation {
  if (heard.outcome === 'unknown')
    return spoken(consultation, words, [], silentLine(replyOf(consultation.patient, 'unclear', words)));
  if (heard.outcome === 'unsure')
    return answeredAlike(consultation, words, heard.offers) ?? offered(consultation, words, heard.offers);
  return askMeaning(
    consultation,
    words,
    heard.parts.map(({ intent }) => intent),
  );
}

/** It is not sure what the student means: the patient asks back, and the likeliest readings may be tapped. */
export function offered(
  consultation: Consultation,
  words: string,
  meanings: readonly Meaning[],
): Consultation {
  const offers = meanings.slice(0, MOST_OFFERED).map(offerOf);
  const reply = silentLine(replyOf(consultation.patient, 'which', words));
  return spoken(consultation, words, [], { ...reply, offers });
}

/** The answer, where the two likeliest readings bring the same: then nobody need say which of them was meant. */
function answeredAlike(
  consultation: Consultation,
  words: string,
  [likeliest, next]: Heard['offers'],
): Consultation | null {
  if (likeliest === undefined || next === undefined) return null;
  const [one, other] = [likeliest, next].map(meaning => askMeaning(consultation, words, meaning));
  return one !== undefined && isToldAlike(one.lines.at(-1), other?.lines.at(-1)) ? one : null;
}

/** The student taps one of the readings that were offered: the conversation goes on as if that had been understood. */
export function choose(consultation: Consultation, chosen: Offer): Consultation {
  const [question, answer] = consultation.lines.slice(-2);
  const isOffered = answer?.by === 'patient' && answer.offers.some(offer => isSameOffer(offer, chosen));
  if (question?.by !== 'student' || !isOffered) return consultation;
  return askMeaning(
    { ...consultation, lines: consultation.lines.slice(0, -2) },
    question.text,
    [chosen].flat(),
  );
}

/** One thing by itself, several as a list. */
export function offerOf(meaning: Meaning): Offer {
  const [only, ...others] = meaning;
  return only === undefined || others.length > 0 ? meaning : only;
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return [one].flat().join(' ') === [other].flat().join(' ');
}

/** The student asks, and it is known what is meant. */
export function askMeaning(consultation: Consultation, words: string, intents: Meaning): Consultation {
  const pieces: Piece[] = [];
  const meaning = inOrder(intents);
  for (const [place, intent] of meaning.entries()) {
    const turn = { consultation, pieces, before: meaning.slice(0, place), meaning };
    const isOfFinding = parseIntent(intent)?.frame === 'presence';
    pieces.push(...answerTo(turn, intent, words).map(each => ({ ...each, isOfFinding })));
  }
  return spoken(consultation, words, intents, joined(consultation, words, pieces));
}

/** Nobody says when they were born before they have said who they are. */
function inOrder(intents: Meaning): Meaning {
  const isName = (intent: Intent) => intent === 'talk:name';
  const isLate = intents.indexOf('talk:name') > intents.indexOf('talk:birth-date');
  return isLate && intents.includes('talk:birth-date')
    ? [...intents.filter(isName), ...intents.filter(intent => !isName(intent))]
    : intents;
}

function answerTo(turn: Turn, intent: Intent, words: string): readonly Piece[] {
  const followed = followCue(turn, intent);
  const parts = parseIntent(intent);
  if (parts?.frame === 'talk') return followed.length > 0 ? followed : answerTalk(turn, parts.act, words);
  if (parts?.frame === 'open') return followed.length > 0 ? followed : answerOpen(turn, parts.opening, words);
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
