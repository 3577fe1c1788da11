import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import { type Compared, compare, FAR } from '#domain/practice/understanding/examples.ts';
import { featuresOf } from '#domain/practice/understanding/features.ts';
import { type FoundFinding, searchFindings } from '#domain/practice/understanding/finding-search.ts';
import type { Called, Mention } from '#domain/practice/understanding/gazetteer.ts';
import { likelyAfter, timesAsked } from '#domain/practice/understanding/habits.ts';
import { labelOfKind } from '#domain/practice/understanding/label-of-kind.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { type Label, NOTHING, type PlainIntent } from '#domain/practice/understanding/language-model.ts';
import { bareNameIn, isOfFamily } from '#domain/practice/understanding/named.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { contentStems, type Token } from '#domain/practice/understanding/words.ts';

/** What speaks for a reading, each as a number. */
export type ReadingEvidence = Readonly<Record<ReadingSign, number>>;

export const READING_SIGNS = [
  'likelihood',
  'share',
  'same',
  'shareOfIntent',
  'finding',
  'nearestLine',
  'secondLine',
  'words',
  'expected',
  'timesOfFinding',
  'timesOfOther',
  'bareName',
  'named',
  'firstNamed',
  'itemNamed',
  'itemAlone',
  'follows',
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
export type ReadingOption = { readonly asks: Intent | typeof NOTHING; readonly evidence: ReadingEvidence };

/** A piece of an utterance in words. */
export type Heard = { readonly tokens: readonly Token[]; readonly mentions: readonly Mention[] };

/** A label less likely than this is not thought of. */
const THOUGHT_OF = 0.01;

/** What is never seen is not impossible. */
const LEAST_SHARE = 0.005;

/** From here on an example says the same. */
const SAME = 0.95;

/** What options are weighed by. */
type Weighed = {
  readonly language: Language;
  readonly heard: Heard;
  readonly compared: Compared;
  readonly context: QuestionContext;
  readonly bareName: Intent | undefined;
  /** What was asked last that was no talk. */
  readonly last: Intent | undefined;
};

/** All that a piece may ask. After the family, a name alone is a relative’s: "And diabetes?" */
export function readingOptions(
  language: Language,
  heard: Heard,
  context: QuestionContext,
): readonly ReadingOption[] {
  const compared = compare(language.examples, featuresOf(heard.tokens, heard.mentions, context.lastIntents));
  const bareName = bareNameIn(language, heard, context);
  const last = context.lastIntents.findLast(each => !each.startsWith('talk:'));
  const weighed: Weighed = { language, heard, compared, context, bareName, last };
  const labels = new Set<Label>([
    ...[...compared.likelihoods].filter(([, each]) => each >= THOUGHT_OF).map(([label]) => label),
    ...compared.labels.keys(),
    ...(bareName === undefined ? [] : [bareName as Label]),
    NOTHING,
  ]);
  const isOfRelative = isOfFamily(last) && isOfFamily(bareName);
  const found = searchFindings(
    language.findingSearch,
    contentStems(language.lexicon, heard.tokens),
    context,
  ).filter(({ finding }) => !isOfRelative || finding.kind === 'relative');
  const options = [
    ...[...labels].filter(isPlain).map(label => plainOption(weighed, label)),
    ...found.map(each => findingOption(weighed, each)),
  ];
  return [...Map.groupBy(options, ({ asks }) => asks).values()].flatMap(([first]) => first ?? []);
}

function isPlain(label: Label): label is PlainIntent | typeof NOTHING {
  return !label.startsWith('presence');
}

function plainOption(weighed: Weighed, asks: PlainIntent | typeof NOTHING): ReadingOption {
  const { language, heard } = weighed;
  const isItem = heard.mentions.some(({ item }) => item === asks);
  return {
    asks,
    evidence: {
      ...byExamples(weighed, asks, asks === NOTHING ? null : asks),
      ...NO_FINDING,
      timesOfOther: asks === NOTHING ? 0 : Math.log1p(timesAsked(language.habits, asks)),
      itemNamed: one(isItem),
      itemAlone: one(isItem && heard.mentions.length === 1),
      attribute: one(asks.startsWith('attribute:')),
      history: one(asks.startsWith('history:')),
      talk: one(asks.startsWith('talk:')),
      nothing: one(asks === NOTHING),
    },
  };
}

const NO_FINDING = {
  finding: 0,
  nearestLine: 0,
  secondLine: 0,
  words: 0,
  expected: 0,
  timesOfFinding: 0,
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

function findingOption(weighed: Weighed, found: FoundFinding): ReadingOption {
  const { language, heard, context, last } = weighed;
  const { finding } = found;
  const item = language.itemOf[finding.key];
  if (item !== undefined) return plainOption(weighed, item);
  const asks: Intent = `presence:${finding.key}`;
  const isIt = (named: Called | undefined) => named?.key === finding.key;
  const isNamed = heard.mentions.some(({ findings }) => findings.some(isIt));
  const isRelative = finding.kind === 'relative';
  return {
    asks,
    evidence: {
      ...byExamples(weighed, labelOfKind(finding.kind), asks),
      finding: 1,
      nearestLine: found.nearest,
      secondLine: found.second,
      words: found.words,
      expected: one(found.isExpected),
      timesOfFinding: Math.log1p(timesAsked(language.habits, asks)),
      timesOfOther: 0,
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

/** What examples and what was asked before say. */
function byExamples(
  { language, compared, context, bareName, last }: Weighed,
  label: Label,
  intent: Intent | null,
) {
  const likelihood = logarithm(compared.likelihoods.get(label) ?? 0);
  const near = compared.labels.get(label) ?? FAR;
  const nearIntent = (intent === null ? undefined : compared.intents.get(intent)) ?? FAR;
  return {
    likelihood,
    share: logarithm(near.share),
    same: one((label === intent || intent === null ? near : nearIntent).nearest >= SAME),
    shareOfIntent: logarithm(nearIntent.share),
    bareName: one(intent !== null && intent === bareName),
    follows: intent === null ? 0 : Math.log(likelyAfter(language.habits, last, intent)),
    again: one(intent !== null && isAskedBefore(context.lastIntents, intent)),
  };
}

function isAskedBefore(asked: readonly Intent[], intent: Intent): boolean {
  const parts = parseIntent(intent);
  return asked.some(
    before => before === intent || (parts?.frame === 'attribute' && before.startsWith(intent)),
  );
}

function logarithm(share: number): number {
  return Math.log(share + LEAST_SHARE);
}

function one(is: boolean): number {
  return is ? 1 : 0;
}
