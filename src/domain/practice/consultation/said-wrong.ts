import type { Fact } from '#domain/practice/patient/patient.ts';

/** From such a word to the end of its clause everything is denied, and all of a list that ends in an or. */
const DENIED =
  /\bnon-[\w-]+|\b[\w-]+-free\b|\b(no|not|never|nor|neither|without|free of|denies|denied|haven't|hasn't|don't|doesn't|didn't|isn't|aren't)\b((?:(?!\b(?:but|has|had|have|with|is|was|are|and|since|for)\b)[^.;:!?]){0,150}?\b(?:or|nor)\b)?[^.,;:!?]*/gi;

/** From here on it is not sure that the denial still holds: "no fever and a cough". */
const DOUBTFUL = /\b(?:and|but|with|since|for)\b.*$/i;

/** What is done about an illness is not the illness: "you took no malaria tablets". */
const MEANS = '(?!\\s+(?:tablets?|pills?|medicines?|drugs?|drops|tests?|jabs?|vaccin\\w+|check-?ups?)\\b)';

/** Whether a text says the opposite of what is so; in doubt it does not. */
export function isSaidWrong({ is, findings }: Pick<Fact, 'is' | 'findings'>, words: string): boolean {
  if (is === 'unknown') return false;
  const spans = words.match(DENIED) ?? [];
  const denied = spans.join(' ');
  const surely = spans.map(span => span.replace(DOUBTFUL, '')).join(' ');
  const claimed = words.replace(DENIED, ' ');
  const terms = findings.flatMap(finding => finding.terms);
  const isIn = (text: string) => {
    const lower = text.toLowerCase();
    // Nearly none is there, and a pattern of each of thousands takes long to make.
    return terms.some(term => lower.includes(term.toLowerCase()) && holds(text, term, MEANS));
  };
  return is === 'present' ? isIn(surely) && !isIn(claimed) : isIn(claimed) && !isIn(denied);
}

/** Whether a text says of it what is so: that it is there, or that it is not. */
export function isSaidRight(fact: Pick<Fact, 'is' | 'findings'>, words: string): boolean {
  if (fact.is === 'unknown' || !isNamed(fact, words)) return false;
  const denied = (words.match(DENIED) ?? []).join(' ');
  return isNamed(fact, fact.is === 'present' ? words.replace(DENIED, ' ') : denied);
}

/** Whether a text names it at all. */
export function isNamed({ findings }: Pick<Fact, 'findings'>, words: string): boolean {
  return findings.some(({ terms }) => terms.some(term => holds(words, term)));
}

/** Whether a text has the words, as words. */
function holds(text: string, words: string, unless = ''): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])${unless}`, 'iu').test(text);
}
