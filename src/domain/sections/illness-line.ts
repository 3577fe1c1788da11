import { linePartsOf } from '#domain/sections/line-parts.ts';
import type { Filled, LineHelp } from '#domain/sections/quick-line.ts';
import { capitalised } from '#domain/text/capitalised.ts';

const METHOD =
  /^(?:(?:diagnosed|confirmed|found|picked up)\s+)?(?:by|with|on)\s+((?:an? |the )?(?:ecg|echo\S*|ultrasound|x-?ray|ct|mri|scan|biopsy|endoscopy|gastroscopy|colonoscopy|blood (?:test|pressure)\S*|screening|spirometry|angiogra\S+|gp|doctor)\b.*)$/i;
const DIAGNOSED_BY = /^(?:(?:diagnosed|confirmed|found)\s+)?by\s+(.+)$/i;
const PLACE =
  /^(?:(?:diagnosed|confirmed|found)\s+)?at\s+(\p{Lu}.*|the (?:\p{Lu}.*|.*\b(?:hospital|clinic|surgery)\b.*))$/u;
const MEDICINE =
  /^(?:on(?! and off)|taking|takes|treated with|(?:(?:well|poorly) )?controlled (?:by|on|with)|managed with)\s+(.+)$/i;

/** 'hypertension 2012 on ramipril': an illness, since when, how and where it was found; the rest are notes. */
export function illnessLine(line: string, help: LineHelp): Filled {
  const { name, date, rest } = linePartsOf(line, help);
  const parts = rest.reduce<string[]>(joinVerb, []);
  const method = firstMatch(parts, METHOD) ?? firstMatch(parts, DIAGNOSED_BY);
  const place = firstMatch(parts, PLACE);
  const notes = parts.filter(part => part !== method?.part && part !== place?.part);
  return {
    name: name,
    ...(date !== '' && { onsetDate: date }),
    ...(method && { diagnosisMethod: capitalised(method.told) }),
    ...(place && { diagnosingHospital: place.told }),
    ...(notes.length > 0 && { notes: capitalised(notes.join('; ')) }),
  };
}

/** What the notes of an illness say that it is treated with, a text for each. */
export function medicinesTold(notes: string): string[] {
  return notes
    .split('; ')
    .flatMap(part => MEDICINE.exec(part)?.[1] ?? [])
    .flatMap(told => told.split(/\s+(?:and|plus|with)\s+|\s*[&+]\s*/i))
    .filter(told => told !== '');
}

/** 'diagnosed' and 'by biopsy' are one part. */
function joinVerb(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  if (
    last === undefined ||
    !/^(?:diagnosed|confirmed|found|treated|treatment|controlled|managed|well|poorly|well controlled|poorly controlled)$/i.test(
      last,
    )
  )
    return [...parts, part];
  return [...parts.slice(0, -1), `${last} ${part}`];
}

/** The first part that is told in these words, and what it tells. */
export function firstMatch(parts: readonly string[], words: RegExp) {
  for (const part of parts) {
    const told = words.exec(part)?.[1];
    if (told !== undefined) return { part, told: told.trim() };
  }
  return undefined;
}
