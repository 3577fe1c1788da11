import { firstMatch } from '#domain/sections/illness-line.ts';
import { linePartsOf } from '#domain/sections/line-parts.ts';
import type { Filled, LineHelp } from '#domain/sections/quick-line.ts';
import { capitalised } from '#domain/text/capitalised.ts';

const ANAESTHESIA: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:under|with|in)\s+)?(?:an? )?(?:general(?: ana?esthe\w+)?|ga)$/i, 'General'],
  [
    /^(?:(?:under|with|in)\s+)?(?:an? )?(?:regional(?: ana?esthe\w+)?|spinal(?: ana?esthe\w+)?|epidural(?: ana?esthe\w+)?)$/i,
    'Regional',
  ],
  [/^(?:(?:under|with|in)\s+)?(?:an? )?(?:local(?: ana?esthe\w+)?|la)$/i, 'Local'],
  [/^(?:(?:under|with|in)\s+)?(?:an? )?sedation$/i, 'Sedation'],
];
/** Which regional anaesthesia it was is more than the choice says. */
const MORE_THAN_REGIONAL = /spinal|epidural/i;
const UNCOMPLICATED = /^(?:no complications?|without complications?|uncomplicated)$/i;
const COMPLICATED = /^(?:complicated by|complications?)\s+(?:of |was |were )?(.+)$/i;
const HOURS = /^(?:(?:took|lasting|lasted)\s+)?(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?)$/i;
const DAYS = /^(?:in hospital (?:for )?(\d+) days?|(\d+) days? in hospital|stayed (\d+) days?)$/i;
const DAY_CASE = /^(?:as a )?day[- ]case$/i;
const PLACE = /^at\s+(\p{Lu}.*|the (?:\p{Lu}.*|.*\b(?:hospital|clinic|infirmary)\b.*))$/u;

/** 'appendicectomy at 14, no complications': an operation, when and where, and how it went; the rest are notes. */
export function operationLine(line: string, help: LineHelp): Filled {
  const { name, date, rest } = linePartsOf(line, help);
  const parts = rest.reduce<string[]>(joinWord, []);
  const place = firstMatch(parts, PLACE);
  const hours = firstMatch(parts, HOURS);
  const complicated = firstMatch(parts, COMPLICATED);
  const plain = parts.find(part => UNCOMPLICATED.test(part));
  const stay = stayIn(parts);
  const under = anaesthesiaIn(parts);
  const taken = [place?.part, hours?.part, plain ?? complicated?.part, stay?.part, under?.part];
  const notes = parts.filter(
    part => !taken.includes(part) || (part === under?.part && MORE_THAN_REGIONAL.test(part)),
  );
  return {
    surgeryName: name,
    ...(date !== '' && { surgeryDate: date }),
    ...(place && { hospital: place.told }),
    ...(under && { anesthesiaType: under.kind }),
    ...(hours && { duration: hours.told.replace(',', '.') }),
    ...(stay && { lengthOfStay: stay.days }),
    ...(plain ? { complications: 'None' } : complicated && { complications: capitalised(complicated.told) }),
    ...(notes.length > 0 && { notes: capitalised(notes.join('; ')) }),
  };
}

/** 'complicated' and 'by a wound infection' are one part, as are 'complications' and what they were. */
function joinWord(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  const isOpen =
    last !== undefined && /^(?:complicated|complications?|no|without|in hospital|took|lasting)$/i.test(last);
  return isOpen ? [...parts.slice(0, -1), `${last} ${part}`] : [...parts, part];
}

function anaesthesiaIn(parts: readonly string[]) {
  for (const part of parts) {
    const kind = ANAESTHESIA.find(([words]) => words.test(part))?.[1];
    if (kind !== undefined) return { part, kind };
  }
  return undefined;
}

function stayIn(parts: readonly string[]) {
  for (const part of parts) {
    if (DAY_CASE.test(part)) return { part, days: 0 };
    const days = DAYS.exec(part)?.slice(1).find(Boolean);
    if (days !== undefined) return { part, days: Number(days) };
  }
  return undefined;
}
