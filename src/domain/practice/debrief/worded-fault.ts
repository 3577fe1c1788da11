import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import type { FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Advice, Cited } from '#domain/practice/debrief/remark.ts';
import { thingsAsked } from '#domain/practice/debrief/things-asked.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { counted } from '#domain/text/counted.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** How many lines are cited for one fault, and how many things are named. */
export const MOST_CITED = 2;
const MOST_NAMED = 3;

/** So many questions one after the other show how it is done. */
const MOST_TRIED = 2;

/** A title that asks by itself: what makes it better. */
const ASKING_WORD = /^(what|whether|how|when|where|who|which)\b/;

/** What went wrong, in words, with its lines and what to say instead. */
export type Fault = Omit<Advice, 'kind'>;

/** A fault that is facts nobody found out: the first of them has a sentence to try. */
export function missedFacts(
  facts: readonly FactReport[],
  words: (facts: readonly FactReport[]) => string,
): Fault | null {
  const [first] = facts;
  if (first === undefined) return null;
  return {
    text: words(facts),
    cites: facts.flatMap(({ cite }) => cite ?? []).slice(0, MOST_CITED),
    try: first.try,
    asks: facts.flatMap(({ asks }) => asks.slice(0, 1)),
  };
}

/** 'about fever, sweating or what makes it better': few are named, what asks by itself last. */
export function matters(facts: readonly FactReport[], joint: 'and' | 'or'): string {
  // Of one thing more its name is shorter than that there is one.
  const isFew = facts.length <= MOST_NAMED + 1;
  const shown = isFew ? facts : facts.slice(0, MOST_NAMED);
  const titles = shown.map(fact => inSentence(titleOf(fact)));
  const asking = titles.filter(title => ASKING_WORD.test(title));
  const named = titles.filter(title => !ASKING_WORD.test(title));
  const rest = isFew ? [] : [counted(facts.length - MOST_NAMED, 'other thing')];
  const about = listed([...named, ...asking, ...rest], joint);
  return named.length === 0 ? about : `about ${about}`;
}

/** Why the first of them matters, which is named where there are several. */
export function whyOf([first, ...others]: readonly FactReport[]): string {
  if (first === undefined || first.why === null) return '';
  return others.length === 0 ? ` ${first.why}` : ` ${titleOf(first)}: ${first.why}`;
}

/** 'Vomiting (when it began)': another colon would follow. */
function titleOf({ title }: FactReport): string {
  return title.replace(/: (.+)$/, ' ($1)');
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
  const isRephrased = first !== undefined && (kind === 'leading' || kind === 'compound');
  return {
    text,
    cites: cites.slice(0, MOST_CITED),
    try: (isRephrased && neutrally(read, first).slice(0, MOST_TRIED).join(' … ')) || sentenceFor(read, kind),
    asks: [],
  };
}

/** What was asked in a line, each as one would put it, as far as such questions are known. */
export function neutrally({ patient, reference, turns }: ReadThrough, { line }: Cited): readonly string[] {
  const asked = thingsAsked(patient, turns.find(turn => turn.line === line)?.asked ?? []);
  return asked.flatMap(intent => reference.questions.find(one => one.intent === intent)?.ask ?? []);
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
