import {
  ASIDES,
  LINKS,
  LOOSE_WORDS,
  SAME_SAID,
  TURNING,
} from '#domain/practice/wording/manner-of-speaking.ts';

/** Another way of saying something may be so much longer. */
const MOST_LONGER = 80;

/** A stop or a comma, or none, before a word. */
type Break = '' | ',' | '.';

type Kept = { readonly word: string; readonly before: Break };

const STOPS = /^[.!;:…—–]$/;

/** Numbers with what stands in them, words, and every other sign by itself. */
const TOKEN = /\d+(?:[.,:/]\d+)*|[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|\S/gu;

/**
 * Whether other words say just what the script says. They do where every word that can mean something stands in both, in
 * the same order and the same sentences, so that nothing is added, left out, moved or denied: the two may differ in how
 * one speaks only (`manner-of-speaking.ts`). Too strict is an answer in the script's own words; too lax is a false fact.
 */
export function isSameSaid(script: string, reworded: string): boolean {
  if (reworded.length > script.length + MOST_LONGER) return false;
  const said = keptOf(script);
  const again = keptOf(reworded);
  return (
    said.length === again.length && said.length > 0 && said.every((one, place) => isSame(one, again[place]))
  );
}

function isSame(one: Kept, other: Kept | undefined): boolean {
  return one.word === other?.word && one.before === other.before;
}

/** The words of a text that can mean something, each with the break before it as far as that matters. */
function keptOf(text: string): readonly Kept[] {
  const segments = segmentsOf(text).filter(({ words }) => !ASIDES.has(words.join(' ')));
  const kept: Kept[] = [];
  let pending: Break = '';
  for (const { before, words } of segments) {
    pending = stronger(pending, before);
    for (const word of meaningful(words, pending !== ',')) {
      kept.push({ word, before: pending });
      pending = '';
    }
  }
  return settled(kept);
}

type Segment = { readonly before: Break; readonly words: readonly string[] };

/** What stands between two breaks. */
function segmentsOf(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let before: Break = '.';
  let words: string[] = [];
  for (const token of plain(text).match(TOKEN) ?? []) {
    const found = breakOf(token);
    if (found === '') words.push(token);
    else {
      segments.push({ before, words });
      before = found;
      words = [];
    }
  }
  return [...segments, { before, words }];
}

function breakOf(token: string): Break {
  if (token === ',') return ',';
  return STOPS.test(token) ? '.' : '';
}

/** Small letters, one kind of apostrophe, one way of saying what is said in several. */
function plain(text: string): string {
  const even = text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('...', '…');
  return SAME_SAID.reduce((soFar, [said, as]) => soFar.replace(said, as), even).replace(
    /(?<=[\p{L}])'s\b/gu,
    '',
  );
}

function meaningful(words: readonly string[], isBeginning: boolean): readonly string[] {
  const [first = '', ...others] = words;
  const own = isBeginning && LINKS.has(first) && others.length > 0 ? others : words;
  return own.filter(word => !LOOSE_WORDS.has(word));
}

function stronger(one: Break, other: Break): Break {
  if (one === '.' || other === '.') return '.';
  return one === '' ? other : one;
}

/**
 * Only breaks that change the sense are left: stops, commas in a sentence that denies or affirms; after a bare no or yes
 * both are the same.
 */
function settled(kept: readonly Kept[]): readonly Kept[] {
  const sentence = sentenceNumbers(kept);
  const turned = new Set(kept.flatMap(({ word }, place) => (TURNING.has(word) ? [sentence[place]] : [])));
  return kept.map(({ word, before }, place) => {
    if (place === 0) return { word, before: '' };
    if (before === ',' && !turned.has(sentence[place])) return { word, before: '' };
    return { word, before: before !== '' && isBare(kept, place - 1) ? ',' : before };
  });
}

function sentenceNumbers(kept: readonly Kept[]): readonly number[] {
  let number = 0;
  return kept.map(({ before }, place) => {
    if (before === '.' && !isBare(kept, place - 1)) number += 1;
    return number;
  });
}

/** A no or yes that is a sentence or the beginning of one by itself. */
function isBare(kept: readonly Kept[], place: number): boolean {
  const one = kept[place];
  if (one === undefined || (one.word !== 'no' && one.word !== 'yes')) return false;
  return place === 0 || one.before === '.';
}
