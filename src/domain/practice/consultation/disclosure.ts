import { asked, isHeldEarlier, isTold, type Turn } from '#domain/practice/consultation/turn.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Fact, Telling } from '#domain/practice/patient/patient.ts';

/** What shows an interest in the person: whoever has done one of these is trusted. */
export const TRUSTED_AFTER: readonly Intent[] = ['talk:empathy', 'ice:concerns'];

/** Whether a fact may be told to whoever asks for it directly. */
export function mayBeTold(turn: Turn, fact: Fact): boolean {
  if (fact.told !== 'trust') return true;
  return (
    isTold(turn, fact) ||
    isHeldEarlier(turn, fact) ||
    asked(turn).some(intent => TRUSTED_AFTER.includes(intent))
  );
}

/** What the patient says without being asked for it: as much at a time as they are talkative. */
export function volunteered(turn: Turn, tellings: readonly Telling[]): readonly Fact[] {
  const { facts, person } = turn.consultation.patient;
  return tellings
    .flatMap(telling => facts.filter(({ told, says }) => told === telling && says !== null))
    .filter(fact => !isTold(turn, fact))
    .slice(0, person.talkativeness);
}
