import { isSaidRight } from '#domain/practice/consultation/said-wrong.ts';
import { askedInWords, isAskedIn, type QuestionInWords } from '#domain/practice/debrief/asked-in-words.ts';
import { isMedicineTold } from '#domain/practice/debrief/medicines-told.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import type { Topic } from '#domain/practice/debrief/topics.ts';
import type { TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import { answerOf, questionOf } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Fact, FactIs, PracticePatient, Weight } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';

/**
 * `held` was asked for and not told: the patient had no trust yet. `misheard` was named by the student and taken for
 * something else, which is no fault of theirs.
 */
export type FactStatus = 'told' | 'held' | 'misheard' | 'missed';

/** What became of one thing the patient knows. */
export type FactReport = {
  readonly id: string;
  readonly title: string;
  readonly topic: Topic;
  readonly weight: Weight;
  readonly why: string | null;
  readonly is: FactIs;
  readonly asks: readonly Intent[];
  /** A question that brings it. */
  readonly try: string;
  readonly status: FactStatus;
  /** The answer in which it was told or held back first; the question that was misheard. */
  readonly cite: Cited | null;
};

/** What became of everything the reference weighs, in the order of the file. */
export function factReports(
  patient: PracticePatient,
  reference: PatientReference,
  turns: readonly TurnOfTalk[],
): readonly FactReport[] {
  const byId = new Map(patient.facts.map(fact => [fact.id, fact]));
  const heard = turns.map(turn => ({ turn, questions: askedInWords(turn) }));
  return reference.facts.flatMap(worth => {
    const fact = byId.get(worth.id);
    if (fact === undefined) return [];
    const { is, asks } = fact;
    return [{ ...worth, is, asks, ...(toldByParts(patient, fact, turns) ?? becameOf(fact, heard)) }];
  });
}

/** What is taken is told, too, by whoever tells of each medicine by itself. */
function toldByParts(
  patient: PracticePatient,
  { id, asks }: Fact,
  turns: readonly TurnOfTalk[],
): Pick<FactReport, 'status' | 'cite'> | null {
  if (!asks.includes('history:medicines') || turns.some(({ fresh }) => fresh.includes(id))) return null;
  const asking = turns.find(({ asked }) => asked.some(intent => intent.startsWith('history:medicine')));
  const told = turns.find(turn => isMedicineTold(patient, turn));
  return asking === undefined || told === undefined ? null : { status: 'told', cite: answerOf(told) };
}

/** A turn, and what it asks by its words. */
type Heard = { readonly turn: TurnOfTalk; readonly questions: readonly QuestionInWords[] };

function becameOf(fact: Fact, heard: readonly Heard[]): Pick<FactReport, 'status' | 'cite'> {
  const { id } = fact;
  const turns = heard.map(({ turn }) => turn);
  const told = turns.find(({ fresh }) => fresh.includes(id)) ?? turns.find(turn => isInAnswer(fact, turn));
  if (told !== undefined) return { status: 'told', cite: answerOf(told) };
  const held = turns.find(({ reply }) => reply.held.includes(id));
  if (held !== undefined) return { status: 'held', cite: answerOf(held) };
  const misheard = heard.find(({ turn, questions }) => isOffered(fact, turn) || isAskedIn(fact, questions));
  return misheard === undefined
    ? { status: 'missed', cite: null }
    : { status: 'misheard', cite: questionOf(misheard.turn) };
}

/** Whether the patient was not sure what was meant, and this side of the complaint is what it most likely was. */
function isOffered({ asks }: Fact, { reply: { offers } }: TurnOfTalk): boolean {
  return [offers[0] ?? []].flat().some(intent => intent.startsWith('attribute:') && asks.includes(intent));
}

/** What is said of the family or of one's fears is not said of oneself. */
const OF_OTHERS = /^(?:ice:|history:family|presence:family-)/;

/** Whether the patient said it while answering something else. */
function isInAnswer(fact: Fact, { asked, reply }: TurnOfTalk): boolean {
  const isOfOthers = asked.some(intent => OF_OTHERS.test(intent));
  const isAlike = !isOfOthers || fact.asks.some(intent => OF_OTHERS.test(intent));
  return reply.facts.length > 0 && isAlike && isSaidRight(fact, reply.text);
}

/** Those of the facts that these ids name. */
export function reportsOf(reports: readonly FactReport[], ids: readonly string[]): readonly FactReport[] {
  return reports.filter(({ id }) => ids.includes(id));
}
