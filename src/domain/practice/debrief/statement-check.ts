import { isNamed } from '#domain/practice/consultation/said-wrong.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import { asTold, speaksOf, toldOtherwise } from '#domain/practice/debrief/said-in-statement.ts';

/** From 0 to 2. */
export type Points = 0 | 1 | 2;

/** A problem statement measured; the marks are the product's own and no validated scale. */
export type StatementCheck = {
  readonly statement: string;
  readonly reference: string;
  /** Words that sharpen: sudden, constant, left, severe, for two hours, 58-year-old. */
  readonly qualifiers: {
    readonly points: Points;
    readonly used: readonly string[];
    readonly missed: readonly string[];
  };
  /** Whether it is about what matters: key words or findings of the reference's, and no list of everything. */
  readonly narrowing: {
    readonly points: Points;
    readonly used: readonly string[];
    /** What of the case the reference names and the statement does not: 'fever', 'no rash'. */
    readonly missed: readonly string[];
    /** Key words of the reference's that the statement does without. */
    readonly unused: readonly string[];
    /** It lists instead of narrowing. */
    readonly isLong: boolean;
  };
  /** Whether it holds; `wrong` is what the patient told and the statement says the opposite of: 'no fever'. */
  readonly accuracy: { readonly points: Points; readonly wrong: readonly string[] };
};

/** Pairs and scales by which clinicians sharpen a complaint. */
const QUALIFIERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['age', /\b\d+[- ](year|month|week|day)s?[- ]olds?\b|\b(newborn|infant|toddler)\b/i],
  [
    'how long',
    /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|several|\d+)[- ](minute|hour|day|week|month|year)s?\b(?![- ]old)|\b(acute|subacute|chronic|recent|today|yesterday|overnight)\b/i,
  ],
  [
    'how it began',
    /\b(sudden|abrupt|gradual|insidious|progressive|rapid)(ly)?\b|\bover (minutes|hours|days|weeks)\b/i,
  ],
  [
    'course',
    /\b(constant|continuous|persistent|intermittent|episodic|recurrent|paroxysmal|worsening|improving|relapsing|comes and goes)(ly)?\b/i,
  ],
  ['severity', /\b(mild|moderate|severe|worst|intense|\d+\s*(\/|out of)\s*10)(ly)?\b/i],
  [
    'site',
    /\b(left|right|bilateral|unilateral|central|retrosternal|substernal|epigastric|lower|upper|diffuse|localised|localized|frontal|temporal|occipital|lateral|medial|proximal|distal|suprapubic|iliac|flank|loin|trunk|palms|soles|generalised|generalized)\b/i,
  ],
  ['spread', /\b(radiat\w+|spread\w*|referred)\b/i],
  [
    'character',
    /\b(sharp|dull|crushing|pressing|pressure|tight\w*|burning|tearing|stabbing|colicky|throbbing|cramp\w*|pleuritic|barking|productive|dry|painless|itchy|inspiratory|expiratory|scaly|oval|watery|bloody|brown|frothy|purulent|bilious|pulsatile|spinning)\b/i,
  ],
  [
    'what changes it',
    /\b(exertion\w*|at rest|on effort|positional|nocturnal|at night|postprandial|postural|after (meals|eating)|worse|worsen\w*|better|relieved|aggravated|triggered|precipitated)\b/i,
  ],
];

/** Words of a statement that tell nothing of the case. */
const EMPTY = new Set(
  'about after also and are been before began but complains day days early eight eleven five for four from had has have her his hour hours into its fully known living man month months neither nine noticed now old one only person presents presenting previously seven since some suggesting suggestive ten that the their them then this three twelve twenty two was week weeks well were which while who whose with without woman year years'.split(
    ' ',
  ),
);

/** A word of fewer letters is no key word. */
const LEAST_LETTERS = 4;

/** Words alike in so many first letters are the same: smoker, smokes, smoking. */
const STEM_LETTERS = 5;

