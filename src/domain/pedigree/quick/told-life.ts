import { OLDEST } from '#domain/pedigree/model/read-members.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** What a clause says of a life; what it does not say is absent. */
export type ToldLife = {
  readonly isAlive?: boolean;
  /** The age now, or at death. */
  readonly age?: number;
  readonly cause?: string;
  readonly isUnexpected?: boolean;
  readonly birthYear?: number;
  /** What could not be put into a field, in the words of the line. */
  readonly note?: string;
};

/** The life in a clause, and the words that are left: conditions. */
export type LifeWords = { readonly life: ToldLife; readonly rest: string };

const YEARS = String.raw`(?:\s*(?:years?(?:[\s-]+(?:old|of\s+age))?|yrs?|y\/?o|y\.o\.|y))`;
const DEATH =
  /(^|.*?[\s,])(?:(?:was\s+|is\s+|has\s+)?(?:died|dead|deceased|passed\s+away|killed|†))(?!\p{L})(.*)$/iu;
const BIRTH = /(?:^|\s)born\s*(?:in\s+)?(\d{4})\b/i;
const AGE = new RegExp(String.raw`^(?:now\s+|currently\s+|is\s+)?(?:aged?\s+)?(\d{1,3})${YEARS}?$`, 'i');
const AGE_FIRST = new RegExp(
  String.raw`^(?:now\s+|currently\s+|is\s+)?(?:aged\s+(\d{1,3})${YEARS}?|(\d{1,3})(?:${YEARS}|(?=\s+\p{L})))(?:\s+|$)`,
  'iu',
);
const ALIVE = /^(?:is\s+|still\s+)*(?:alive|living)\b\s*/i;
const WELL = /^(?:and\s+)?((?:is\s+)?(?:fit\s+and\s+well|well|healthy|in\s+good\s+health))$/i;
/** An age said as one, at the end, or at the beginning: 'type 2 diabetes at 70' is no age of 2. */
const DEATH_AGES = [
  String.raw`(?:^|\s)(?:at|aged|@)\s*(?:the\s+)?(?:age\s+)?(?:of\s+)?(\d{1,3})${YEARS}?(?=$|\s)`,
  String.raw`(?:^|\s)(\d{1,3})${YEARS}?$`,
  String.raw`^\s*(\d{1,3})${YEARS}?(?=\s)`,
].map(pattern => new RegExp(pattern, 'i'));
const SUDDENLY = /(?:^|\s)(suddenly|unexpectedly)(?=$|\s)/i;
const DEATH_TIME =
  /(?:^|\s)in\s+(?:\d{4}|(?:(?:his|her|their|the)\s+)?(?:(?:early|mid|late)[\s-]+)?\d0['’]?s|infancy|childhood)(?=$|\s)/i;
const CAUSE = /^(?:of|from|due\s+to|because\s+of|after|with|by|in)\s+/i;

/** Reads what a clause says of a life: '70', 'born 1950', 'died suddenly at 52 of a stroke'. */
export function readLife(clause: string): LifeWords {
  const death = DEATH.exec(clause);
  if (death) return { life: readDeath(death[2] ?? ''), rest: (death[1] ?? '').trim() };
  const born = BIRTH.exec(clause);
  if (born) return { life: { birthYear: Number(born[1]) }, rest: clause.replace(BIRTH, ' ').trim() };
  return readLiving(clause);
}

function readLiving(clause: string): LifeWords {
  const alive = ALIVE.exec(clause)?.[0] ?? '';
  const said = clause.slice(alive.length).replace(/^at\s+(?=\d)/i, '');
  const known: ToldLife = alive === '' ? {} : { isAlive: true };
  const well = WELL.exec(said);
  if (well) return { life: { ...known, note: well[1] ?? '' }, rest: '' };
  const age = AGE.exec(said) ?? AGE_FIRST.exec(said);
  const years = Number(age?.[1] ?? age?.[2] ?? Number.NaN);
  if (!age || !(years <= OLDEST)) return { life: known, rest: said };
  return { life: { ...known, age: years }, rest: said.slice(age[0].length).trim() };
}

/** Age and cause stand in either order: 'at 50 of a stroke', 'of a stroke at 50'. */
function readDeath(words: string): ToldLife {
  const age = DEATH_AGES.map(pattern => pattern.exec(words)).find(found => Number(found?.[1]) <= OLDEST);
  const withoutAge = age ? words.replace(age[0], ' ') : words;
  const time = DEATH_TIME.exec(withoutAge)?.[0].trim();
  const cause = oneLine(withoutAge.replace(DEATH_TIME, ' ').replace(SUDDENLY, ' '))
    .replace(CAUSE, '')
    .replace(/^(?:an?|the)\s+/i, '');
  return {
    isAlive: false,
    ...(age ? { age: Number(age[1]) } : {}),
    ...(cause === '' ? {} : { cause }),
    ...(SUDDENLY.test(words) ? { isUnexpected: true } : {}),
    ...(time === undefined ? {} : { note: `died ${time}` }),
  };
}
