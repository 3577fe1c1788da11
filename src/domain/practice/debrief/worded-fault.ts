import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import type { FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Advice, Cited } from '#domain/practice/debrief/remark.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { counted } from '#domain/text/counted.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** How many lines are cited for one fault, and how many things are named. */
export const MOST_CITED = 2;
const MOST_NAMED = 3;

/** A title that asks by itself: what makes it better. */
const ASKING_WORD = /^(what|whether|how|when|where|who|which)\b/;

/** What went wrong, in words, with its lines and what to say instead. */
export type Fault = Omit<Advice, 'kind'>;

/** A fault that is facts nobody found out: the first of them has a sentence to try. */
export function missedFacts(
  facts: readonly FactReport[],
  words: (named: string, facts: readonly FactReport[]) => string,
): Fault | null {
  const [first] = facts;
  if (first === undefined) return null;
  return {
    text: words(matters(facts), facts),
    cites: facts.flatMap(({ cite }) => cite ?? []).slice(0, MOST_CITED),
    try: first.try,
    asks: facts.flatMap(({ asks }) => asks.slice(0, 1)),
  };
}

/** 'what makes it better, and about fever, sweating and 2 other things': at most three are named. */
function matters(facts: readonly FactReport[]): string {
  const first = facts.slice(0, MOST_NAMED).map(({ title }) => inSentence(title));
  const asking = first.filter(title => ASKING_WORD.test(title));
  const named = first.filter(title => !ASKING_WORD.test(title));
  if (named.length === 0) return listed([...asking, ...others(facts)]);
  const about = `about ${listed([...named, ...others(facts)])}`;
  return asking.length === 0 ? about : `${listed(asking)}, and ${about}`;
}

/** 'fever and sweating'. */
export function titles(facts: readonly FactReport[]): string {
  return listed([...facts.slice(0, MOST_NAMED).map(({ title }) => inSentence(title)), ...others(facts)]);
}

function others(facts: readonly FactReport[]): readonly string[] {
  const more = facts.length - MOST_NAMED;
  return more > 0 ? [counted(more, 'other thing')] : [];
}

export function whyOf(facts: readonly FactReport[]): string {
  const why = facts[0]?.why ?? null;
  return why === null ? '' : ` ${why}`;
}

/** A fault that is something never said. */
export function absent(
  read: ReadThrough,
  kind: FaultKind,
  text: string,
  asks: readonly Intent[] = [],
): Fault {
  return { text, cites: [], try: sentenceFor(read, kind), asks };
}

/** A fault that lines show. */
export function shown(read: ReadThrough, kind: FaultKind, cites: readonly Cited[], text: string): Fault {
  const [first] = cites;
  const asked = read.turns.find(({ line }) => line === first?.line)?.asked ?? [];
  const neutral = asked.flatMap(
    intent => read.reference.questions.find(one => one.intent === intent)?.ask ?? [],
  )[0];
  const isRephrased = kind === 'leading' || kind === 'compound';
  return {
    text,
    cites: cites.slice(0, MOST_CITED),
    try: (isRephrased ? neutral : undefined) ?? sentenceFor(read, kind),
    asks: [],
  };
}

/** The sentence to try instead, from the content, with its blanks filled in. */
export function sentenceFor(
  { reference }: ReadThrough,
  kind: FaultKind,
  values: Readonly<Record<string, string>> = {},
): string {
  return (reference.sentences[kind] ?? '').replace(
    /\{(\w+)\}/g,
    (whole, key: string) => values[key] ?? whole,
  );
}

/** Who speaks. */
export function who({ patient: { person } }: ReadThrough, as: 'subject' | 'object' = 'subject'): string {
  const name = person.informantName ?? person.name;
  const article = as === 'subject' ? 'The' : 'the';
  return person.informant === 'self' ? `${article} patient` : name;
}
