import { type Consultation, toldFacts } from '#domain/practice/consultation/consultation.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/**
 * Something that was told, as a student picks it for or against a diagnosis: by the id of the fact, or the intent that
 * a usual answer was given to.
 */
export type ToldThing = { readonly key: string; readonly words: string };

/** How an intent is told. */
type WordsOf = (intent: Intent) => string;

const MOST_QUOTED = 70;

/** What the patient told, in the order of telling, each thing once and under other words than the rest. */
export function toldList(consultation: Consultation, intentWords: WordsOf): readonly ToldThing[] {
  const byId = new Map(consultation.patient.facts.map(fact => [fact.id, fact]));
  const facts = toldFacts(consultation).flatMap(({ factId }) => byId.get(factId) ?? []);
  const usual = consultation.lines.flatMap(line => (line.by === 'patient' ? line.usual : []));
  const things = [
    ...facts.map(fact => ({ key: fact.id, words: wordsOf(fact, intentWords) })),
    ...usual
      .filter(({ intent }) => parseIntent(intent)?.frame === 'presence')
      .map(({ intent }) => ({ key: intent, words: `${nameIn(intentWords(intent))}: no` })),
  ];
  return [...new Map(things.map(thing => [thing.words, thing])).values()];
}

/** A finding by its name, anything else by what was asked and how it was answered. */
function wordsOf({ asks, findings, is, says }: Fact, intentWords: WordsOf): string {
  const [finding] = findings;
  const isOfFinding = asks[0] !== undefined && parseIntent(asks[0])?.frame === 'presence';
  if (finding !== undefined && isOfFinding) return `${finding.name}: ${IS_WORDS[is]}`;
  const asked = asks[0] === undefined ? '' : intentWords(asks[0]);
  return says === null ? asked : `${asked}: “${shortened(says)}”`;
}

const IS_WORDS = { present: 'yes', denied: 'no', unknown: 'does not know' } as const;

function nameIn(words: string): string {
  return words.replace(/, present or not$/, '');
}

function shortened(text: string): string {
  if (text.length <= MOST_QUOTED) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MOST_QUOTED))} …`;
}