/** So many times as long as the reference's, a statement lists instead of narrowing. */
const TOO_LONG = 1.8;

/** Of fewer findings no share is told. */
const LEAST_FINDINGS = 2;

/** The student's sentence beside the reference's. */
export function checkStatement(read: ReadThrough): StatementCheck {
  const { commitment, reference } = read;
  const { statement } = commitment;
  const wanted = qualifiersIn(reference.statement);
  const used = qualifiersIn(statement);
  return {
    statement,
    reference: reference.statement,
    qualifiers: {
      points: pointsFor(used.length, wanted.length),
      used,
      missed: wanted.filter(name => !used.includes(name)),
    },
    narrowing: narrowingOf(read),
    accuracy: accuracyOf(read),
  };
}

function qualifiersIn(text: string): readonly string[] {
  return QUALIFIERS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** Two points for two thirds of what the reference uses, one for a third. */
function pointsFor(used: number, wanted: number): Points {
  const share = used / Math.max(1, wanted);
  if (share >= 2 / 3) return 2;
  return share >= 1 / 3 ? 1 : 0;
}

/** Two points for half of the key words, or of the findings in other words; one for a quarter, or where it is long. */
function narrowingOf(read: ReadThrough): StatementCheck['narrowing'] {
  const { statement } = read.commitment;
  const keys = keyWordsOf(read.reference.statement);
  const own = new Set(keyWordsOf(statement).map(stemOf));
  const used = keys.filter(word => own.has(stemOf(word)));
  const { named, missed } = findingsNamed(read);
  const isLong = statement.length > TOO_LONG * read.reference.statement.length;
  const inOtherWords = named + missed.length < LEAST_FINDINGS ? 0 : named / (named + missed.length);
  const share = Math.max(used.length / Math.max(1, keys.length), inOtherWords);
  const unused = keys.filter(word => !own.has(stemOf(word)));
  return { points: narrowed(share, isLong), used, missed, unused, isLong };
}

function narrowed(share: number, isLong: boolean): Points {
  if (share >= 1 / 2) return isLong ? 1 : 2;
  return share >= 1 / 4 ? 1 : 0;
}

/** What the patient told and the statement turns round, unless the reference's own words would be blamed for it. */
function accuracyOf({ patient, commitment, reference }: ReadThrough): StatementCheck['accuracy'] {
  const { statement } = commitment;
  const turned = patient.facts.filter(fact => toldOtherwise(fact, reference.statement).length === 0);
  const wrong = [...new Set(turned.flatMap(fact => toldOtherwise(fact, statement)))];
  if (statement.trim() === '' || wrong.length > 1) return { points: 0, wrong };
  return { points: wrong.length === 1 ? 1 : 2, wrong };
}

function keyWordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  return [
    ...new Set(
      words.filter(word => word.length >= LEAST_LETTERS && !EMPTY.has(word) && !word.endsWith('-old')),
    ),
  ];
}

function stemOf(word: string): string {
  return word.slice(0, STEM_LETTERS);
}

/** The findings that matter and stand in the reference's sentence: how many the student's names, and which it does not. */
function findingsNamed({ patient, commitment: { statement }, facts, reference }: ReadThrough) {
  const mattering = new Set(
    facts
      .filter(({ weight, is }) => weight === 'essential' || (weight === 'relevant' && is === 'present'))
      .map(({ id }) => id),
  );
  const expected = patient.facts.flatMap(({ id, is, findings }) => {
    const [first] = findings.filter(finding => isNamed({ findings: [finding] }, reference.statement));
    if (first === undefined || !mattering.has(id)) return [];
    return [{ words: asTold(first, is), isNamed: findings.some(finding => speaksOf(statement, finding)) }];
  });
  const missed = expected.filter(one => !one.isNamed).map(({ words }) => words);
  return { named: expected.length - missed.length, missed: [...new Set(missed)] };
}
