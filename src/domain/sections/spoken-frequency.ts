import { WEEKDAYS, writeFrequency } from '#domain/sections/frequency.ts';
import { type Found, numberText, takeOut, type WordRule } from '#domain/sections/medicine-words.ts';

/** One thing said of how often: '3 times per day', 'Bedtime', 'when needed', 'with meals'. */
type Spoken =
  | { readonly kind: 'rate'; readonly text: string }
  | { readonly kind: 'daily' }
  | { readonly kind: 'time'; readonly text: string }
  | { readonly kind: 'needed' }
  | { readonly kind: 'meal'; readonly text: string };

/** What a line says of how often: as it is stored, and what could not be brought together. */
export type SpokenFrequency = {
  readonly frequency: string;
  readonly left: string;
  readonly times: readonly Found<string>[];
  readonly clash: string;
};

const NEEDED = writeFrequency({ type: 'as needed (PRN)' });
const ONCE = writeFrequency({ type: 'times per day', times: 1 });
/** '3 times', '3x', 'twice'; a bare '3 daily' is none, for it may be three tablets. */
const TIMES = String.raw`(?:(\d{1,2}|one|two|three|four|five|six|seven|eight|ten|twelve)(?:\s?x|\stimes)|(once|twice|thrice))`;
const DAY = String.raw`(?:a|per|each|every|in a|\/)\s?day|daily|\/\s?d\b|\/\s?24\s?h(?:ours|rs?)?`;

const rate = (text: string): Spoken => ({ kind: 'rate', text });
const time = (text: string): Spoken => ({ kind: 'time', text });
const perDay = (count: string): Spoken | undefined => {
  const times = Number(numberText(count));
  if (times === 1) return { kind: 'daily' };
  return Number.isInteger(times) && times <= 24
    ? rate(writeFrequency({ type: 'times per day', times }))
    : undefined;
};
const everyHours = (hours: string): Spoken | undefined => {
  const number = Number(numberText(hours));
  if (number > 24) return rate(`Every ${number} hours`);
  return number >= 1 ? rate(writeFrequency({ type: 'every X hours', hours: number })) : undefined;
};

const countIn = (match: RegExpExecArray) => match[1] ?? match[2] ?? '';

const DAYS_SHORT = WEEKDAYS.map(day => day.slice(0, 3));
const A_DAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|r|rs|rsday|urday)?s?';
const SEVERAL_DAYS = String.raw`${A_DAY}(?:(?:\s?(?:\/|,|&|\+|and|-)\s?|\s)(?:and\s)?${A_DAY})*`;

function onDays(words: string): Spoken {
  const said = words.toLowerCase();
  const days = WEEKDAYS.filter((_, index) => new RegExp(`\\b${DAYS_SHORT[index]}`, 'i').test(said));
  return rate(writeFrequency({ type: 'weekly', days }));
}

const every = (count: string, unit: string) => rate(`Every ${numberText(count)} ${unit.toLowerCase()}s`);

