import type { SymptomState } from '#domain/case/symptom-state.ts';
import { type Status, StatusMark } from '#web/controls/progress/status-mark.tsx';

const STATUS: Readonly<Record<SymptomState['words'], Status>> = {
  Answered: 'good',
  'Partly answered': 'skipped',
  Skipped: 'skipped',
  Unfinished: 'open',
};

/** How far a symptom of the case was asked about. */
export function SymptomMark({ state }: { readonly state: SymptomState }) {
  return <StatusMark status={STATUS[state.words]}>{state.words}</StatusMark>;
}
