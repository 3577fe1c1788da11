import { create } from 'zustand';
import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import type { Kept } from '#domain/practice/attempt/kept-progress.ts';
import { usePracticeKept } from '#web/case/practice-kept.ts';

/** What other devices have made of consultations that went on here too, by id. */
const useElsewhere = create<Readonly<Record<string, Attempt>>>(() => ({}));

/** The server has answered these: they are taken when somebody has chosen. */
export function noteElsewhere(divided: readonly Attempt[]): void {
  useElsewhere.setState(Object.fromEntries(divided.map(theirs => [attemptId(theirs), theirs])));
}

/** Another device's state of an attempt; null where there is none, or somebody has chosen, in whichever tab. */
export function unsettledOf(id: string, kept: Kept): Attempt | null {
  return unsettled(useElsewhere.getState()[id], id, kept);
}

/** The first consultation that somebody still has to choose for. */
export function firstUnsettled(): Attempt | null {
  const { kept } = usePracticeKept.getState();
  const all = Object.keys(useElsewhere.getState()).map(id => unsettledOf(id, kept));
  return all.find(theirs => theirs !== null) ?? null;
}

/** The same as `unsettledOf`, for a page that shows it. */
export function useUnsettled(id: string): Attempt | null {
  const theirs = useElsewhere(all => all[id]);
  const { kept } = usePracticeKept();
  return unsettled(theirs, id, kept);
}

function unsettled(theirs: Attempt | undefined, id: string, kept: Kept): Attempt | null {
  return theirs === undefined || kept.attempts[id] === theirs.changedAt ? null : theirs;
}
