import type { Cited } from '#domain/practice/debrief/remark.ts';
import type { Topic } from '#domain/practice/debrief/topics.ts';
import type { TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import { answerOf } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { FactIs, PracticePatient, Weight } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';

/** `held` was asked for and not told: the patient had no trust yet. */
export type FactStatus = 'told' | 'held' | 'missed';

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
  /** The answer in which it was told or held back first. */
  readonly cite: Cited | null;
};

/** What became of everything the reference weighs, in the order of the file. */
export function factReports(
  { facts }: PracticePatient,
  reference: PatientReference,
  turns: readonly TurnOfTalk[],
): readonly FactReport[] {
  const byId = new Map(facts.map(fact => [fact.id, fact]));
  return reference.facts.flatMap(worth => {
    const fact = byId.get(worth.id);
    if (fact === undefined) return [];
    const { is, asks } = fact;
    return [{ ...worth, is, asks, ...becameOf(worth.id, turns) }];
  });
}

function becameOf(id: string, turns: readonly TurnOfTalk[]): Pick<FactReport, 'status' | 'cite'> {
  const told = turns.find(({ fresh }) => fresh.includes(id));
  if (told !== undefined) return { status: 'told', cite: answerOf(told) };
  const held = turns.find(({ reply }) => reply.held.includes(id));
  return held === undefined ? { status: 'missed', cite: null } : { status: 'held', cite: answerOf(held) };
}

/** Those of the facts that these ids name. */
export function reportsOf(reports: readonly FactReport[], ids: readonly string[]): readonly FactReport[] {
  return reports.filter(({ id }) => ids.includes(id));
}
