import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import { type Clause, contentStems } from '#domain/practice/understanding/clauses.ts';
import { isWordOfFrames, labelsOf, masked, type Scored } from '#domain/practice/understanding/frames.ts';
import { type Mention, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { intentsFrom, otherFindings, type Spoken } from '#domain/practice/understanding/intents-of-clause.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { spelled } from '#domain/practice/understanding/speller.ts';

/** A clause with the names in it. */
export type Heard = {
  readonly clause: Clause;
  readonly mentions: readonly Mention[];
  /** Nothing but names: "the pain", "any fever or chills". */
  readonly isBare: boolean;
};

/** What one clause asks: its intents are asked together. */
export type ClauseReading = {
  readonly intents: readonly Intent[];
  readonly confidence: number;
  readonly alternatives: readonly Intent[];
};

/** How many of the words that say something must be known, or a question is about something else. */
const KNOWN_SHARE = 2 / 3;

/** What is left of the confidence in a clause with too many unknown words. */
const LEFT_OF_UNKNOWN = 0.5;

const BARE = 0.8;

const MOST_ALTERNATIVES = 3;

/** How far back a topic is still "it". */
const REMEMBERED = 3;

/** A clause of so few words may borrow its topic. */
const SHORT = 4;

const PRONOUNS = new Set(['it', 'that', 'this', 'they', 'them', 'these', 'those', 'one']);

/** A clause with its names, slips of spelling put right. */
export function hear({ lexicon, gazetteer, speller }: Language, said: Clause): Heard {
  const clause = said.map(token =>
    lexicon.functionStems.has(token.stem) ? token : { ...token, stem: spelled(speller, token.stem) },
  );
  const mentions = mentionsIn(gazetteer, lexicon, clause);
  const isBare =
    mentions.length > 0 &&
    clause.every(
      ({ stem }, place) =>
        lexicon.functionStems.has(stem) || mentions.some(({ from, to }) => from <= place && place < to),
    );
  return { clause, mentions, isBare };
}

/** Whether a clause only names what the next one asks of: "And the pain, does it go anywhere?" */
export function isTopicOf(heard: Heard, next: Heard | undefined): boolean {
  return heard.isBare && next !== undefined && next.mentions.length === 0 && hasPronoun(next.clause);
}

/** What a clause asks; null if nothing can be made of it. `before` is the topic named just before. */
export function readClause(
  language: Language,
  heard: Heard,
  before: Heard | null,
  context: QuestionContext,
): ClauseReading | null {
  const spoken = spokenIn(heard, before, context);
  const asked = context.lastIntents.slice(-REMEMBERED);
  const { together, scored } = labelsOf(
    language.frames,
    heard.clause,
    masked(heard.clause, heard.mentions),
    asked,
  );
  const known = knownShare(language, heard);
  const certainty = known >= KNOWN_SHARE ? 1 : LEFT_OF_UNKNOWN * (known / KNOWN_SHARE);
  const ranked = withBare(heard, scored).flatMap(({ label, score }) => {
    const intents = intentsFrom(language.itemOf, label, spoken, context);
    return intents.length === 0 ? [] : [{ label, score, intents }];
  });
  const [first, ...others] = ranked;
  if (first === undefined) return null;
  const joined = together.includes(first.label) ? together : [first.label];
  const intents = [...new Set(joined.flatMap(label => intentsFrom(language.itemOf, label, spoken, context)))];
  const alternatives = [
    ...otherFindings(intents[0], spoken.mentions, context),
    ...others.flatMap(each => each.intents),
  ];
  return {
    intents,
    confidence: Math.min(1, first.score * certainty),
    alternatives: [...new Set(alternatives)]
      .filter(intent => !intents.includes(intent))
      .slice(0, MOST_ALTERNATIVES),
  };
}

/** Names alone ask whether they are there. */
function withBare({ isBare }: Heard, scored: readonly Scored[]): readonly Scored[] {
  if (!isBare || (scored[0]?.score ?? 0) > BARE) return scored;
  const presence: Scored = { label: 'presence', score: BARE };
  return [presence, ...scored.filter(({ label }) => label !== 'presence')];
}

function spokenIn(heard: Heard, before: Heard | null, context: QuestionContext): Spoken {
  const own = heard.mentions.filter(({ findings }) => findings.length > 0);
  const mayBorrow = own.length === 0 && (hasPronoun(heard.clause) || heard.clause.length <= SHORT);
  if (!mayBorrow) return { mentions: heard.mentions, topic: null };
  if (before !== null) return { mentions: [...heard.mentions, ...before.mentions], topic: null };
  return { mentions: heard.mentions, topic: topicOf(context) };
}

/** The symptom that was spoken of last, if it is there and not the complaint; talk in between does not count. */
function topicOf({ lastIntents, toldFindings }: QuestionContext): string | null {
  const last = lastIntents.slice(-REMEMBERED).findLast(intent => !intent.startsWith('talk:'));
  const parts = last === undefined ? null : parseIntent(last);
  const finding = parts?.frame === 'presence' || parts?.frame === 'attribute' ? parts.finding : null;
  return finding !== null && toldFindings.includes(finding) ? finding : null;
}

function hasPronoun(clause: Clause): boolean {
  return clause.some(({ word }) => PRONOUNS.has(word));
}

function knownShare({ lexicon, frames, gazetteer }: Language, { clause }: Heard): number {
  const stems = contentStems(lexicon, clause);
  const known = stems.filter(stem => gazetteer.words.has(stem) || isWordOfFrames(frames, stem));
  return stems.length === 0 ? 1 : known.length / stems.length;
}
