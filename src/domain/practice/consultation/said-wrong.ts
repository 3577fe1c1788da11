import type { Fact } from '#domain/practice/patient/patient.ts';

/** From such a word to the end of its clause everything is denied, and all of a list that ends in an or. */
const DENIED =
  /\b(no|not|never|nor|neither|without|denies|denied|haven't|hasn't|don't|doesn't|didn't|isn't|aren't)\b((?:(?!\b(?:but|has|had|have|with|is|was|are|and|since|for)\b)[^.;:!?]){0,150}?\b(?:or|nor)\b)?[^.,;:!?]*/gi;

/** Whether a text says the opposite of what is so. */
export function isSaidWrong({ is, findings }: Pick<Fact, 'is' | 'findings'>, words: string): boolean {
  if (is === 'unknown') return false;
  const denied = (words.match(DENIED) ?? []).join(' ');
  const claimed = words.replace(DENIED, ' ');
  const terms = findings.flatMap(finding => finding.terms);
  const isIn = (text: string) => {
    const lower = text.toLowerCase();
    // Nearly none is there, and a pattern of each of thousands takes long to make.
    return terms.some(term => lower.includes(term.toLowerCase()) && holds(text, term));
  };
  return is === 'present' ? isIn(denied) && !isIn(claimed) : isIn(claimed) && !isIn(denied);
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
function holds(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
