import { type Intent, intentOf, parseIntent } from '#domain/practice/intent.ts';
import type { Clause } from '#domain/practice/understanding/clauses.ts';
import type { FoundFinding } from '#domain/practice/understanding/finding-search.ts';
import type { Mention } from '#domain/practice/understanding/gazetteer.ts';
import type {
  Label,
  LanguageModel,
  NamedFinding,
  NameKind,
} from '#domain/practice/understanding/language-model.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** What a clause names, and what "it" is if it names nothing. */
export type Spoken = {
  readonly clause: Clause;
  readonly mentions: readonly Mention[];
  /** The symptom spoken of just before, unless it is the complaint. */
  readonly topic: string | null;
  /** What findings its words resemble, the likeliest first. */
  readonly found: readonly FoundFinding[];
};

/** Attributes whose questions name other things on purpose: "is it worse when you cough?" is of the complaint. */
const NAMES_OTHERS =
  /^attribute:(aggravating|relieving|trigger|circumstances|radiation|associated|character|site|previous|appearance|measured-at-home|care-so-far|effect-on-life)$/;

/** Which kind of finding a general question about the history names, if it names one. */
const KIND_OF_ITEM: Readonly<Partial<Record<Label, readonly NameKind[]>>> = {
  'history:family': ['relative'],
  'history:family-parents': ['relative'],
  'history:family-siblings': ['relative'],
  'history:family-children': ['relative'],
  'history:illnesses': ['illness', 'symptom'],
  'history:medicines': ['medicine'],
  'history:over-the-counter': ['medicine'],
  'history:recent-medicines': ['medicine'],
  'history:operations': ['operation'],
  presence: ['symptom', 'illness', 'medicine', 'operation', 'circumstance'],
};

/** A finding that was named is given up for one that resembles the words by so much more. */
const MARGIN = 0.08;

const SURE_LIKENESS = 0.5;

/** What may stand between things that are listed. */
const LISTING = new Set([
  'or',
  'and',
  'any',
  'your',
  'the',
  'a',
  'other',
  'regular',
  'current',
  'do',
  'you',
  'have',
  'are',
  'on',
  'take',
  'use',
  'also',
]);

/** The general question for what is named but is no finding. */
const ITEM_OF_KIND: Readonly<Partial<Record<NameKind, Label>>> = {
  illness: 'history:illnesses',
  medicine: 'history:medicines',
  operation: 'history:operations',
};

/** The intents a label and the names beside it make together. None if the label needs a name and there is none. */
export function intentsFrom(
  itemOf: LanguageModel['itemOf'],
  label: Label,
  spoken: Spoken,
  context: QuestionContext,
): readonly Intent[] {
  const besidesAll = label === 'attribute:associated' ? namedBesides(spoken, context) : [];
  if (besidesAll.length > 0) return besidesAll;
  if (label.startsWith('attribute:')) return [ofAttribute(label, spoken, context)];
  const kinds = KIND_OF_ITEM[label];
  const items = itemsListed(spoken);
  if (items.length > 1 && label.startsWith('history:')) return items.flatMap(plain);
  if (kinds === undefined) return plain(label);
  const named = spoken.mentions
    .filter((mention, place) => mention.item === null || isListed(spoken, place))
    .flatMap(mention => ofMention(mention, kinds, label, context));
  const listed = named.map(intent => asItem(itemOf, intent));
  const besides =
    listed.length > 1 ? listed.filter(intent => !isOfComplaint(intent, spoken, context)) : listed;
  const resembled = label === 'presence' ? resembledBy(itemOf, spoken, besides) : null;
  if (resembled !== null) return [resembled];
  if (besides.length > 0) return [...new Set(besides)];
  return label === 'presence' ? generalOf(spoken.mentions) : plain(label);
}

function isNoSymptom({ kind, item }: Mention): boolean {
  return item !== null || kind === 'medicine' || kind === 'operation' || kind === 'relative';
}

/** What the words resemble, if nothing was named, or something that resembles them much less. */
function resembledBy(
  itemOf: LanguageModel['itemOf'],
  { found, mentions }: Spoken,
  named: readonly Intent[],
): Intent | null {
  const [best] = found;
  if (best === undefined || named.length > 1 || mentions.some(isNoSymptom)) return null;
  const meant = found.find(({ finding }) => named[0] === `presence:${finding.key}`)?.likeness ?? 0;
  const isMentioned = mentions.some(({ findings }) => findings.includes(best.finding));
  const isSurer =
    named.length === 0
      ? mentions.length === 0 || !isMentioned
      : best.likeness > Math.max(meant, SURE_LIKENESS) + MARGIN;
  return isSurer ? asItem(itemOf, `presence:${best.finding.key}`) : null;
}

