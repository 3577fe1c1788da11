import { nextOpenIndex, passedOver, phaseOf } from '#domain/suggestions/phase.ts';
import {
  PHASES,
  type Phase,
  type SymptomAnalysis,
  type SymptomAnswer,
} from '#domain/suggestions/symptom-analysis.ts';

/** Records the answer to a question of the current phase; it was asked now, whatever was before. */
export function answerSymptom(state: SymptomAnalysis, id: number, answer: SymptomAnswer): SymptomAnalysis {
  return {
    ...withAnswers(state, state.currentPhase, { ...phaseOf(state).answers, [id]: answer }),
    notAsked: state.notAsked.filter(other => other !== id),
  };
}

/** Shows the question at `index` of the current phase. */
export function showQuestion(state: SymptomAnalysis, index: number): SymptomAnalysis {
  return { ...state, [state.currentPhase === 'phase1' ? 'phase1Index' : 'phase2Index']: index };
}

/** Shows the next unanswered question. */
export function showNextOpen(state: SymptomAnalysis): SymptomAnalysis {
  return showQuestion(state, nextOpenIndex(phaseOf(state)));
}

/** Jumps to a question; the unanswered ones passed over are recorded as No, with the mark that nobody asked. */
export function jumpTo(state: SymptomAnalysis, index: number): SymptomAnalysis {
  const view = phaseOf(state);
  const ids = passedOver(view, index).map(({ id }) => id);
  const skipped = Object.fromEntries(ids.map(id => [id, 'no'] as const));
  const answered = withAnswers(state, state.currentPhase, { ...view.answers, ...skipped });
  return showQuestion({ ...answered, notAsked: [...state.notAsked, ...ids] }, index);
}

/**
 * Takes back each Yes whose symptom the case no longer has: its questionnaire was cancelled. The first of the
 * current phase is shown again.
 */
export function reconcile(state: SymptomAnalysis, presentIds: readonly number[]): SymptomAnalysis {
  const isTakenBack = (id: number, answer: SymptomAnswer) => answer === 'yes' && !presentIds.includes(id);
  const kept = PHASES.reduce((current, phase) => {
    const answers = Object.entries(phaseOf(current, phase).answers);
    const left = answers.filter(([id, answer]) => !isTakenBack(Number(id), answer));
    return left.length === answers.length ? current : withAnswers(current, phase, Object.fromEntries(left));
  }, state);
  const before = phaseOf(state).answers;
  const view = phaseOf(kept);
  const takenBack = view.complaints.findIndex(
    ({ id }) => before[id] === 'yes' && view.answers[id] === undefined,
  );
  return takenBack === -1 ? kept : showQuestion(kept, takenBack);
}

/** All the symptoms that were denied when asked, in both phases. */
export function deniedIds(state: SymptomAnalysis): number[] {
  const answers = { ...state.phase1Answers, ...state.phase2Answers };
  return Object.keys(answers)
    .map(Number)
    .filter(id => answers[id] === 'no' && !state.notAsked.includes(id));
}

/** The answers of both phases as the shared map of the review of systems has them: true present, false not. */
export function storedAnswersOf(state: SymptomAnalysis): Record<number, boolean> {
  const answers = Object.entries({ ...state.phase1Answers, ...state.phase2Answers });
  return Object.fromEntries(answers.map(([id, answer]) => [id, answer === 'yes']));
}

function withAnswers(
  state: SymptomAnalysis,
  phase: Phase,
  answers: Readonly<Record<number, SymptomAnswer>>,
): SymptomAnalysis {
  return { ...state, [phase === 'phase1' ? 'phase1Answers' : 'phase2Answers']: answers };
}
