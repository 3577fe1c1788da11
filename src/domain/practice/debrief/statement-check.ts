import { isNamed, isSaidWrong } from '#domain/practice/consultation/said-wrong.ts';
import { type FactReport, reportsOf } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';

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
  /** Whether it is about what matters: key words of the reference's, and no list of everything. */
  readonly narrowing: {
    readonly points: Points;
    readonly used: readonly string[];
    /** What of the case the reference names and the statement does not. */
    readonly missed: readonly string[];
  };
  /** Whether it holds: what it says of findings against what the patient said. */
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
    'onset',
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
    /\b(exertion\w*|at rest|on effort|positional|nocturnal|at night|postprandial|after (meals|eating)|worse|better|relieved|aggravated)\b/i,
  ],
];

/** Words of a statement that tell nothing of the case. */
const EMPTY = new Set(
  'about after also and are been before began but complains early for from had has have her his into its fully neither now old one only presents presenting previously since some suggesting suggestive that the their them then this two was well were which while who whose with without year years'.split(
    ' ',
  ),
);

/** A word of fewer letters is no key word. */
const LEAST_LETTERS = 4;

/** Words alike in so many first letters are the same: smoker, smokes, smoking. */
const STEM_LETTERS = 5;

/** So many times as long as the reference's, a statement lists instead of narrowing. */
const TOO_LONG = 1.8;

/** The student's sentence beside the reference's. */
export function checkStatement(read: ReadThrough): StatementCheck {
  const { commitment, reference } = read;
  const { statement } = commitment;
  const wanted = qualifiersIn(reference.statement);
  const used = qualifiersIn(statement);
  const keys = keyWordsOf(reference.statement);
  const own = new Set(keyWordsOf(statement).map(stemOf));
  const wrong = wrongIn(read, statement);
  return {
    statement,
    reference: reference.statement,
    qualifiers: {
      points: pointsFor(used.length, wanted.length),
      used,
      missed: wanted.filter(name => !used.includes(name)),
    },
    narrowing: {
      points: narrowed(
        statement,
        read,
        keys.filter(word => own.has(stemOf(word))).length / Math.max(1, keys.length),
      ),
      used: keys.filter(word => own.has(stemOf(word))),
      missed: notNamedIn(read, statement).map(({ title }) => title),
    },
    accuracy: { points: accuracyOf(statement, wrong.length), wrong: wrong.map(({ title }) => title) },
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

/** Two points for half of the key words in few words, one for a quarter. */
function narrowed(statement: string, { reference }: ReadThrough, share: number): Points {
  const isLong = statement.length > TOO_LONG * reference.statement.length;
  if (share >= 0.5) return isLong ? 1 : 2;
  return share >= 0.25 ? 1 : 0;
}

function accuracyOf(statement: string, wrong: number): Points {
  if (statement.trim() === '' || wrong > 1) return 0;
  return wrong === 1 ? 1 : 2;
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

/** The findings of which the statement says the opposite of what is so. */
function wrongIn({ patient, facts }: ReadThrough, statement: string): readonly FactReport[] {
  const wrong = new Set(patient.facts.filter(fact => isSaidWrong(fact, statement)).map(({ id }) => id));
  return reportsOf(facts, [...wrong]);
}

/** The findings that matter, stand in the reference's sentence and not in the student's. */
function notNamedIn({ patient, facts, reference }: ReadThrough, statement: string): readonly FactReport[] {
  const ids = patient.facts
    .filter(fact => isNamed(fact, reference.statement) && !isNamed(fact, statement))
    .map(({ id }) => id);
  return reportsOf(facts, ids).filter(
    ({ weight, is }) => weight === 'essential' || (weight === 'relevant' && is === 'present'),
  );
}
