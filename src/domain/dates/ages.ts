import { birthSpan } from '#domain/dates/date-span.ts';
import { DECADES } from '#domain/dates/date-words.ts';
import type { Reading, WayOfTelling } from '#domain/dates/reading-of.ts';

const WHO = '(?:i|he|she|they|we|the patient)';
const ABOUT = '(?<about>about|around|roughly|approximately|maybe|perhaps|~)? ?';
const COUNT = '(?<count>\\d{1,3})';
const UNIT = '(?:[ -]?(?<unit>years?|yrs?|y|months?|mths?|weeks?|days?))';
const PATTERNS = [
  `^(?:at|when|(?:at |from |since )?(?:the )?aged?(?: of)?|(?:when|since) ${WHO} (?:was|were)(?: aged)?|as an?) ${ABOUT}${COUNT}(?:${UNIT}?(?:[ -]old|[ -]of[ -]age)?)?$`,
  `^${ABOUT}${COUNT}(?:${UNIT}[ -](?:old|of age)| ?y\\/?o)$`,
].map(pattern => new RegExp(pattern));

/** 'at 14', 'when I was about 14', '14 years old', 'at 6 months': completed years. */
export const atAge: WayOfTelling = text => {
  const parts = PATTERNS.map(pattern => pattern.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const count = Number(parts.count);
  const unit = parts.unit?.charAt(0) ?? 'y';
  if (unit === 'y') return { date: { kind: 'age', years: count, isAbout: parts.about !== undefined } };
  const years = Math.floor(count / (UNITS_A_YEAR[unit] ?? 1));
  return {
    date: { kind: 'age', years, isAbout: parts.about !== undefined && years > 0 },
    note: `at ${parts.count} ${parts.unit}`,
  };
};

const UNITS_A_YEAR: Readonly<Record<string, number>> = { m: 12, w: 53, d: 366 };

const CHILD = '(?:child|kid|boy|girl|toddler|schoolboy|schoolgirl)';
const BABY = '(?:baby|infant|suckling)';
const STAGES: readonly (readonly [RegExp, Reading])[] = [
  [
    new RegExp(
      `^(?:(?:in|since|from|during) )?(?:(?:my|his|her|their|early|late) )*childhood$|^(?:as|since) an? (?:small |young |little )?${CHILD}$|^(?:when|since|as) ${WHO} (?:was|were) (?:an? )?(?:(?:very )?(?:small|young|little) ?)?(?:${CHILD})$|^(?:when|since) ${WHO} (?:was|were) (?:small|little)$|^(?:at|in) primary school$`,
    ),
    { date: { kind: 'childhood' } },
  ],
  [
    new RegExp(
      `^(?:(?:in|since|from|during) )?(?:(?:my|his|her|their|early) )*infancy$|^(?:as|since) an? (?:small )?${BABY}$|^(?:when|since) ${WHO} (?:was|were) an? ${BABY}$|^(?:in |since )?the first year of life$`,
    ),
    { date: { kind: 'age', years: 0, isAbout: false } },
  ],
  [
    new RegExp(
      `^(?:at|since|from) (?:my |his |her |their )?birth$|^birth$|^(?:(?:${WHO} )?was |were )?born with (?:it|this|that|them)$|^congenital$|^lifelong$|^(?:for )?(?:all|the whole of|whole) (?:my|his|her|their) (?:whole )?life$|^(?:as|when) a newborn$`,
    ),
    { date: { kind: 'birth' } },
  ],
  [
    /^(?:(?:in|since|from|during) )?(?:(?:my|his|her|their|the|early|mid|late) )*(?:teens|teenage years|adolescence)$|^(?:as|since|when) (?:an?|(?:i|he|she|they) (?:was|were) an?) (?:teen|teenager|adolescent)$/,
    { date: { kind: 'ages', from: 10 } },
  ],
];

/** 'since childhood', 'as a baby', 'born with it', 'in my teens'. */
export const stageOfLife: WayOfTelling = text => STAGES.find(([pattern]) => pattern.test(text))?.[1];

const DECADE = new RegExp(
  `^(?:(?:in|since|from|during) )?(?<words>(?:(?:my|his|her|their|the|early|mid|late|[a-z]+'s) ?-?)*)(?:(?<name>${DECADES.slice(2).join('|')}|noughties)|(?<century>19|20)?(?<tens>\\d)0'?s|'(?<short>\\d)0'?s)$`,
);

/** 'the nineties', '1990s', 'in her thirties': ten years of the calendar or of a life; what may be both is asked back. */
export const tenYears: WayOfTelling = (text, asOf) => {
  const parts = DECADE.exec(text)?.groups;
  if (!parts) return undefined;
  if (parts.name === 'noughties') return { date: { kind: 'decade', year: 2000 } };
  const tens = parts.name ? DECADES.indexOf(parts.name) : Number(parts.tens ?? parts.short);
  const dropped = /early|mid|late/.exec(parts.words ?? '')?.[0];
  const note = dropped === undefined ? {} : { note: `“${dropped}” is not kept` };
  const years: Reading = {
    date: { kind: 'decade', year: Number(parts.century ?? centuryOf(tens, asOf.today)) * 100 + 10 * tens },
    ...note,
  };
  if (parts.century || parts.short) return years;
  const lived: Reading = { date: { kind: 'ages', from: 10 * tens }, ...note };
  if (/my|his|her|their|'s/.test(parts.words ?? '')) return lived;
  const born = birthSpan(asOf)?.earliest.slice(0, 4) ?? '';
  const mayBeAge = asOf.age === null ? tens <= 6 : asOf.age >= 10 * tens;
  const mayBeYears = 'date' in years && years.date.kind === 'decade' && `${years.date.year + 9}` >= born;
  if (mayBeAge !== mayBeYears) return mayBeAge ? lived : years;
  return {
    reason: `Is that an age or a year? Write “in the patient's ${tens}0s” or “the ${centuryOf(tens, asOf.today)}${tens}0s”.`,
  };
};

function centuryOf(tens: number, today: string): number {
  const century = Number(today.slice(0, 2));
  return tens > Number(today.charAt(2)) ? century - 1 : century;
}
