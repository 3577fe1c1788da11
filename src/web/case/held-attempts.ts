import { create } from 'zustand';
import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';

/** What this tab has of consultations that another tab has gone on with too, by id; it is not stored. */
export const useHeldAttempts = create<Readonly<Record<string, Attempt>>>(() => ({}));

/** This tab goes on with its own, until somebody has chosen. */
export function hold(own: Attempt): void {
  useHeldAttempts.setState({ [attemptId(own)]: own });
}

/** Somebody has chosen. */
export function letGo(own: Attempt): void {
  const { [attemptId(own)]: _, ...others } = useHeldAttempts.getState();
  useHeldAttempts.setState(others, true);
}
