import type { Clause, Subject, Voice } from '#domain/summary/prose/clause.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { listed } from '#domain/text/listed.ts';
import { sentence } from '#domain/text/sentence.ts';

/** More than this behind one verb makes a sentence nobody can say aloud. */
const COMPLEMENTS_AT_MOST = 5;

/** More verbs than this need another sentence. */
const VERBS_AT_MOST = 3;

const IN_PLURAL: readonly (readonly [RegExp, string])[] = [
  [/^is\b/, 'are'],
  [/^was\b/, 'were'],
  [/^has\b/, 'have'],
  [/^does\b/, 'do'],
  [/^(\w+?)([sxz]|[cs]h|o)es\b/, '$1$2'],
  [/^(\w+?)ies\b/, '$1y'],
  [/^(\w+[^s])s\b/, '$1'],
];

/**
 * Sentences of one thought. Clauses of one verb share it ("is retrosternal, pressing and heavy"), clauses of one
 * subject share a sentence.
 * @param opening how the first sentence calls the symptom: 'The chest pain'
 */
export function sentencesOf(clauses: readonly Clause[], voice: Voice, opening?: string): string[] {
  const merged = clauses.flatMap(separated).reduce<Clause[]>(mergedInto, []);
  const groups = merged.reduce<Clause[][]>(groupedInto, []);
  return groups.map((group, index) => {
    const subject = group[0]?.subject ?? 'none';
    const called = index === 0 && subject === 'symptom' && opening ? opening : nameOf(subject, voice);
    return sentence(capitalised(`${called} ${joined(group.map(clause => spoken(clause, voice)))}`.trim()));
  });
}

/** The verb phrase of a clause for its subject. */
export function spoken({ subject, verb, complements }: Clause, voice: Voice): string {
  const number = subject === 'symptom' && voice.isPlural ? inPlural(verb) : verb;
  return `${number} ${listed(sharingPreposition(complements))}`.trim();
}

function inPlural(verb: string): string {
  const rule = IN_PLURAL.find(([pattern]) => pattern.test(verb));
  return rule ? verb.replace(...rule) : verb;
}

function nameOf(subject: Subject, { it, he }: Voice): string {
  if (subject === 'none') return '';
  return subject === 'symptom' ? it : he;
}

/** What has a comma or a joint of its own cannot stand in a list. */
function separated(clause: Clause): Clause[] {
  const alone = clause.complements.filter(isLong);
  const together = clause.complements.filter(text => !isLong(text));
  return [
    ...(together.length > 0 || alone.length === 0 ? [{ ...clause, complements: together }] : []),
    ...alone.map(text => ({ ...clause, complements: [text] })),
  ];
}

function isLong(text: string): boolean {
  return /[,;]| and | or /.test(text);
}

function mergedInto(clauses: Clause[], clause: Clause): Clause[] {
  const last = clauses.at(-1);
  const all = [...(last?.complements ?? []), ...clause.complements];
  const areOne =
    last !== undefined &&
    last.subject === clause.subject &&
    last.verb === clause.verb &&
    clause.verb !== '' &&
    clause.verb !== 'has lasted' &&
    all.length <= COMPLEMENTS_AT_MOST &&
    !all.some(isLong);
  return areOne ? [...clauses.slice(0, -1), { ...clause, complements: all }] : [...clauses, clause];
}

function groupedInto(groups: Clause[][], clause: Clause): Clause[][] {
  const last = groups.at(-1);
  const areOne =
    last?.[0]?.subject === clause.subject && clause.subject !== 'none' && last.length < VERBS_AT_MOST;
  const hasComma = (one: Clause) => one.complements.some(text => /[,;]/.test(text));
  if (!last || !areOne || hasComma(clause) || last.some(hasComma)) return [...groups, [clause]];
  return [...groups.slice(0, -1), [...last, clause]];
}

/** 'is A and B, has C and does D': a list whose parts have joints of their own keeps the comma before the last. */
function joined(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  if (phrases.length < 2) return last;
  const needsComma = phrases.length > 2 || phrases.slice(0, -1).some(text => text.includes(' and '));
  return `${phrases.slice(0, -1).join(', ')}${needsComma ? ',' : ''} and ${last}`;
}

/** 'to the left arm, jaw and throat' for 'to the left arm, to the jaw and to the throat'. */
function sharingPreposition(complements: readonly string[]): readonly string[] {
  const [first = '', ...others] = complements;
  const lead =
    /^(?:worse|better|eased|relieved|provoked|triggered|to|in|on|at|with|without|of|after|over) (?:(?:by|on|with|after|at|in|when|the) )?(?:the )?/.exec(
      first,
    )?.[0];
  if (lead === undefined || others.length === 0) return complements;
  if (!others.every(text => text.startsWith(lead))) return complements;
  return [first, ...others.map(text => text.slice(lead.length))];
}
