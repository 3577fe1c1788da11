import { BULK_LIMIT } from '#domain/pedigree/model/bulk-members.ts';
import { FORMER_PARTNER, PARTNER, type Relationship } from '#domain/pedigree/model/relationship.ts';

/** Who may be meant: a relationship, and the one parent shared where only one is. */
export type Meant = { readonly relationship: Relationship; readonly only?: Relationship };

/** The relative a line begins with, and what is said of it. */
export type RelativeWords = {
  /** Several where the words leave the side open; empty where no relative was named. */
  readonly meant: readonly Meant[];
  /** How many of them: 'two brothers'. */
  readonly count: number;
  readonly rest: string;
};

type Side = 'maternal' | 'paternal';

type Kin = {
  readonly words: string;
  /** Without a side. */
  readonly plain: readonly Meant[];
  readonly maternal?: Relationship;
  readonly paternal?: Relationship;
  /** 'Half-' before it is said of one of the parents. */
  readonly canBeHalf?: boolean;
};

const one = (relationship: Relationship): readonly Meant[] => [{ relationship }];

/** A relative of whom there is one on either side. */
const sided = (words: string, maternal: Relationship, paternal: Relationship): Kin => ({
  words,
  plain: [{ relationship: maternal }, { relationship: paternal }],
  maternal,
  paternal,
});

const KIN: readonly Kin[] = [
  sided(
    'grand-?fathers?|grand-?dads?|grandads?|grand-?pas?|gramps',
    'Grandfather (Maternal)',
    'Grandfather (Paternal)',
  ),
  sided(
    'grand-?mothers?|grand-?mums?|grand-?ma|gran|granny|nan|nana',
    'Grandmother (Maternal)',
    'Grandmother (Paternal)',
  ),
  sided('uncles?', 'Uncle (Maternal)', 'Uncle (Paternal)'),
  sided('aunts?|aunty|auntie|aunties', 'Aunt (Maternal)', 'Aunt (Paternal)'),
  {
    words: 'father|dad|daddy|papa',
    plain: one('Father'),
    maternal: 'Grandfather (Maternal)',
    paternal: 'Grandfather (Paternal)',
  },
  {
    words: 'mother|mum|mom|mummy|mommy|mama',
    plain: one('Mother'),
    maternal: 'Grandmother (Maternal)',
    paternal: 'Grandmother (Paternal)',
  },
  {
    words: 'brothers?|bro',
    plain: one('Brother'),
    maternal: 'Uncle (Maternal)',
    paternal: 'Uncle (Paternal)',
    canBeHalf: true,
  },
  {
    words: 'sisters?|sis',
    plain: one('Sister'),
    maternal: 'Aunt (Maternal)',
    paternal: 'Aunt (Paternal)',
    canBeHalf: true,
  },
  { words: 'sons?', plain: one('Son') },
  { words: 'daughters?', plain: one('Daughter') },
  { words: 'nephews?', plain: one('Nephew') },
  { words: 'nieces?', plain: one('Niece') },
  { words: 'grand-?sons?', plain: one('Grandson') },
  { words: 'grand-?daughters?', plain: one('Granddaughter') },
  sided('cousins?', 'Cousin (Maternal)', 'Cousin (Paternal)'),
  { words: 'step-?sons?', plain: [{ relationship: 'Son', only: PARTNER }] },
  { words: 'step-?daughters?', plain: [{ relationship: 'Daughter', only: PARTNER }] },
  { words: '(?:ex|former)[\\s-]+(?:husband|wife|spouse|partner)', plain: one(FORMER_PARTNER) },
  { words: 'husband|wife|spouse|partner|boyfriend|girlfriend', plain: one(PARTNER) },
  { words: 'mgf', plain: one('Grandfather (Maternal)') },
  { words: 'mgm', plain: one('Grandmother (Maternal)') },
  { words: 'pgf', plain: one('Grandfather (Paternal)') },
  { words: 'pgm', plain: one('Grandmother (Paternal)') },
];

const COUNTS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

const LEAD = /^(?:(?:my|his|her|their|the|patient['’]?s|an?)\s+)+/i;
const COUNT = new RegExp(`^(${COUNTS.join('|')}|\\d{1,2})\\s+(?=\\D)`, 'i');
const SIDE =
  /^(mat(?:ernal|\b\.?)|pat(?:ernal|\b\.?)|(?:mother|mum|mom)['’]?s|(?:father|dad)['’]?s)\s+(?=\S)(?!(?:died|dead|side)\b)/i;
const HALF = /^half[\s-]+/i;
const SIDE_AFTER =
  /^\s*(?:\((maternal|paternal)\)|,?\s*(?:on|from)\s+(?:(?:my|his|her|the|their)\s+)?(maternal|paternal|mother|father|mum|mom|dad)(?:['’]?s)?\s+side|(maternal|paternal)\b(?!\s+(?:aunt|uncle|grand)))/i;

/** Reads who a line is about: 'maternal aunt', 'mother's father', 'two half-sisters'. */
export function readRelativeWords(line: string): RelativeWords {
  const counted = match(LEAD, line.trim());
  const count = match(COUNT, counted.rest);
  const before = match(SIDE, count.rest);
  const half = match(HALF, before.rest);
  const found = kinAt(half.rest);
  if (!found) return { meant: [], count: 1, rest: line.trim() };
  const after = match(SIDE_AFTER, found.rest);
  const side = sideOf(before.found) ?? sideOf(after.found);
  return {
    meant: half.found === '' ? meantBy(found.kin, side) : halves(found.kin, side),
    count: countOf(count.found),
    rest: after.rest,
  };
}

function match(pattern: RegExp, text: string): { readonly found: string; readonly rest: string } {
  const found = pattern.exec(text)?.[0] ?? '';
  return { found, rest: text.slice(found.length).trimStart() };
}

function kinAt(text: string): { readonly kin: Kin; readonly rest: string } | undefined {
  for (const kin of KIN) {
    const found = new RegExp(`^(?:${kin.words})(?![\\p{L}'’-])`, 'iu').exec(text);
    if (found) return { kin, rest: text.slice(found[0].length).trimStart() };
  }
  return undefined;
}

function sideOf(words: string): Side | undefined {
  if (/^\W*mat|matern|mother|mum|mom/i.test(words)) return 'maternal';
  return /^\W*pat|patern|father|dad/i.test(words) ? 'paternal' : undefined;
}

function meantBy(kin: Kin, side: Side | undefined): readonly Meant[] {
  if (!side) return kin.plain;
  const relationship = kin[side];
  return relationship ? one(relationship) : kin.plain;
}

/** Half-siblings share a father or a mother; which one may be left open. */
function halves({ plain, canBeHalf }: Kin, side: Side | undefined): readonly Meant[] {
  if (!canBeHalf) return [];
  return plain
    .flatMap<Meant>(({ relationship }) => [
      { relationship, only: 'Mother' },
      { relationship, only: 'Father' },
    ])
    .filter(({ only }) => !side || only === (side === 'maternal' ? 'Mother' : 'Father'));
}

function countOf(words: string): number {
  const said = words.trim().toLowerCase();
  const spelled = COUNTS.indexOf(said) + 1;
  const count = spelled > 0 ? spelled : Number(said || 1);
  return Math.min(BULK_LIMIT, Math.max(1, count));
}
