import type { AsOf } from '#domain/dates/as-of.ts';
import { findDate } from '#domain/dates/find-date.ts';
import { COURSE_UNITS } from '#domain/sections/course-duration.ts';
import { writeDosage } from '#domain/sections/dosage.ts';
import { type Found, GAP, NUMBER, numberText, withGap } from '#domain/sections/medicine-words.ts';
import { type Amount, findAmounts, findNumbers } from '#domain/sections/spoken-dose.ts';
import { findFrequency, type SpokenFrequency, timeWords } from '#domain/sections/spoken-frequency.ts';
import { findRoute } from '#domain/sections/spoken-route.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** Words of the line that are not recorded as anything, and why. */
export type NotUnderstood = { readonly text: string; readonly reason: string };

/** A medicine as it was told in one line. What was not said is empty; nothing is supposed. */
export type MedicineLine = {
  readonly drug: string;
  /** What one of the counted holds, such as '500 mg' of two tablets. */
  readonly strength: string;
  /** As the section keeps them (specification 17.8, 17.9, 17.11). */
  readonly dosage: string;
  readonly frequency: string;
  readonly route: string;
  readonly duration: string;
  readonly indication: string;
  /** As told dates are kept (ADR 23). */
  readonly startDate: string;
  /** Where exactly, such as 'both eyes'. */
  readonly place: string;
  readonly rest: readonly NotUnderstood[];
};

/** What the catalogue knows of a medicine: how its name is written, and in what strengths it comes. */
export type KnownMedicine = { readonly name: string; readonly strengths: readonly string[] };

/** What helps to read a line. */
export type LineHelp = {
  /** By `medicineKey` of every name a medicine is known by. */
  readonly medicines?: ReadonlyMap<string, KnownMedicine>;
  /** When the line is told, for 'three years ago'; without it no beginning is understood. */
  readonly asOf?: AsOf;
};

export const REASONS = {
  unknownWords: 'Not understood',
  noUnit: 'The unit is missing',
  secondDose: 'A second dose',
  secondFrequency: 'A second frequency',
  secondRoute: 'A second route',
  start: 'When it began is not understood',
  rightEye: 'OD may be once a day or the right eye',
  night: 'ON may be at night',
  schedule: 'Which times of day are meant is not said',
  noDrug: 'No medicine is named',
} as const;

