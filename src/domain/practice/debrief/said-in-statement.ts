import { isNamed, isSaidWrong } from '#domain/practice/consultation/said-wrong.ts';
import type { Fact, FactFinding } from '#domain/practice/patient/patient.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/** Words by which clinicians name a finding without its name. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  fever: /\b(?:a?febrile|a?pyrexial|(?:3[5-9]|4[0-2])[.,]\d)\b/i,
  smoking: /\b(?:smok\w+|pack[- ]years?|(?:\d+|five|ten|fifteen|twenty|thirty|forty|sixty) a day)\b/i,
  'alcohol-excess':
    /\b(?:alcohol\w*|drink(?:s|er|ing)?|drunk|whisk(?:e)?y|beers?|wine|vodka|spirits|pints)\b/i,
  'combined-contraceptive-use': /\b(?:the|combined|contraceptive) pill\b|\bcontracepti\w+/i,
  'refusal-to-walk': /\bweight[- ]bear\w*|\bbear\w* weight\b/i,
};

const RELATIVE =
  /\b(?:family|familial|parents?|mother|father|brother|sister|sibling|aunt|uncle|cousin|nephew|niece|son|daughter|grand\w+|affected \w+)\b/i;

/** Words of a term that tell nothing. */
const EMPTY = new Set(
  'a an the my i am is it of in on at to up with and or that when have has feel feeling of past previous recent history family'.split(
    ' ',
  ),
);

/** Words are alike in at least so many first letters, and in such a share of the longer one. */
const LEAST_ALIKE = 4;
const SHARE_ALIKE = 4 / 7;

/** Whether a sentence speaks of a finding, by a name of it, in the words of one, or as clinicians put it. */
export function speaksOf(statement: string, finding: FactFinding): boolean {
  const { key, terms } = finding;
  if (isNamed({ findings: [finding] }, statement) || OTHERWISE[key]?.test(statement)) return true;
  if (key.startsWith('family-') && RELATIVE.test(statement)) return true;
  const words = wordsOf(statement);
  return terms.some(term => {
    const own = wordsOf(term).filter(word => !EMPTY.has(word));
    return own.length > 0 && own.every(word => words.some(other => areAlike(word, other)));
  });
}

/** The findings of a fact of which a sentence says the opposite, as they were told: 'no fever'. */
export function toldOtherwise(fact: Fact, statement: string): readonly string[] {
  const isWrong = (of: Pick<Fact, 'is' | 'findings'>) =>
    [statement, withDenials(statement)].every(words => isSaidWrong(of, words));
  if (!isWrong(fact)) return [];
  const { is, findings } = fact;
  return findings.filter(finding => isWrong({ is, findings: [finding] })).map(one => asTold(one, is));
}

/** 'fever', 'no fever'. */
export function asTold({ name }: FactFinding, is: Fact['is']): string {
  return is === 'denied' ? `no ${inSentence(name)}` : inSentence(name);
}

/** 'non-itchy' and 'afebrile' deny what they name and nothing behind it; near syncope is none, nor is a mother's clot. */
function withDenials(statement: string): string {
  return statement
    .replace(/\b(?:non|never|not)-(\p{L}+)/giu, 'no $1,')
    .replace(/\b(?:near|pre|almost)-?\s?(?:syncope|faint\w*|collapse)/gi, 'presyncope')
    .replace(
      /\b(?:mother|father|brother|sister|aunt|uncle|parent)s? (?:who |with |had |has |having )[^,.;]*/gi,
      '',
    )
    .replace(/\ba(?:febrile|pyrexial)\b/gi, 'no fever,');
}

function areAlike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (longer < LEAST_ALIKE) return one === other;
  const same = [...one].findIndex((letter, place) => letter !== other[place]);
  const shared = same === -1 ? one.length : same;
  return shared >= LEAST_ALIKE && shared >= SHARE_ALIKE * longer;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