/** "Any other symptoms, for example fever?" asks for fever. */
function namedBesides({ mentions }: Spoken, context: QuestionContext): readonly Intent[] {
  return mentions
    .filter(({ kind, isGeneric }) => kind === 'symptom' && !isGeneric)
    .flatMap(({ findings }) => bestOf(findings, ['symptom'], context) ?? [])
    .filter(({ key, complaint }) => complaint !== context.complaint && !context.toldFindings.includes(key))
    .map(({ key }): Intent => `presence:${key}`);
}

function ofAttribute(label: Label, { mentions, topic }: Spoken, context: QuestionContext): Intent {
  const parts = parseIntent(label);
  if (parts?.frame !== 'attribute') return 'open:more';
  const named = mentions
    .filter(({ kind, isGeneric }) => kind === 'symptom' && !isGeneric)
    .map(({ findings }) => bestOf(findings, ['symptom'], context))
    .find(finding => finding !== undefined);
  const isOther = named !== undefined && named.complaint !== context.complaint && !NAMES_OTHERS.test(label);
  return intentOf({ ...parts, finding: isOther ? named.key : named === undefined ? topic : null });
}

function ofMention(
  { findings, item }: Mention,
  kinds: readonly NameKind[],
  label: Label,
  context: QuestionContext,
): readonly Intent[] {
  const finding = bestOf(findings, kinds, context);
  if (item !== null && (finding === undefined || label === 'presence'))
    return label === 'presence' ? plain(item) : [];
  return finding === undefined ? [] : [`presence:${finding.key}`];
}

/** "How are your sleep and appetite?" Only if nothing else is named. */
function itemsListed({ clause, mentions }: Spoken): readonly Label[] {
  if (!mentions.every(({ item }, place) => item !== null && isListed({ clause, mentions }, place))) return [];
  return [...new Set(mentions.flatMap(({ item }) => item ?? []))];
}

/** Items of the history are asked by their names alone or in a list, not in passing: "trouble swallowing food or drink?" */
function isListed({ clause, mentions }: Pick<Spoken, 'clause' | 'mentions'>, place: number): boolean {
  const mention = mentions[place];
  if (mention === undefined || mentions.length === 1) return true;
  const [before, after] = [mentions[place - 1], mentions[place + 1]];
  const joins = (from: number, to: number) => clause.slice(from, to).every(({ word }) => LISTING.has(word));
  return (
    (before !== undefined && joins(before.to, mention.from)) ||
    (after !== undefined && joins(mention.to, after.from))
  );
}

/** The first the patient can have; of those of the complaint in hand, that. */
function bestOf(
  findings: readonly NamedFinding[],
  kinds: readonly NameKind[],
  { complaint, sex }: QuestionContext,
): NamedFinding | undefined {
  const possible = findings.filter(finding => kinds.includes(finding.kind) && (finding.for ?? sex) === sex);
  return possible.find(finding => finding.complaint === complaint) ?? possible[0];
}

function asItem(itemOf: LanguageModel['itemOf'], intent: Intent): Intent {
  const parts = parseIntent(intent);
  return (parts?.frame === 'presence' ? itemOf[parts.finding] : undefined) ?? intent;
}

function isOfComplaint(intent: Intent, { mentions }: Spoken, { complaint }: QuestionContext): boolean {
  return mentions.some(({ findings }) =>
    findings.some(finding => intent === `presence:${finding.key}` && finding.complaint === complaint),
  );
}

function generalOf(mentions: readonly Mention[]): readonly Intent[] {
  return [...new Set(mentions.flatMap(({ kind }) => plain(ITEM_OF_KIND[kind] ?? 'presence')))];
}

function plain(label: Label): readonly Intent[] {
  return label === 'presence' ? [] : [label];
}

/** Other findings that the same words may name, or resemble. */
export function otherFindings(
  intent: Intent | undefined,
  { mentions, found }: Spoken,
  { sex }: QuestionContext,
): readonly Intent[] {
  if (intent?.startsWith('presence:') !== true) return [];
  const meant = mentions.find(({ findings }) => findings.some(({ key }) => intent === `presence:${key}`));
  const named = (meant?.findings ?? []).filter(finding => (finding.for ?? sex) === sex);
  const resembled = found.map(({ finding }) => finding);
  return [...resembled.slice(0, 2), ...named, ...resembled].map(
    (finding): Intent => `presence:${finding.key}`,
  );
}
