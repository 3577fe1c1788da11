import { type Attribute, type Intent, intentOf, parseIntent } from '#domain/practice/intent.ts';
import { type Compared, compare } from '#domain/practice/understanding/examples.ts';
import { featuresOf } from '#domain/practice/understanding/features.ts';
import { type FoundFinding, searchFindings } from '#domain/practice/understanding/finding-search.ts';
import { bestNamed, type Mention, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import {
  ANY_WORD,
  FINDING_LABELS,
  type FindingLabel,
  type Label,
  type NameKind,
  NOTHING,
  type PlainIntent,
} from '#domain/practice/understanding/language-model.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { spelled } from '#domain/practice/understanding/speller.ts';
import { contentStems, type Token, wordsOf } from '#domain/practice/understanding/words.ts';

/** An intent and how likely it is meant, from 0 to 1. */
export type Candidate = { readonly intent: Intent; readonly score: number };

/** What a piece of an utterance may ask. */
export type PieceReading = {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly labels: ReadonlyMap<Label, number>;
  /** The likeliest first. */
  readonly candidates: readonly Candidate[];
  /** How likely it is nothing of a history. */
  readonly nothing: number;
};

/** A finding of another kind than the question sounds like may still be meant. */
const SHARE_OF_ANY_KIND = 0.15;

/** A finding that hardly resembles what was said is believed less. */
const LEAST_BELIEF = 0.35;

/** How much the nearest examples count that ask for that very finding. */
const SHARE_OF_NEAREST = 0.15;

/** Attributes whose questions name other things on purpose: "is it worse when you cough?" is of the complaint. */
const NAMES_OTHERS: ReadonlySet<Attribute> = new Set([
  'aggravating',
  'relieving',
  'trigger',
  'circumstances',
  'radiation',
  'associated',
  'character',
  'site',
  'previous',
  'appearance',
  'measured-at-home',
  'care-so-far',
  'effect-on-life',
]);

/** How far back a topic is still "it". */
const REMEMBERED = 3;

/** So few words may borrow their topic. */
const SHORT = 4;

const PRONOUNS = new Set(['it', 'that', 'this', 'they', 'them', 'these', 'those', 'one']);

/** Reads one piece. */
export function readPiece(language: Language, text: string, context: QuestionContext): PieceReading {
  const tokens = heard(language, text);
  const mentions = mentionsIn(language.gazetteer, language.lexicon, tokens);
  const compared = compare(language.examples, featuresOf(tokens, mentions, context.lastIntents));
  const found = searchFindings(language.findingSearch, contentStems(language.lexicon, tokens), context);
  const scores = new Map<Intent, number>();
  const add = (intent: Intent, score: number) => scores.set(intent, (scores.get(intent) ?? 0) + score);
  for (const [label, likelihood] of compared.labels) {
    if (isIntent(label)) add(label, (1 - SHARE_OF_NEAREST) * likelihood);
  }
  for (const { intent, score } of findingScores(language, compared, found))
    add(intent, (1 - SHARE_OF_NEAREST) * score);
  for (const [intent, share] of compared.intents) {
    if (isPossible(language, intent, context)) add(intent, SHARE_OF_NEAREST * share);
  }
  const resolve = (intent: Intent) => ofSymptom(intent, { tokens, mentions }, context);
  const candidates = [...scores]
    .map(([intent, score]) => ({ intent: resolve(intent), score }))
    .toSorted((one, other) => other.score - one.score);
  return {
    tokens,
    mentions,
    labels: compared.labels,
    candidates,
    nothing: compared.labels.get(NOTHING) ?? 0,
  };
}

/** Under which label a finding is asked for. */
export function labelOfKind(kind: NameKind): FindingLabel {
  return kind === 'circumstance' ? 'presence symptom' : `presence ${kind}`;
}

function isIntent(label: Label): label is PlainIntent {
  return label !== NOTHING && !label.startsWith('presence');
}

/** Words with slips of spelling put right; a word nobody has said before is any word. */
function heard({ lexicon, speller }: Language, text: string): readonly Token[] {
  return wordsOf(lexicon, text).map(token => {
    if (lexicon.functionStems.has(token.stem)) return token;
    const stem = spelled(speller, token.stem);
    return { ...token, stem: speller.known.has(stem) ? stem : ANY_WORD };
  });
}

function findingScores(
  { itemOf }: Language,
  { labels }: Compared,
  found: readonly FoundFinding[],
): readonly Candidate[] {
  const any = FINDING_LABELS.reduce((sum, label) => sum + (labels.get(label) ?? 0), 0);
  const weighted = found.map(({ finding, likeness, share }) => ({
    finding,
    likeness,
    weight:
      share *
      (SHARE_OF_ANY_KIND * any + (1 - SHARE_OF_ANY_KIND) * (labels.get(labelOfKind(finding.kind)) ?? 0)),
  }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return weighted.map(({ finding, likeness, weight }) => ({
    intent: itemOf[finding.key] ?? `presence:${finding.key}`,
    score: any * (weight / total) * Math.min(1, LEAST_BELIEF + likeness),
  }));
}

/** Findings of the other sex are not meant. */
function isPossible({ sexOf }: Language, intent: Intent, { sex }: QuestionContext): boolean {
  const parts = parseIntent(intent);
  return parts?.frame !== 'presence' || (sexOf.get(parts.finding) ?? sex) === sex;
}

/** An attribute is that of the symptom that is named, or was spoken of; of the complaint if none is. */
function ofSymptom(
  intent: Intent,
  { tokens, mentions }: Pick<PieceReading, 'tokens' | 'mentions'>,
  context: QuestionContext,
): Intent {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'attribute') return intent;
  const named = mentions
    .map(mention => (mention.isGeneric ? undefined : bestNamed(mention, ['symptom'], context)))
    .find(finding => finding !== undefined);
  if (named !== undefined) {
    const isOther = named.complaint !== context.complaint && !NAMES_OTHERS.has(parts.attribute);
    return intentOf({ ...parts, finding: isOther ? named.key : null });
  }
  const mayBorrow = tokens.length <= SHORT || tokens.some(({ word }) => PRONOUNS.has(word));
  return intentOf({ ...parts, finding: mayBorrow ? topicOf(context) : null });
}

/** The symptom that was spoken of last, if it is there and not the complaint; talk in between does not count. */
function topicOf({ lastIntents, toldFindings }: QuestionContext): string | null {
  const last = lastIntents.slice(-REMEMBERED).findLast(intent => !intent.startsWith('talk:'));
  const parts = last === undefined ? null : parseIntent(last);
  const finding = parts?.frame === 'presence' || parts?.frame === 'attribute' ? parts.finding : null;
  return finding !== null && toldFindings.includes(finding) ? finding : null;
}
