import { type DoseStep, writeDosage } from '#domain/sections/dosage.ts';
import {
  type Found,
  NUMBER,
  numberText,
  REASONS,
  refused,
  takeOut,
  type WordRule,
} from '#domain/sections/medicine-words.ts';
import { type SpokenFrequency, timeWords } from '#domain/sections/spoken-frequency.ts';

/**
 * An amount and its unit: tablets are counted, mg are measured and may also say how strong what is counted is; a share
 * such as 1 % only says how strong.
 */
type Amount = { readonly text: string; readonly kind: 'count' | 'measure' | 'share' };

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

type Spoken = { readonly strengths: readonly string[]; readonly often: SpokenFrequency };

/** Finds the dose; a number without a unit counts where the medicine has one strength of it. */
export function findDose(line: string, { strengths, often }: Spoken) {
  const amounts = findAmounts(line);
  const numbers = findNumbers(amounts.left);
  const bare = numbers.found.map(number => asAmount(number, strengths));
  const known = bare.flatMap(({ amount }) => amount ?? []);
  const { dosage, strength, second } = doseOf([...amounts.found, ...known], often);
  const unknown = bare.flatMap(({ amount, text }) => (amount ? [] : refused(text, REASONS.noUnit)));
  return { dosage, strength, left: numbers.left, rest: [...refused(second, REASONS.secondDose), ...unknown] };
}

/** Finds the amounts with their units, in the order of the line. */
function findAmounts(line: string): {
  readonly found: readonly Found<Amount>[];
  readonly left: string;
} {
  return takeOut(line, RULES);
}

/** Finds the numbers that stand without a unit: '75', '500/30'. */
function findNumbers(line: string): {
  readonly found: readonly Found<string>[];
  readonly left: string;
} {
  return takeOut(line, BARE);
}

/** A number without a unit has that of the one strength it names; otherwise nobody knows. */
function asAmount({ at, value }: Found<string>, strengths: readonly string[]) {
  const meant = strengths.flatMap(strength => namedBy(value, strength) ?? []);
  const [only] = meant;
  const isKnown = only !== undefined && new Set(meant).size === 1;
  return {
    text: value,
    amount: isKnown ? { at, value: { text: only, kind: kindOf(only) } } : undefined,
  };
}

/** 100 units/ml is how strong something is, and nobody's dose. */
function kindOf(strength: string): Amount['kind'] {
  return /%|\/(?:\d+ )?ml$/.test(strength) ? 'share' : 'measure';
}

/** The strength that a number names: '75' 75 mg, '30/500' 30 mg/500 mg, and '625' the sum of 500 mg/125 mg. */
function namedBy(value: string, strength: string): string | undefined {
  const parts = [...strength.matchAll(/(\d+(?:\.\d+)?) (?:mg|mcg)/g)].map(([, amount = '']) => amount);
  if (strength.startsWith(`${value} `) && parts.length < 2) return strength;
  if (parts.length < 2) return undefined;
  const said = value.split(/\//).join(' ');
  if (said === parts.join(' ') || said === parts.toReversed().join(' ')) return strength;
  return value === String(parts.reduce((sum, part) => sum + Number(part), 0)) ? `${value} mg` : undefined;
}

type Dose = { readonly dosage: string; readonly strength: string; readonly second: string };

/** Which of the amounts is the dose, and which only says how strong what is counted is. */
function doseOf(amounts: readonly Found<Amount>[], { times }: SpokenFrequency): Dose {
  const inOrder = amounts.toSorted((a, b) => a.at - b.at);
  const counted = inOrder.filter(({ value }) => value.kind === 'count');
  const measured = inOrder.filter(({ value }) => value.kind === 'measure');
  const doses = counted.length > 0 ? counted : measured;
  const strengths = inOrder.filter(found => !doses.includes(found)).map(({ value }) => value.text);
  const steps = stepsOf(doses, times);
  if (steps) return { dosage: writeDosage(steps), strength: strengths.join(', '), second: '' };
  const [dosage = '', ...others] = doses.map(({ value }) => value.text);
  return { dosage, strength: strengths.join(', '), second: others.join(', ') };
}

/** '1 g in the morning and 500 mg at night': as many doses as times of day, each before its own. */
function stepsOf(
  doses: readonly Found<Amount>[],
  times: SpokenFrequency['times'],
): readonly DoseStep[] | undefined {
  const isEach =
    doses.length > 1 &&
    doses.length === times.length &&
    doses.every(
      ({ at }, index) =>
        at < (times[index]?.at ?? 0) &&
        (times[index]?.at ?? 0) < (doses[index + 1]?.at ?? Number.POSITIVE_INFINITY),
    );
  if (!isEach) return undefined;
  return doses.map(({ value }, index) => {
    const [amount = '', ...unit] = value.text.split(' ');
    return { amount, unit: unit.join(' '), instructions: timeWords(times[index]?.value ?? '') };
  });
}
