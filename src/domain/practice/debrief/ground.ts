import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/** What a fact is called, and what was said of it. */
type Ground = Pick<Fact, 'asks' | 'is' | 'says'> & { readonly title: string };

/** More than this of the patient's words is cut. */
const MOST_QUOTED = 110;

/** A clause of fewer letters does not stand by itself. */
const LEAST_QUOTED = 12;

/** A sentence that says nothing alone: 'Aye.' */
const INTERJECTION = /^(?:(?:no|yes|aye|well|oh|nope|yeah|none|here)[,.!]\s+)+(?=.)/i;

/** A title that asks, of which nobody says 'no': what set it off. */
const ASKING = /^(?:what|whether|how|when|where|who|which)\b/i;

/** What speaks for or against a diagnosis: 'fever', 'no leg swelling', 'how it began: “in one second”'. */
export function groundWords({ title, asks, is, says }: Ground): string {
  const name = inSentence(title);
  const isFinding = asks[0]?.startsWith('presence:') ?? false;
  if (is === 'unknown') return `${name}: not known`;
  if (isFinding) return is === 'denied' ? `no ${name}` : name;
  if (says !== null) return `${name}: “${clauseOf(says)}”`;
  return is === 'denied' && !ASKING.test(title) ? `no ${name}` : name;
}

/** What speaks for or against a diagnosis, as the patient told it. */
export function groundsOf(
  { patient }: Pick<ReadThrough, 'patient'>,
  facts: readonly FactReport[],
): readonly string[] {
  return facts.map(({ id, title, asks, is }) => {
    const says = patient.facts.find(one => one.id === id)?.says ?? null;
    return groundWords({ title, asks, is, says });
  });
}

/** As many sentences as are short enough, or the first clause of the first. */
function clauseOf(says: string): string {
  const sentences = says.replace(INTERJECTION, '').split(/(?<=[.!?])\s+/);
  const fits = sentences.map((_, place) => sentences.slice(0, place + 1).join(' '));
  const whole = fits.findLast(text => text.length <= MOST_QUOTED);
  return whole === undefined ? `${cut(sentences[0] ?? '')} …` : whole.replace(/[.!]$/, '');
}

/** At the end of a clause, or else of a word. */
function cut(sentence: string): string {
  const start = sentence.slice(0, sentence.lastIndexOf(' ', MOST_QUOTED));
  const clause = start.replace(/\s*[,;:–][^,;:–]*$/, '');
  return clause.length < LEAST_QUOTED ? start : clause;
}