/** The key under which a medicine's name is looked up: case and spaces do not matter. */
export const medicineKey = (name: string) =>
  wordsKey(name)
    .replaceAll(/[^\p{L}\p{N}+/.% ]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Reads a medicine told in one line: 'ramipril 5 mg once a day for blood pressure since 2019'. */
export function readMedicineLine(line: string, help: LineHelp = {}): MedicineLine {
  const tidy = tidied(line);
  const named = leadingMedicine(tidy, help.medicines);
  const start = takeStart(withGap(tidy, 0, named.length), help);
  const course = takeCourse(start.left);
  const odd = takeOdd(course.left);
  const often = findFrequency(odd.left);
  const reason = takeReason(often.left);
  const way = findRoute(reason.left);
  const amounts = findAmounts(way.left);
  const numbers = findNumbers(amounts.left);
  const bare = numbers.found.map(number => asAmount(number, named.known?.strengths ?? []));
  const dose = doseOf([...amounts.found, ...bare.flatMap(({ amount }) => amount ?? [])], often);
  const form = takeForm(numbers.left);
  const words = wordsLeft(form.left);
  const drug = named.known?.name ?? capitalised(oneLine(`${words[0] ?? ''} ${form.words}`));
  return {
    drug,
    strength: dose.strength,
    dosage: dose.dosage,
    frequency: often.frequency,
    route: way.route,
    duration: course.duration,
    indication: reason.indication,
    startDate: start.startDate,
    place: way.place,
    rest: [
      ...(drug === '' ? [{ text: oneLine(line), reason: REASONS.noDrug }] : []),
      ...start.rest,
      ...odd.rest,
      ...refused(often.clash, REASONS.secondFrequency),
      ...refused(way.clash, REASONS.secondRoute),
      ...refused(dose.second, REASONS.secondDose),
      ...bare.flatMap(({ amount, text }) => (amount ? [] : refused(text, REASONS.noUnit))),
      ...words.slice(named.known ? 0 : 1).flatMap(text => refused(text, REASONS.unknownWords)),
    ],
  };
}

/** The fields of a medication that a line says; what has no field of its own stands in the notes. */
export function medicineFields(line: MedicineLine): Readonly<Record<string, string>> {
  const strength = line.strength === '' ? '' : `${line.strength} each`;
  const said = {
    commercialName: line.drug,
    dosage: line.dosage,
    frequency: line.frequency,
    route: line.route,
    duration: line.duration,
    indication: line.indication,
    startDate: line.startDate,
    notes: [strength, capitalised(line.place), ...line.rest.map(({ text }) => text)]
      .filter(Boolean)
      .join('; '),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

function refused(text: string, reason: string): NotUnderstood[] {
  return text === '' ? [] : [{ text, reason }];
}

const LEAD =
  /^(?:(?:he|she|the patient|i|we) )?(?:(?:is|am) )?(?:takes?|taking|on|uses?|using|started|has|had|given|gets?)\s(?=\S)/i;

/** One way of writing what has several: '2,5 mg', 'b.d.', '½'. */
function tidied(line: string): string {
  return oneLine(line)
    .replace(LEAD, '')
    .replaceAll(GAP, ' ')
    .replaceAll('½', '1/2')
    .replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/\b(?:[a-z]\.){2,}/gi, dotted => dotted.replaceAll('.', ''))
    .replaceAll(/(?<![\d.])\.(\d)/g, '0.$1')
    .replaceAll(/(\d)(mg|mcg|g|ml|iu|units?|u)(od|bd|tds|qds|tid|qid|prn|nocte|mane)\b/gi, '$1 $2 $3');
}

/** The longest known name that the line begins with. */
function leadingMedicine(line: string, medicines: LineHelp['medicines']) {
  const ends = [...line.matchAll(/(?=[\s,;:]|$)/g)].map(({ index }) => index).slice(0, 8);
  for (const end of ends.toReversed()) {
    const known = medicines?.get(medicineKey(line.slice(0, end)));
    if (known && end > 0) return { known, length: end };
  }
  return { known: undefined, length: 0 };
}

const START = [
  /\b(?:since|starting|started|began|begun)\s(?:in\s|on\s)?[^,;|]*?(?=\sfor\s|[,;|]|$)/i,
  /\bfor (?:the )?(?:last|past)\s[^,;|]*?(?=\sfor\s|[,;|]|$)/i,
  /(?:\b(?:about|around)\s)?\b[\w-]+\s(?:years?|months?|weeks?|days?)\sago\b/i,
  /\b(?:in|from)\s(?:[a-z]+\s)?(?:19|20)\d\d\b/i,
] as const;

function takeStart(line: string, { asOf }: LineHelp) {
  const match = START.map(pattern => pattern.exec(line)).find(found => found !== null);
  if (!match) return { startDate: '', left: line, rest: [] };
  const said = match[0];
  const date = asOf && findDate(asAgo(said), asOf);
  const left = withGap(line, match.index, said.length);
  if (!date) return { startDate: '', left, rest: refused(said.trim(), REASONS.start) };
  return { startDate: date.value, left: `${left} ${GAP} ${date.rest}`, rest: [] };
}

/** 'for the last 3 years' began 3 years ago. */
function asAgo(said: string): string {
  const span = /^for (?:the )?(?:last|past)\s(.*)$/i.exec(said)?.[1];
  if (span === undefined) return said.replace(/^(?:starting|started|began|begun)\s/i, '');
  return /^(?:year|month|week)$/i.test(span.trim()) ? `1 ${span.trim()} ago` : `${span} ago`;
}

const COURSE = new RegExp(
  String.raw`\b(?:for|x)\s?(${NUMBER}|a)\s?(day|week|month|year|wk|yr|mth)s?\b|\b(\d{1,3})[- ](day|week|month)\scourse\b|(?:\b(?:for|x)\s?|\s)(\d{1,2})\/(7|52|12)(?=[\s,;|]|$)`,
  'i',
);

const FULL_UNITS: Readonly<Record<string, string>> = {
  wk: 'week',
  yr: 'year',
  mth: 'month',
  '7': 'day',
  '52': 'week',
  '12': 'month',
};

function takeCourse(line: string): { readonly duration: string; readonly left: string } {
  const ongoing = /\b(?:long[- ]term|lifelong|for life|indefinitely|ongoing)\b/i.exec(line);
  if (ongoing) return { duration: 'Ongoing', left: withGap(line, ongoing.index, ongoing[0].length) };
  const match = COURSE.exec(line);
  if (!match) return { duration: '', left: line };
  const said = (match[2] ?? match[4] ?? match[6] ?? '').toLowerCase();
  const count = (match[1] ?? match[3] ?? match[5] ?? '').replace(/^a$/i, '1');
  const unit = COURSE_UNITS.find(each => each === `${FULL_UNITS[said] ?? said}s`) ?? COURSE_UNITS[0];
  return { duration: `${numberText(count)} ${unit}`, left: withGap(line, match.index, match[0].length) };
}

/** What looks clear and is not. */
const ODD = [
  [/(?<![\w.])\d(?:-\d){2,3}(?![\w.])|(?<![\w.])\d(?:\+\d){2,3}(?![\w.])/, REASONS.schedule],
  [/(?<=\s)on$/i, REASONS.night],
  [/\bod\b(?=.*\b(?:eyes?|drops?|gtts?)\b)|(?<=\b(?:eyes?|drops?|gtts?)\b.*)\bod\b/i, REASONS.rightEye],
] as const;

function takeOdd(line: string): { readonly left: string; readonly rest: readonly NotUnderstood[] } {
  let left = line;
  const rest: NotUnderstood[] = [];
  for (const [pattern, reason] of ODD) {
    const match = pattern.exec(left);
    if (!match) continue;
    left = withGap(left, match.index, match[0].length);
    rest.push({ text: match[0], reason });
  }
  return { left, rest };
}

const REASON =
  /\b(?:for|against|because of|to treat|indication:?)\s(?:(?:his|her|my|their|the|an?)\s)?([^|,;]+)/i;

function takeReason(line: string): { readonly indication: string; readonly left: string } {
  const match = REASON.exec(line);
  const indication = match?.[1]?.trim() ?? '';
  if (!match || indication === '') return { indication: '', left: line };
  return { indication: capitalised(indication), left: withGap(line, match.index, match[0].length) };
}

const FORM =
  /(?<=\|\s?)(?:eye drops|ear drops|nasal spray|spray|cream|ointment|gel|lotion|inhaler|evohaler|accuhaler|turbohaler|turbuhaler|respimat|diskus|nebules?|syrup|solution|suspension|injection|pen|patch|tablets?|capsules?|mr|xl|sr|cr|er|xr|modified[- ]release)\b(?=\s*(?:\||$|,))/i;

/** The form belongs to the medicine, also where it stands behind the strength: 'hydrocortisone 1% cream'. */
function takeForm(line: string): { readonly words: string; readonly left: string } {
  const match = FORM.exec(line);
  if (!match) return { words: '', left: line };
  return { words: match[0], left: withGap(line, match.index, match[0].length) };
}

/** A number without a unit has that of the one strength it names; otherwise nobody knows. */
function asAmount({ at, value }: Found<string>, strengths: readonly string[]) {
  const meant = strengths.flatMap(strength => namedBy(value, strength) ?? []);
  const [only] = meant;
  const isKnown = only !== undefined && new Set(meant).size === 1;
  return {
    text: value,
    amount: isKnown ? { at, value: { text: only, kind: 'measure' as const } } : undefined,
  };
}

/** The strength that a number names: '75' 75 mg, '30/500' 30 mg/500 mg, and '625' the sum of 500 mg/125 mg. */
function namedBy(value: string, strength: string): string | undefined {
  const parts = [...strength.matchAll(/(\d+(?:\.\d+)?) mg/g)].map(([, amount = '']) => amount);
  if (strength.startsWith(`${value} `) && parts.length < 2) return strength;
  if (parts.length < 2) return undefined;
  const said = value.split(/\//).join(' ');
  if (said === parts.join(' ') || said === parts.toReversed().join(' ')) return strength;
  return value === String(parts.reduce((sum, part) => sum + Number(part), 0)) ? `${value} mg` : undefined;
}

type Dose = { readonly dosage: string; readonly strength: string; readonly second: string };

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
function stepsOf(doses: readonly Found<Amount>[], times: SpokenFrequency['times']) {
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

const SMALL = String.raw`(?:and|of|the|a|an|at|to|in|on|dose|doses|each|with|per|then|x|:|-|–|\.|\(|\))`;
const LEADING_SMALL = new RegExp(String.raw`^(?:${SMALL}(?:\s+|$))+`, 'i');
const TRAILING_SMALL = new RegExp(String.raw`(?:(?:^|\s+)${SMALL})+$`, 'i');

/** The words that nothing was made of, one by one between the gaps. */
function wordsLeft(line: string): string[] {
  return line
    .split(/\|+|[,;](?=\s|$)/)
    .map(words => words.trim().replace(LEADING_SMALL, '').replace(TRAILING_SMALL, '').trim())
    .filter(words => /[\p{L}\p{N}]/u.test(words));
}
