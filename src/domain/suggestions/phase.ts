import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import type { Phase, SymptomAnalysis, SymptomAnswer } from '#domain/suggestions/symptom-analysis.ts';

/** The questions of one phase and how far they are. */
export type PhaseView = {
  readonly complaints: readonly CurrentSymptom[];
  readonly answers: Readonly<Record<number, SymptomAnswer>>;
  readonly index: number;
  readonly explanations: Readonly<Record<number, string>>;
};

/** The current phase of the analysis, or another one. */
export function phaseOf(state: SymptomAnalysis, phase: Phase = state.currentPhase): PhaseView {
  return phase === 'phase1'
    ? {
        complaints: state.phase1Complaints,
        answers: state.phase1Answers,
        index: state.phase1Index,
        explanations: state.phase1Explanations,
      }
    : {
        complaints: state.phase2Complaints,
        answers: state.phase2Answers,
        index: state.phase2Index,
        explanations: state.phase2Explanations,
      };
}

/** How many questions of the phase have an answer. */
export function answeredCount({ complaints, answers }: PhaseView): number {
  return complaints.filter(({ id }) => answers[id] !== undefined).length;
}

export function isAllAnswered(view: PhaseView): boolean {
  return answeredCount(view) === view.complaints.length;
}

/**
 * What the forward button of the AI step reads: it says No until every question is answered, then it leads on
 * (specification 11.11).
 */
export function forwardLabel(view: PhaseView, phase: Phase): string {
  if (isAllAnswered(view)) return phase === 'phase1' ? 'Continue to Phase 2' : 'Continue to Review';
  return view.index >= view.complaints.length - 1 ? 'No, Continue' : 'No, Next Question';
}

/** The next unanswered question after the current one, else the first one before it; stays when all are answered. */
export function nextOpenIndex({ complaints, answers, index }: PhaseView): number {
  const isOpen = ({ id }: CurrentSymptom) => answers[id] === undefined;
  const after = complaints.findIndex((complaint, i) => i > index && isOpen(complaint));
  if (after !== -1) return after;
  const first = complaints.findIndex(isOpen);
  return first === -1 ? index : first;
}

/** The unanswered questions a jump to `to` would pass over, the current one included; none when jumping back. */
export function passedOver({ complaints, answers, index }: PhaseView, to: number): readonly CurrentSymptom[] {
  return complaints.slice(index, Math.max(index, to)).filter(({ id }) => answers[id] === undefined);
}
