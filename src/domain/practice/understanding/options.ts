import { type Intent, isTalk, parseIntent } from '#domain/practice/intent.ts';
import { type Asked, type Told, told, toldFor } from '#domain/practice/understanding/encoder.ts';
import { searchFindings } from '#domain/practice/understanding/finding-search.ts';
import type { Called, Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { NOTHING } from '#domain/practice/understanding/language-model.ts';
import { bareNameIn, isOfFamily } from '#domain/practice/understanding/named.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { spoken } from '#domain/practice/understanding/spoken.ts';
import { contentStems, type Token } from '#domain/practice/understanding/words.ts';

/** What speaks for a reading, each as a number. */
export type ReadingEvidence = Readonly<Record<ReadingSign, number>>;

export const READING_SIGNS = [
  'likelihood',
  'likeliest',
  'finding',
  'nearest',
  'expected',
  'bareName',
  'named',
  'firstNamed',
  'itemNamed',
  'itemAlone',
  'again',
  'complaint',
  'relative',
  'relativeNamed',
  'relativeNext',
  'relativeNamedNext',
  'illness',
  'circumstance',
  'attribute',
  'history',
  'talk',
  'nothing',
] as const;

export type ReadingSign = (typeof READING_SIGNS)[number];

/** What a piece may ask, and what speaks for it. */
export type ReadingOption = { readonly asks: Asked; readonly evidence: ReadingEvidence };

/** A piece of an utterance in words. */
export type Heard = { readonly tokens: readonly Token[]; readonly mentions: readonly Mention[] };

/** What is less likely than this by its words is not thought of, unless it is named. */
const THOUGHT_OF = 0.002;

/** What is never said is not impossible. */
const LEAST_SHARE = 0.0002;

/** What options are weighed by. */
type Weighed = {
  readonly language: Language;
  readonly heard: Heard;
  readonly context: QuestionContext;
  /** How likely each is by its words, in the order of the encoder. */
  readonly shares: Float32Array;
  readonly likeliest: Asked | undefined;
  /** How near the names of findings are. */
  readonly nearest: ReadonlyMap<string, number>;
  readonly bareName: Intent | undefined;
  /** What was asked last that was no talk. */
  readonly last: Intent | undefined;
};

/** All that something heard may ask, and what its words tell. */
export type ReadingOptions = { readonly told: Told; readonly options: readonly ReadingOption[] };

/** All that a piece may ask; what the product itself suggests to say asks for nothing else. */
export function readingOptions(language: Language, heard: Heard, context: QuestionContext): ReadingOptions {
  const suggested = language.suggested.get(heard.tokens.map(({ stem }) => stem).join(' '));
  const said =
    suggested === undefined
      ? told(language.encoder, spoken(heard.tokens, heard.mentions, context))
      : toldFor(language.encoder, suggested);
  const weighed = weighedBy(language, heard, context, said);
  const options =
    suggested === undefined
      ? thoughtOf(weighed).flatMap(asks => optionOf(weighed, asks))
      : [plainOption(weighed, suggested)];
  return { told: said, options };
}

function weighedBy(language: Language, heard: Heard, context: QuestionContext, { shares }: Told): Weighed {
  const { encoder, findingSearch, lexicon } = language;
  const found = searchFindings(findingSearch, contentStems(lexicon, heard.tokens), context);
  return {
    language,
    heard,
    context,
    shares,
    likeliest: encoder.asked[shares.indexOf(Math.max(...shares))],
    nearest: new Map(found.map(({ finding, nearest }) => [finding.key, nearest])),
    bareName: bareNameIn(language, heard, context),
    last: context.lastIntents.findLast(each => !isTalk(each)),
  };
}

/** What is likely by the words, what is named, and that nothing is asked. */
function thoughtOf({ language, heard, shares, nearest, bareName }: Weighed): readonly Asked[] {
  const named = heard.mentions.flatMap(({ findings }) => findings.map(({ key }) => key));
  const asked = [...named, ...nearest.keys()].map((key): Asked => language.itemOf[key] ?? `presence:${key}`);
  return [
    ...new Set<Asked>([
      ...language.encoder.asked.filter((_, row) => (shares[row] ?? 0) >= THOUGHT_OF),
      ...heard.mentions.flatMap(({ item }) => item ?? []),
      ...asked,
      ...(bareName === undefined ? [] : [bareName]),
      NOTHING,
    ]),
  ];
}

/** After the family, a name alone is a relative’s: "And diabetes?" What the other sex has is not asked for. */
function optionOf(weighed: Weighed, asks: Asked): readonly ReadingOption[] {
  const { language, context, last, bareName } = weighed;
  const key = asks.startsWith('presence:') ? asks.slice('presence:'.length) : '';
  const finding = language.called.get(key);
  if (finding === undefined) return [plainOption(weighed, asks)];
  const isOfRelative = isOfFamily(last) && isOfFamily(bareName);
  const isPossible =
    (finding.for ?? context.sex) === context.sex && (!isOfRelative || finding.kind === 'relative');
  return isPossible ? [findingOption(weighed, finding)] : [];
}

function plainOption(weighed: Weighed, asks: Asked): ReadingOption {
  const { mentions } = weighed.heard;
  const isItem = mentions.some(({ item }) => item === asks);
  return {
    asks,
    evidence: {
      ...byWords(weighed, asks),
      ...NO_FINDING,
      itemNamed: one(isItem),
      itemAlone: one(isItem && mentions.length === 1),
      attribute: one(asks.startsWith('attribute:')),
      history: one(asks.startsWith('history:')),
      talk: one(isTalk(asks)),
      nothing: one(asks === NOTHING),
    },
  };
}

const NO_FINDING = {
  finding: 0,
  nearest: 0,
  expected: 0,
  named: 0,
  firstNamed: 0,
  complaint: 0,
  relative: 0,
  relativeNamed: 0,
  relativeNext: 0,
  relativeNamedNext: 0,
  illness: 0,
  circumstance: 0,
};

function findingOption(weighed: Weighed, finding: Called): ReadingOption {
  const { language, heard, context, last } = weighed;
  const asks: Intent = `presence:${finding.key}`;
  const isIt = (named: Called | undefined) => named?.key === finding.key;
  const isNamed = heard.mentions.some(({ findings }) => findings.some(isIt));
  const isRelative = finding.kind === 'relative';
  return {
    asks,
    evidence: {
      ...byWords(weighed, asks),
      finding: 1,
      nearest: weighed.nearest.get(finding.key) ?? 0,
      expected: one(language.relevant.get(context.complaint)?.has(finding.key) === true),
      named: one(isNamed),
      firstNamed: one(heard.mentions.some(({ findings: [first] }) => isIt(first))),
      itemNamed: 0,
      itemAlone: 0,
      complaint: one(finding.complaint === context.complaint),
      relative: one(isRelative),
      relativeNamed: one(isRelative && isNamed),
      relativeNext: one(isRelative && isOfFamily(last)),
      relativeNamedNext: one(isRelative && isNamed && isOfFamily(last)),
      illness: one(finding.kind === 'illness'),
      circumstance: one(finding.kind === 'circumstance'),
      attribute: 0,
      history: 0,
      talk: 0,
      nothing: 0,
    },
  };
}

/** What the words say, and what was asked before. */
function byWords({ language, shares, likeliest, bareName, context }: Weighed, asks: Asked) {
  const row = language.encoder.placeOf.get(asks);
  return {
    likelihood: Math.log((row === undefined ? 0 : (shares[row] ?? 0)) + LEAST_SHARE),
    likeliest: one(asks === likeliest),
    bareName: one(asks === bareName),
    again: one(asks !== NOTHING && isAskedBefore(context.lastIntents, asks)),
  };
}

/** Whether something was asked before, an attribute of whatever symptom. */
export function isAskedBefore(asked: readonly Intent[], intent: Intent): boolean {
  const parts = parseIntent(intent);
  return asked.some(
    before => before === intent || (parts?.frame === 'attribute' && before.startsWith(intent)),
  );
}

function one(is: boolean): number {
  return is ? 1 : 0;
}