/** Longer ways of saying it first: 'twice a week' must not be read as 'twice'. */
const RULES: readonly WordRule<Spoken>[] = [
  [
    /\b(?:when|as|if|where|whenever)\s(?:needed|required|necessary|wanted)\b|\bprn\b|\bon demand\b/gi,
    () => ({ kind: 'needed' }),
  ],
  [/\b(?:stat|once only|single dose|one[- ]off|just once)\b/gi, () => rate('Once only')],
  [
    /\b(?:alternate days?|on alternate days|every (?:other|second|2nd) day|alt(?:ernate)? die|eod|qod)\b/gi,
    () => rate('Alternate days'),
  ],
  [
    new RegExp(
      String.raw`\b(?:once (?:a|per) week|weekly|once weekly|every week|each week)\s(?:on\s)?(${SEVERAL_DAYS})\b`,
      'gi',
    ),
    match => onDays(match[1] ?? ''),
  ],
  [
    new RegExp(String.raw`\b(?:(?:on|every|each)\s)?(${SEVERAL_DAYS})(?![a-z])`, 'gi'),
    match => onDays(match[1] ?? ''),
  ],
  [
    new RegExp(String.raw`\b${TIMES}\s?(?:(?:a|per|every|each)\s|\/)?\s?week(?:ly)?\b`, 'gi'),
    match => rate(timesAWeek(countIn(match))),
  ],
  [
    /(?:(?<=\d\s?(?:mg|mcg|g|ml|iu|units?)\b.*\s)(\d{1,2})[- ]|\b(two|three|six|twelve)[- ]|\b(\d{1,2})-)(week|month)ly\b/gi,
    match => every(match[1] ?? match[2] ?? match[3] ?? '', match[4] ?? ''),
  ],
  [/\b(?:weekly|(?:every|each|a) week)\b/gi, () => rate('Once a week')],
  [/\b(?:fortnightly|every fortnight|every other week)\b/gi, () => rate('Every 2 weeks')],
  [/\b(?:once (?:a|per|every) month|(?:once )?monthly|every month)\b/gi, () => rate('Monthly')],
  [
    /\bevery\s(\d{1,2}|two|three|four|six|eight|ten|twelve)\s(day|week|month)s\b/gi,
    match => every(match[1] ?? '', match[2] ?? ''),
  ],
  [
    /\b(?:every|q)\s?(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})\s?(?:h|hrs?|hours?)\b|\b(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})[- ]?hourly\b/gi,
    match => rate(`Every ${match[1] ?? match[3]} to ${match[2] ?? match[4]} hours`),
  ],
  [
    /\b(?:every|q)\s?(\d{1,2}|one|two|three|four|six|eight|ten|twelve)\s?(?:h|hrs?|hours?)\b/gi,
    match => everyHours(match[1] ?? ''),
  ],
  [
    /\b(\d{1,2}|one|two|three|four|six|eight|twelve)[- ]?(?:hourly|hrly)\b/gi,
    match => everyHours(match[1] ?? ''),
  ],
  [/\bhourly\b|\bevery hour\b/gi, () => everyHours('1')],
  [new RegExp(String.raw`\b${TIMES}[\s-]?(?:${DAY})(?![a-z])`, 'gi'), match => perDay(countIn(match))],
  [new RegExp(String.raw`\bx\s?(\d{1,2})\s?(?:${DAY})(?![a-z])`, 'gi'), match => perDay(match[1] ?? '')],
  [/\b(?:every day|each day|daily|od|qd|q24h)\b/gi, () => ({ kind: 'daily' })],
  [/\b(?:bd|bid|bds)\b/gi, () => perDay('2')],
  [/\b(?:tds|tid)\b/gi, () => perDay('3')],
  [/\b(?:qds|qid)\b/gi, () => perDay('4')],
  [/\b(?:before breakfast)\b/gi, () => time('Before breakfast')],
  [
    /\b(?:after breakfast|with breakfast)\b/gi,
    match => (/after/i.test(match[0]) ? time('After breakfast') : undefined),
  ],
  [/\bbefore (?:dinner|supper|the evening meal)\b/gi, () => time('Before dinner')],
  [/\bbefore lunch\b/gi, () => time('Before lunch')],
  [/\bafter (?:dinner|supper|the evening meal)\b/gi, () => time('After dinner')],
  [/\bafter lunch\b/gi, () => time('After lunch')],
  [/\b(?:before (?:meals|food|eating)|ac)\b/gi, () => ({ kind: 'meal', text: 'Before meals' })],
  [/\b(?:after (?:meals|food|eating)|pc)\b/gi, () => ({ kind: 'meal', text: 'After meals' })],
  [/\b(?:with (?:meals|food|every meal|each meal))\b/gi, () => ({ kind: 'meal', text: 'With meals' })],
  [/\bon an? empty stomach\b/gi, () => ({ kind: 'meal', text: 'On empty stomach' })],
  [/\b(?:(?:in|each|every) (?:the )?mornings?|mornings?|mane|om|am)\b/gi, () => time('Morning')],
  [/\b(?:(?:in|each|every) (?:the )?afternoons?|afternoons?)\b/gi, () => time('Afternoon')],
  [/\b(?:at (?:lunch(?:time)?|midday|noon)|lunchtime|midday|noon)\b/gi, () => time('Midday')],
  [/\b(?:(?:in|each|every) (?:the )?evenings?|evenings?)\b/gi, () => time('Evening')],
  [
    /\b(?:at|each|every) night\b|\bnights?\b|\bnightly\b|\bnocte\b|\b(?:at|before) (?:bed|bedtime)\b|\bbedtime\b|\bq?hs\b/gi,
    () => time('Bedtime'),
  ],
];

function timesAWeek(count: string): string {
  const number = numberText(count);
  if (number === '1') return 'Once a week';
  return number === '2' ? 'Twice a week' : `${number} times a week`;
}

/** Finds how often in a line; the places of times of day tell which dose belongs to which. */
export function findFrequency(line: string): SpokenFrequency {
  const { found, left } = takeOut(line, RULES);
  const rates = [...new Set(found.flatMap(({ value }) => (value.kind === 'rate' ? [value.text] : [])))];
  const times = found.flatMap(({ at, value }) => (value.kind === 'time' ? [{ at, value: value.text }] : []));
  const meals = found.flatMap(({ value }) => (value.kind === 'meal' ? [value.text] : []));
  const [first = '', ...others] = rates;
  const once = found.some(({ value }) => value.kind === 'daily') ? ONCE : '';
  const said = saidOf({ rate: first, once, times: times.map(({ value }) => value), meals });
  const isNeeded = found.some(({ value }) => value.kind === 'needed');
  const frequency = said === '' ? NEEDED : `${said} as needed`;
  const clash = [...others, ...(first === '' || once === '' ? [] : [once])].join(', ');
  return { frequency: isNeeded ? frequency : said, left, times, clash };
}

type Said = {
  readonly rate: string;
  readonly once: string;
  readonly times: readonly string[];
  readonly meals: readonly string[];
};

/** '4 times per day', '2 times per day with meals', 'After meals, Bedtime'. Times of day say that it is once at each. */
function saidOf({ rate, once, times, meals }: Said): string {
  const moments = (at: readonly string[]) => writeFrequency({ type: 'specific times', at: [...new Set(at)] });
  if (rate === '' && times.length > 0) return moments([...meals, ...times]);
  const base = rate === '' ? once : withTimes(rate, times);
  if (base === '') return moments(meals);
  return [base, ...meals.map(meal => meal.toLowerCase())].join(' ');
}

/** Two times of day say all that 'twice a day' says; a weekly dose may have its time of day. */
function withTimes(rate: string, times: readonly string[]): string {
  if (times.length === 0) return rate;
  const at = writeFrequency({ type: 'specific times', at: times });
  const isSame = rate === writeFrequency({ type: 'times per day', times: times.length });
  return isSame ? at : [rate, ...times.map(timeWords)].join(' ');
}

const TIME_WORDS: Readonly<Record<string, string>> = {
  Morning: 'in the morning',
  Afternoon: 'in the afternoon',
  Evening: 'in the evening',
  Midday: 'at midday',
  Bedtime: 'at bedtime',
};

/** 'in the morning' for 'Morning', 'before breakfast' for 'Before breakfast'. */
export function timeWords(time: string): string {
  return TIME_WORDS[time] ?? time.toLowerCase();
}
