import { type FamilyCondition, SEVERITIES } from '#domain/pedigree/model/family-member.ts';
import { OLDEST } from '#domain/pedigree/model/read-members.ts';
import { knownIn } from '#domain/pedigree/quick/known-conditions.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** A condition as a line tells it. */
export type ToldCondition = {
  readonly condition: string;
  readonly ageOfOnset: number | null;
  readonly severity: FamilyCondition['severity'];
  readonly affection: FamilyCondition['affection'];
  /** What else was said of it, in the words of the line. */
  readonly notes: string;
};

const YEARS = String.raw`(?:\s*(?:years?(?:\s+(?:old|of\s+age))?|yrs?|y\/?o|y))?`;
const AT = new RegExp(
  String.raw`^(.*?)[\s,]*\b(?:(?:diagnosed|dx|onset|began|started)\s+)?(?:at|aged?|since|from|when(?:\s+(?:he|she|they)\s+(?:was|were))?|onset|dx|diagnosed)?\s*(?:the\s+)?(?:age\s+)?(?:of\s+)?(?:@\s*)?\b(\d{1,3})${YEARS}$`,
  'i',
);
/** A time that is no age is kept as it was said. */
const VAGUE =
  /^(.*?)[\s,]+((?:(?:since|in|from|as|during)\s+)(?:(?:his|her|their|the|an?)\s+)?(?:(?:early|mid|late)[\s-]+)?(?:\d{4}|\d0['’]?s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|child|teenager|childhood|birth|infancy|adolescence|adult|teens|youth))$/i;

const CARRIER =
  /^(?:is\s+)?(?:an?\s+)?(?:healthy\s+)?(?:carrier|carries|trait)(?:\s+(?:of|for))?\s+(.+)$|^(.+?)\s+(?:carrier|trait)$/i;
const PRESYMPTOMATIC =
  /^(?:is\s+)?(?:presymptomatic|pre-symptomatic|asymptomatic)(?:\s+(?:for|with))?\s+(.+)$/i;

/** Reads conditions from a clause: 'heart attack at 52', 'severe asthma since childhood', 'colon and breast cancer'. */
export function readConditions(clause: string): ToldCondition[] {
  if (clause === '') return [];
  const carried = CARRIER.exec(clause);
  if (carried) return partsOf(carried[1] ?? carried[2] ?? '').map(part => readAs('carrier', part));
  const expected = PRESYMPTOMATIC.exec(clause);
  if (expected) return partsOf(expected[1] ?? '').map(part => readAs('presymptomatic', part));
  return partsOf(clause).map(readCondition);
}

function readAs(affection: ToldCondition['affection'], clause: string): ToldCondition {
  return { ...readCondition(clause), affection };
}

function readCondition(clause: string): ToldCondition {
  const whole = knownIn(clause);
  if (whole && whole.before === '' && whole.after === '') return told(whole.condition, null, []);
  const at = AT.exec(clause);
  const age = at ? Number(at[2]) : null;
  if (at && age !== null && age <= OLDEST && at[1]?.trim()) return named(at[1].trim(), age, []);
  const vague = VAGUE.exec(clause);
  if (vague) return named(vague[1] ?? '', null, [vague[2] ?? '']);
  return named(clause, null, []);
}

/** A suggested condition under its name; what stands around it are notes. Any other is kept as it was typed. */
function named(text: string, ageOfOnset: number | null, notes: readonly string[]): ToldCondition {
  const severity = SEVERITIES.find(word => text.toLowerCase().startsWith(`${word} `));
  const plain = severity ? text.slice(severity.length + 1).trim() : text;
  const known = knownIn(plain);
  if (!known) return { ...told(capitalised(plain), ageOfOnset, notes), severity: severity ?? '' };
  const around = [known.before, known.after].filter(Boolean);
  return { ...told(known.condition, ageOfOnset, [...around, ...notes]), severity: severity ?? '' };
}

function told(condition: string, ageOfOnset: number | null, notes: readonly string[]): ToldCondition {
  return { condition, ageOfOnset, severity: '', affection: 'affected', notes: notes.join(', ') };
}

/** 'Asthma and eczema' are two; 'colon and breast cancer' are two cancers. */
function partsOf(clause: string): string[] {
  const parts = clause
    .split(/\s+(?:and|&|\+)\s+|\s*\+\s*/i)
    .map(part => part.trim())
    .filter(Boolean);
  const [, kind = ''] = / (cancer|disease)(?:\s.*)?$/i.exec(parts.at(-1) ?? '') ?? [];
  return parts.map(part => {
    const isShort = kind !== '' && !knownIn(part) && knownIn(`${part} ${kind}`) !== undefined;
    return isShort ? `${part} ${kind}` : part;
  });
}
