import type { LanguageContent } from '#content/practice/understanding/read-language.ts';
import type { Content, Finding } from '#content/read/content.ts';
import type { Called } from '#domain/practice/understanding/gazetteer.ts';
import type { NameKind } from '#domain/practice/understanding/language-model.ts';
import { contentStems, type OpenLexicon, wordsOf } from '#domain/practice/understanding/words.ts';

/** Names longer than this are sentences nobody repeats. */
const MOST_WORDS = 6;

/** What joins several things names none of them alone. */
const SEVERAL = / (and|or) /;

/** What the names of all findings are made with. */
type Names = {
  readonly lexicon: OpenLexicon;
  readonly synonyms: LanguageContent['findingSynonyms'];
  readonly complaintNames: ReadonlyMap<string, string>;
  readonly isName: (phrase: string) => boolean;
  /** Whether a phrase is what questions call some finding. */
  readonly isOwned: (phrase: string) => boolean;
};

/** All findings with what they are called in questions, in the order of the content. */
export function calledFindings(
  content: Content,
  language: LanguageContent,
  lexicon: OpenLexicon,
): readonly Called[] {
  const owned = new Set(phrasesOf(lexicon, Object.values(language.findingSynonyms).flat()).map(keyed));
  const names: Names = {
    lexicon,
    synonyms: language.findingSynonyms,
    complaintNames: new Map(content.complaints.map(({ key, complaint }) => [key, complaint])),
    isName: namesOnly(language, lexicon),
    isOwned: phrase => owned.has(keyed(phrase)),
  };
  const called = content.findings.map(finding => phrased(names, finding));
  return called.map(({ phrases, ...finding }) => ({
    ...finding,
    names: (finding.kind === 'relative' ? withIllness({ ...finding, phrases }, called) : phrases).map(
      phrase => phrase.split(' '),
    ),
  }));
}

/** A finding with its names, each a phrase of stems. */
type Phrased = Omit<Called, 'names'> & { readonly phrases: readonly string[] };

function phrased(names: Names, finding: Finding): Phrased {
  const { key, name, words, ask, synonyms, complaint } = finding;
  const { lexicon, isName, isOwned } = names;
  const kind = kindOf(finding);
  const texts = [words, name, ...synonyms, names.complaintNames.get(complaint ?? '') ?? '', ask ?? ''];
  const called = phrasesOf(
    lexicon,
    texts.filter(text => !SEVERAL.test(text)),
  ).filter(phrase => isName(phrase) && !(isSurer(kind) && isOwned(phrase)));
  const asked = (names.synonyms[key] ?? []).flatMap(text =>
    phrasesOf(lexicon, [text]).filter(
      phrase => phrase.includes(' ') || !text.includes(' ') || isName(phrase),
    ),
  );
  const phrases = [...asked, ...called].map(phrase => (kind === 'relative' ? withoutFamily(phrase) : phrase));
  return {
    key,
    name,
    kind,
    ...(complaint === undefined ? {} : { complaint }),
    ...(finding.for === undefined ? {} : { for: finding.for }),
    phrases: [...new Set(phrases)].filter(phrase => phrase !== ''),
  };
}

/** The places of the findings that the questions of each complaint are about. */
export function relevantFindings(
  { complaints }: Content,
  findings: readonly { readonly key: string }[],
): Readonly<Record<string, readonly number[]>> {
  const placeOf = new Map(findings.map(({ key }, place) => [key, place]));
  return Object.fromEntries(
    complaints.map(({ key, questions }) => {
      const asked = questions.flatMap(({ choices }) => choices.flatMap(({ finding }) => finding ?? []));
      const places = [...new Set(asked)].flatMap(finding => placeOf.get(finding) ?? []);
      return [key, places.toSorted((one, other) => one - other)];
    }),
  );
}

/** What questions call one symptom or illness names no other. */
function isSurer(kind: NameKind): boolean {
  return kind === 'symptom' || kind === 'illness' || kind === 'circumstance';
}

/** Whether a phrase names something without more words. */
function namesOnly({ synonyms }: LanguageContent, lexicon: OpenLexicon): (phrase: string) => boolean {
  const none = new Set(phrasesOf(lexicon, synonyms.notNames).map(keyed));
  return phrase => !none.has(keyed(phrase));
}

function keyed(phrase: string): string {
  return phrase.split(' ').toSorted().join(' ');
}

/** Normalised, without words that say nothing. */
function phrasesOf(lexicon: OpenLexicon, texts: readonly string[]): readonly string[] {
  const phrases = texts
    .map(text => contentStems(lexicon, wordsOf(lexicon, text)))
    .filter(stems => stems.length > 0 && stems.length <= MOST_WORDS)
    .map(stems => stems.join(' '));
  return [...new Set(phrases)];
}

function kindOf({ kind, history }: Finding): NameKind {
  if (history?.startsWith('past_surgical') === true) return 'operation';
  switch (kind) {
    case 'symptom':
    case 'sign':
      return 'symptom';
    case 'condition':
      return 'illness';
    case 'medicine':
      return 'medicine';
    case 'family':
      return 'relative';
    default:
      return 'circumstance';
  }
}

function withoutFamily(phrase: string): string {
  return phrase
    .split(' ')
    .filter(stem => stem !== 'family')
    .join(' ');
}

/** What an illness is called, it is called in the family too. */
function withIllness(relative: Phrased, named: readonly Phrased[]): readonly string[] {
  const same = named.filter(
    ({ kind, phrases }) =>
      (kind === 'illness' || kind === 'symptom') && phrases.some(phrase => relative.phrases.includes(phrase)),
  );
  return [...new Set([...relative.phrases, ...same.flatMap(({ phrases }) => phrases)])];
}
