import { type Found, NUMBER, numberText, takeOut, type WordRule } from '#domain/sections/medicine-words.ts';

/**
 * An amount and its unit: tablets are counted, mg are measured and may also say how strong what is counted is; a share
 * such as 1 % only says how strong.
 */
export type Amount = { readonly text: string; readonly kind: 'count' | 'measure' | 'share' };

const COUNTED: readonly (readonly [string, string])[] = [
  ['tablet(s)', 'tablets?|tabs?|caplets?'],
  ['capsule(s)', 'capsules?|caps?'],
  ['pill(s)', 'pills?'],
  ['drop(s)', 'drops?|gtts?'],
  ['puff(s)', 'puffs?|inhalations?|inh'],
  ['spray(s)', 'sprays?'],
  ['patch(es)', 'patch(?:es)?'],
  ['sachet(s)', 'sachets?'],
  ['scoop(s)', 'scoops?'],
  ['suppository', 'suppositor(?:y|ies)'],
  ['tsp', 'tsp|teaspoons?(?:ful)?'],
  ['tbsp', 'tbsp|tablespoons?(?:ful)?'],
  ['ml', 'mls?|millilit(?:re|er)s?'],
];

const MEASURES: readonly (readonly [string, string])[] = [
  ['mg', 'mgs?|milligram(?:me)?s?'],
  ['mcg', 'mcgs?|micrograms?|µg|μg|ug'],
  ['ng', 'ng|nanograms?'],
  ['g', 'g|gm|gms|grams?'],
  ['units', 'units?|u'],
  ['IU', 'iu'],
  ['mmol', 'mmol'],
  ['mEq', 'meq'],
  ['%', '%'],
];

/** What a measure is measured in: '5 mg/5 ml', '25 mcg/hour'. */
const PER: readonly (readonly [string, string])[] = [
  ['hour', 'h|hr|hrs|hour'],
  ['day', 'd|day|24 ?h(?:ours?|rs?)?'],
  ['week', 'week'],
  ['ml', 'mls?'],
  ['dose', 'dose|puff'],
  ['kg', 'kg'],
];

const unitIn = (list: readonly (readonly [string, string])[], said: string) =>
  list.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(said.trim()))?.[0];

const anyOf = (list: readonly (readonly [string, string])[]) => list.map(([, pattern]) => pattern).join('|');

const isTime = (unit: string) => ['hour', 'day', 'week'].includes(unit);

const COUNT_UNITS = anyOf(COUNTED);
const MEASURE_UNITS = anyOf(MEASURES);

function counted(match: RegExpExecArray): Amount | undefined {
  const unit = unitIn(COUNTED, match[2] ?? '');
  return unit === undefined ? undefined : { text: `${numberText(match[1] ?? '')} ${unit}`, kind: 'count' };
}

function measured(match: RegExpExecArray): Amount | undefined {
  const [, amount = '', said = '', volume = '', per = ''] = match;
  const unit = unitIn(MEASURES, said);
  if (unit === undefined) return undefined;
  const dose = `${numberText(amount)} ${unit}`;
  const each = per === '' ? '' : unitIn(PER, per);
  if (each === undefined) return undefined;
  if (each === '') return { text: dose, kind: unit === '%' ? 'share' : 'measure' };
  const of = volume === '' ? each : `${volume} ${isTime(each) ? `${each}s` : each}`;
  return { text: `${dose}/${of}`, kind: each === 'ml' ? 'share' : 'measure' };
}

const RULES: readonly WordRule<Amount>[] = [
  [
    new RegExp(
      String.raw`(?<![\w.\/-])(${NUMBER})\s?(${MEASURE_UNITS})(?:\s?(?:\/|\bper\b|\ban\b|\bin\b)\s?(\d+)?\s?(${anyOf(PER)}))?(?![a-z])`,
      'gi',
    ),
    measured,
  ],
  [
    new RegExp(String.raw`(?<![\w.\/-])(${NUMBER}|an?)\s?(?:an? |of an? )?(${COUNT_UNITS})(?![a-z])`, 'gi'),
    counted,
  ],
];

const BARE: readonly WordRule<string>[] = [
  [/(?<![\w./-])\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)+(?![\w/])/gi, match => match[0]],
  [/(?<![\w./-])\d+(?:\.\d+)?(?![\w./%-])/gi, match => match[0]],
];

/** Finds the amounts with their units, in the order of the line. */
export function findAmounts(line: string): {
  readonly found: readonly Found<Amount>[];
  readonly left: string;
} {
  return takeOut(line, RULES);
}

/** Finds the numbers that stand without a unit: '75', '500/30'. */
export function findNumbers(line: string): {
  readonly found: readonly Found<string>[];
  readonly left: string;
} {
  return takeOut(line, BARE);
}
