import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import { type Clause, contentStems } from '#domain/practice/understanding/clauses.ts';
import { type FoundFinding, searchFindings } from '#domain/practice/understanding/finding-search.ts';
import { isWordOfFrames, labelsOf, type Scored } from '#domain/practice/understanding/frames.ts';
import { type Mention, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { intentsFrom, otherFindings, type Spoken } from '#domain/practice/understanding/intents-of-clause.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { Label } from '#domain/practice/understanding/language-model.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { spelled } from '#domain/practice/understanding/speller.ts';
import { stem } from '#domain/practice/understanding/stem.ts';

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

/** How many, where words that settle it were said. */
const KNOWN_BESIDE_CUE = 0.4;

/** What is left of the confidence in a clause with too many unknown words. */
const LEFT_OF_UNKNOWN = 0.5;

const BARE = 0.95;

const MOST_ALTERNATIVES = 3;

/** How far back a topic is still "it". */
const REMEMBERED = 3;

/** A clause of so few words may borrow its topic. */
const SHORT = 4;

/** Words that ask for more than whether something is there. */
const ASKING = new Set(
  ['what', 'when', 'where', 'which', 'who', 'how', 'why', 'tell', 'about', 'more', 'like', 'much', 'many']
    .concat(['kind', 'sort', 'type', 'still', 'now', 'mention', 'know', 'describe', 'apart', 'besides'])
    .map(stem),
);

/** How much likelier a name of its own makes it that a clause asks whether it is there. */
const NAMED = 0.25;

const RESEMBLED = 0.15;

/** Whose illness it is then. */
const FAMILY = new Set(
  [
    'family',
    'mother',
    'father',
    'parent',
    'sibling',
    'brother',
    'sister',
    'grandparent',
    'uncle',
    'aunt',
    'cousin',
  ].map(stem),
);

/** From here on words that resemble a finding count as its name. */
const RESEMBLING = 0.65;

const RESEMBLING_SURELY = 0.75;

const LEFT_OF_DOUBT = 0.36;

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
        (lexicon.functionStems.has(stem) && !ASKING.has(stem)) ||
        mentions.some(({ from, to }) => from <= place && place < to),
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
  const spoken = {
    ...spokenIn(heard, before, context),
    found: searchFindings(language.findingSearch, contentStems(language.lexicon, heard.clause), context),
  };
  const asked = context.lastIntents.slice(-REMEMBERED);
  const { cued, scored } = labelsOf(language.frames, heard.clause, heard.mentions, asked);
  const known = knownShare(language, heard);
  const needed = cued.length > 0 ? KNOWN_BESIDE_CUE : KNOWN_SHARE;
  const certainty = known >= needed ? 1 : (LEFT_OF_UNKNOWN * known) / needed;
  const ranked = withNames(heard, spoken.found, scored, context).flatMap(({ label, score }) => {
    const intents = intentsFrom(language.itemOf, label, spoken, context);
    return intents.length === 0 ? [] : [{ label, score, intents }];
  });
  const [first, ...others] = ranked;
  if (first === undefined) return null;
  const joined = cued.includes(first.label) ? cued : [first.label];
  const intents = [...new Set(joined.flatMap(label => intentsFrom(language.itemOf, label, spoken, context)))];
  const alternatives = [
    ...otherFindings(intents[0], spoken, context),
    ...others.flatMap(each => each.intents),
  ];
  return {
    intents,
    confidence: Math.min(
      1,
      first.score * certainty * (isDoubtful(language, heard, spoken, intents) ? LEFT_OF_DOUBT : 1),
    ),
    alternatives: [...new Set(alternatives)]
      .filter(intent => !intents.includes(intent))
      .slice(0, MOST_ALTERNATIVES),
  };
}

/**
 * Whether the finding that is asked for only resembles what was said, or was named by few of the words while another
 * resembles all of them more: then it is better to offer than to answer.
 */
function isDoubtful(
  { lexicon }: Language,
  { clause }: Heard,
  { mentions, found }: Spoken,
  [only, ...others]: readonly Intent[],
): boolean {
  const [best] = found;
  if (
    best === undefined ||
    only?.startsWith('presence:') !== true ||
    only.startsWith('presence:family-') ||
    others.length > 0
  )
    return false;
  const mention = mentions.find(({ findings }) => findings.some(({ key }) => only === `presence:${key}`));
  if (mention === undefined) return best.likeness < RESEMBLING_SURELY;
  const said = contentStems(lexicon, clause).length;
  const named = contentStems(lexicon, clause.slice(mention.from, mention.to)).length;
  return only !== `presence:${best.finding.key}` && named * 2 <= said && best.likeness >= RESEMBLING;
}

/** Names alone ask whether they are there; and names of other things than the complaint do so likely. */
function withNames(
  { isBare, clause, mentions }: Heard,
  found: readonly FoundFinding[],
  scored: readonly Scored[],
  { complaint, lastIntents }: QuestionContext,
): readonly Scored[] {
  const others = mentions.filter(
    ({ findings, isGeneric }) =>
      findings.length > 0 && !isGeneric && findings.every(finding => finding.complaint !== complaint),
  );
  const resembles = (found[0]?.likeness ?? 0) >= RESEMBLING && found[0]?.finding.complaint !== complaint;
  const isAsked =
    (resembles || others.some(({ kind }) => kind !== 'circumstance')) && !ASKING.has(clause[0]?.stem ?? '');
  const isNamed = isBare && mentions.some(({ isGeneric }) => !isGeneric);
  const goesOnWithFamily = isNamed && /^(history|presence):family/.test(lastIntents.at(-1) ?? '');
  const isOfFamily =
    clause.some(each => FAMILY.has(each.stem)) &&
    mentions.some(({ findings }) => findings.some(({ kind }) => kind === 'relative'));
  const bare: Label = goesOnWithFamily || isOfFamily ? 'history:family' : 'presence';
  return scored
    .map(({ label, score }) => ({
      label,
      score: Math.max(
        (isNamed || isOfFamily) && label === bare ? BARE : 0,
        label === 'presence' && isAsked ? score + (others.length > 0 ? NAMED : RESEMBLED) : score,
      ),
    }))
    .toSorted((one, other) => other.score - one.score);
}

function spokenIn(heard: Heard, before: Heard | null, context: QuestionContext): Omit<Spoken, 'found'> {
  const own = heard.mentions.filter(({ findings }) => findings.length > 0);
  const mayBorrow = own.length === 0 && (hasPronoun(heard.clause) || heard.clause.length <= SHORT);
  const { clause, mentions } = heard;
  if (!mayBorrow) return { clause, mentions, topic: null };
  if (before !== null) return { clause, mentions: [...mentions, ...before.mentions], topic: null };
  return { clause, mentions, topic: topicOf(context) };
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
