import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { Sentence } from '#domain/sections/clauses.ts';
import { optionsOf } from '#domain/sections/conditions.ts';
import type { Field } from '#domain/sections/field.ts';
import { readFrequency } from '#domain/sections/frequency.ts';
import type { Section } from '#domain/sections/section.ts';
import type { DocumentEntry } from '#domain/summary/document/clinical-document.ts';
import { type Fact, factsOf } from '#domain/summary/entry-text.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';
import { lowered } from '#domain/text/lowered.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';

/** An entry as one line, the rest of what is recorded beneath; every recorded fact stands in one of them. */
export function entryWords(
  section: Section,
  entry: HistoryEntry,
  without: readonly string[] = [],
): DocumentEntry {
  const facts = new Map(
    factsOf(section, entry)
      .filter(({ name }) => !without.includes(name))
      .map(fact => [fact.name, fact]),
  );
  const [first = [], ...others] = section.prose ?? [];
  const place = { section, entry };
  const rest = [...others.map(clauses => wordsOf(clauses, facts, place)), ...remaining(section, facts)];
  return {
    line: capitalised(wordsOf(first, facts, place) || section.headline(entry)),
    rest: rest.filter(text => text !== '').map(text => capitalised(text)),
  };
}

type Place = { readonly section: Section; readonly entry: HistoryEntry };

function wordsOf(clauses: Sentence, facts: ReadonlyMap<string, Fact>, place: Place): string {
  return clauses
    .flatMap(([name, words]) => {
      const fact = facts.get(name);
      return fact ? [clauseText(words, fact, place)] : [];
    })
    .join('')
    .replace(/^[\s,;:]+/, '');
}

function clauseText(words: Sentence[number][1], { name, value }: Fact, { section, entry }: Place): string {
  const field = section.fields[name];
  if (typeof words === 'function' && field?.kind === 'date') return words(String(entry[name]), entry);
  const written = field ? asWritten(value, field, entry) : value;
  if (typeof words === 'function') return words(written, entry);
  const text = words.replace('{}', () => value).replace('…', () => written);
  return words.includes('(s)') ? oneOfMany(text) : text;
}

/** What the section has no words for, after its label. */
function remaining({ prose = [] }: Section, facts: ReadonlyMap<string, Fact>): string[] {
  const named = new Set(prose.flat().map(([name]) => name));
  return [...facts.values()]
    .filter(({ name }) => !named.has(name))
    .map(({ label, value }) => `${label} ${value}`);
}

/** Options and set phrases stand in lower case within a sentence; what somebody typed stays as it is. */
function asWritten(value: string, field: Field, entry: HistoryEntry): string {
  if (field.kind === 'flag') return lowered(value);
  if (field.kind === 'frequency' && readFrequency(value).type === 'specific times') return lowered(value);
  if (field.kind === 'frequency' || field.kind === 'courseDuration') return withSetPhrase(value);
  if (field.kind === 'choice' && 'from' in field.options) return inSentence(value);
  const options = optionsOf(field, entry);
  const inWords = (text: string) => (options.includes(text) ? lowered(text) : text);
  return field.kind === 'choices' ? listed(value.split(', ').map(inWords)) : inWords(value);
}

/** What the editors of frequency and duration write begins in lower case; names of days keep their capital. */
function withSetPhrase(text: string): string {
  return text.replace(/^(?:Every \d|As needed|Weekly on|Monthly|Ongoing|Complete course)/, lowered);
}
