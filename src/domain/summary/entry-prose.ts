import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { Sentence } from '#domain/sections/clauses.ts';
import { optionsOf } from '#domain/sections/conditions.ts';
import type { Field } from '#domain/sections/field.ts';
import { readFrequency } from '#domain/sections/frequency.ts';
import type { Section } from '#domain/sections/section.ts';
import { type Fact, factsOf } from '#domain/summary/entry-text.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { lowered } from '#domain/text/lowered.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';
import { sentence } from '#domain/text/sentence.ts';

/** An entry told in sentences; every recorded fact stands in them. */
export function entryProse(section: Section, entry: HistoryEntry): string {
  const facts = new Map(factsOf(section, entry).map(fact => [fact.name, fact]));
  const sentences = section.prose ?? [];
  const worded = sentences.map(clauses => sentenceOf(clauses, facts, { section, entry }));
  return [...worded, remaining(sentences, facts)].filter(Boolean).map(sentence).join(' ');
}

type Place = { readonly section: Section; readonly entry: HistoryEntry };

function sentenceOf(clauses: Sentence, facts: ReadonlyMap<string, Fact>, place: Place): string {
  const text = clauses
    .flatMap(([name, words]) => {
      const fact = facts.get(name);
      return fact ? [clauseText(words, fact, place)] : [];
    })
    .join('')
    .replace(/^[\s,;:]+/, '');
  return capitalised(text);
}

function clauseText(words: string, { name, value }: Fact, { section, entry }: Place): string {
  const field = section.fields[name];
  const text = words
    .replace('{}', () => value)
    .replace('…', () => (field ? asWritten(value, field, entry) : value));
  return words.includes('(s)') ? oneOfMany(text) : text;
}

/** What the section has no words for, with its label. */
function remaining(sentences: readonly Sentence[], facts: ReadonlyMap<string, Fact>): string {
  const named = new Set(sentences.flat().map(([name]) => name));
  return [...facts.values()]
    .filter(({ name }) => !named.has(name))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ');
}

/** Options and set phrases stand in lower case within a sentence; what somebody typed stays as it is. */
function asWritten(value: string, field: Field, entry: HistoryEntry): string {
  if (value === 'None' || field.kind === 'flag') return lowered(value);
  if (field.kind === 'frequency' && readFrequency(value).type === 'specific times') return lowered(value);
  if (field.kind === 'frequency' || field.kind === 'courseDuration') return withSetPhrase(value);
  if (field.kind === 'choice' && 'from' in field.options) return inSentence(value);
  const options = optionsOf(field, entry);
  const inWords = (text: string) => (options.includes(text) ? lowered(text) : text);
  return field.kind === 'choices' ? value.split(', ').map(inWords).join(', ') : inWords(value);
}

/** What the editors of frequency and duration write begins in lower case; names of days keep their capital. */
function withSetPhrase(text: string): string {
  return text.replace(/^(?:Every \d|As needed|Weekly on|Monthly|Ongoing|Complete course)/, lowered);
}
