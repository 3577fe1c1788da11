import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { inShort } from '#domain/practice/consultation/again.ts';
import { spokenBirthDate } from '#domain/practice/consultation/birth-date.ts';
import type { Consultation, PatientLine } from '#domain/practice/consultation/consultation.ts';
import { withoutNo } from '#domain/practice/consultation/denials.ts';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import { spokenAge } from '#domain/practice/consultation/spoken-age.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { Fact, PracticePatient } from '#domain/practice/patient/patient.ts';

/** A line of the patient, what it answers, and what had been asked before. */
export type AnsweredTurn = {
  readonly line: PatientLine;
  /** What the student said. */
  readonly words: string;
  readonly asked: readonly Intent[];
  readonly before: readonly Intent[];
};

/** Each line of the patient with what had been asked before it, and what it answers. */
export function answeredTurns({ lines }: Consultation): readonly AnsweredTurn[] {
  const before: Intent[] = [];
  const turns: AnsweredTurn[] = [];
  for (const [number, line] of lines.entries()) {
    const question = lines[number - 1];
    if (line.by !== 'patient' || question?.by !== 'student') continue;
    turns.push({ line, words: question.text, asked: question.asked, before: [...before] });
    before.push(...question.asked);
  }
  return turns;
}

/** The fact of this id; that there is none is an untruth of its own. */
export function factOf({ patient }: Consultation, id: string): Fact {
  const fact = patient.facts.find(one => one.id === id);
  if (fact === undefined) throw new Error(`the file has no fact ${id}`);
  return fact;
}

/** What a conversation says that it must not: in words, nothing where all of it is true. */
export function untruthsIn(consultation: Consultation, { reference }: CompiledPatient): readonly string[] {
  const sentences = sentencesOf(consultation);
  const diagnosis = reference.diagnosis.name.toLowerCase();
  return [
    ...answeredTurns(consultation).flatMap((turn, number) => [
      ...strangeWords(turn, sentences).map(words => `nobody wrote: ${words}`),
      ...unruly(consultation, turn, number).map(id => `told against its rule: ${id}`),
      ...(turn.line.text.toLowerCase().includes(diagnosis) ? ['the diagnosis was named'] : []),
    ]),
    ...contradictions(consultation),
  ];
}

const TRUSTING: readonly Intent[] = ['talk:empathy', 'ice:concerns'];

/** The facts of a line that nothing asked for, or that were not to be told yet. */
function unruly(consultation: Consultation, turn: AnsweredTurn, number: number): readonly string[] {
  const { line, asked, before } = turn;
  const turns = answeredTurns(consultation);
  const known = new Set(turns.slice(0, number).flatMap(one => one.line.facts));
  const held = new Set(turns.slice(0, number + 1).flatMap(one => one.line.held));
  const reached = new Set(
    asked.flatMap(intent => factsFor(consultation.patient, intent)).map(({ id }) => id),
  );
  const isFree = asked.some(intent => intent.startsWith('open:') || intent === 'attribute:associated');
  const isSummary = asked.includes('talk:summary');
  return line.facts.filter(id => {
    const { told } = factOf(consultation, id);
    const isTrusted = held.has(id) || [...before, ...asked].some(intent => TRUSTING.includes(intent));
    if (told === 'trust' && !isTrusted && !known.has(id)) return true;
    const isFreelyTold = isFree && ['opening', 'volunteered', 'open'].includes(told);
    return !(reached.has(id) || isFreelyTold || (isSummary && known.has(id)));
  });
}

/** Findings that are told to be there and denied, and questions that are answered in two ways. */
function contradictions(consultation: Consultation): readonly string[] {
  const turns = answeredTurns(consultation);
  const told = turns.flatMap(({ line }) => line.facts).map(id => factOf(consultation, id));
  const keysOf = (is: Fact['is']) =>
    told.filter(fact => fact.is === is).flatMap(({ findings }) => findings.map(({ key }) => key));
  const present = new Set(keysOf('present'));
  const usual = turns.flatMap(({ line }) => line.usual);
  const denied = [...keysOf('denied'), ...usual.flatMap(({ intent }) => findingOf(intent))];
  const answers = Map.groupBy(usual, ({ intent }) => intent);
  const twofold = [...answers].filter(([, said]) => new Set(said.map(({ text }) => text)).size > 1);
  return [
    ...denied.filter(key => present.has(key)).map(key => `there and not there: ${key}`),
    ...twofold.map(([intent]) => `answered in two ways: ${intent}`),
  ];
}

/** The finding whose presence is asked. */
export function findingOf(intent: Intent): readonly string[] {
  const parts = parseIntent(intent);
  return parts?.frame === 'presence' ? [parts.finding] : [];
}

/** The words of a reply that no sentence of the file accounts for, nor the question: "Headache, no." */
function strangeWords(
  { line: { text }, words }: AnsweredTurn,
  sentences: readonly RegExp[],
): readonly string[] {
  const left = sentences.reduce((rest, sentence) => rest.replace(sentence, ' '), text).trim();
  const echoed = /^(.+),(?: no\.)?$/s.exec(left)?.[1]?.toLowerCase().split(' or ') ?? [];
  const isEcho = echoed.length > 0 && echoed.every(each => words.toLowerCase().includes(each));
  return left === '' || isEcho ? [] : [`${left} | ${text}`];
}

/** Everything the file lets this patient say, the longest first: a short sentence may stand within a long one. */
function sentencesOf({ patient, today }: Consultation): readonly RegExp[] {
  const { facts, cues, opening, usual } = patient;
  const own = [
    opening,
    ...facts.flatMap(({ says, meanwhile }) => [says ?? '', meanwhile ?? '']),
    ...cues.map(({ says }) => says),
    ...usual.filter(({ to }) => to !== 'reply:again').flatMap(({ says }) => says),
  ];
  const before = usual
    .filter(({ to }) => to === 'reply:again')
    .flatMap(({ says }) => says.map(text => text.split('{text}')[0] ?? ''));
  // Said once more it is said in short, and after another no without its own.
  const ways = own.flatMap(text => [text, inShort(text)]).flatMap(text => [text, withoutNo(text)]);
  const filled = [...new Set(ways)].map(text => withPerson(text, patient, today)).filter(text => text !== '');
  return [...filled.toSorted((one, other) => other.length - one.length), ...before].map(
    text => new RegExp(text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'),
  );
}

function withPerson(text: string, { id, person }: PracticePatient, today: string): string {
  const { name, age, informant, informantName } = person;
  const words: Readonly<Record<string, string>> = {
    name,
    firstName: name.split(' ')[0] ?? name,
    age: spokenAge(age),
    birthDate: spokenBirthDate({ id, age }, today),
    informant,
    informantName: informantName ?? name,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
}
