import type { AsOf } from '#domain/dates/as-of.ts';
import { inForm, type KnownMedicines, leadingMedicine, takeForm } from '#domain/sections/known-medicines.ts';
import { GAP, type NotUnderstood, REASONS, refused, withGap } from '#domain/sections/medicine-words.ts';
import { findDose } from '#domain/sections/spoken-dose.ts';
import { findFrequency } from '#domain/sections/spoken-frequency.ts';
import { findRoute } from '#domain/sections/spoken-route.ts';
import { takeCourse, takeStart } from '#domain/sections/spoken-start.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { oneLine } from '#domain/text/one-line.ts';

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

/** What helps to read a line. */
export type LineHelp = {
  readonly medicines?: KnownMedicines;
  /** When the line is told, for 'three years ago'; without it no beginning is understood. */
  readonly asOf?: AsOf;
};

/** Reads a medicine told in one line: 'ramipril 5 mg once a day for blood pressure since 2019'. */
export function readMedicineLine(line: string, { medicines, asOf }: LineHelp = {}): MedicineLine {
  const tidy = tidied(line);
  const named = leadingMedicine(tidy, medicines);
  const start = takeStart(withGap(tidy, 0, named.length), asOf);
  const course = takeCourse(start.left);
  const odd = takeOdd(course.left);
  const often = findFrequency(odd.left);
  const reason = takeReason(often.left);
  const way = findRoute(reason.left);
  const amount = findDose(way.left, { strengths: named.known?.strengths ?? [], often });
  const form = takeForm(amount.left);
  const words = wordsLeft(form.left);
  const [first = '', ...others] = words;
  const drug = named.known
    ? inForm(named.known, form.words, medicines)
    : capitalised(oneLine(`${first} ${form.words}`));
  return {
    drug,
    strength: amount.strength,
    dosage: amount.dosage,
    frequency: often.frequency,
    route: way.route,
    duration: course.duration,
    indication: reason.indication,
    startDate: start.startDate,
    place: way.place,
    rest: [
      ...(drug === '' ? refused(oneLine(line), REASONS.noDrug) : []),
      ...start.rest,
      ...odd.rest,
      ...refused(often.clash, REASONS.secondFrequency),
      ...refused(way.clash, REASONS.secondRoute),
      ...amount.rest,
      ...(named.known ? words : others).flatMap(text => refused(text, REASONS.unknownWords)),
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
