import type { CurrentSymptom } from '#domain/case/patient-record.ts';
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
 * Brings the answers in line with the symptoms of the case: a Yes whose symptom is gone, because its questionnaire was
 * cancelled, is taken back, and the first of the current phase is shown again; a symptom that was added elsewhere
 * is a Yes.
 */
export function reconcile(state: SymptomAnalysis, presentIds: readonly number[]): SymptomAnalysis {
  const present = new Set(presentIds);
  const kept = PHASES.reduce((current, phase) => {
    const { complaints, answers } = phaseOf(current, phase);
    const isOff = ({ id }: CurrentSymptom) => (answers[id] === 'yes') !== present.has(id);
    if (!complaints.some(isOff)) return current;
    const settled = complaints.flatMap(({ id }) => {
      const answer = present.has(id) ? 'yes' : answers[id] === 'no' ? 'no' : undefined;
      return answer === undefined ? [] : [[id, answer] as const];
    });
    return withAnswers(current, phase, Object.fromEntries(settled));
  }, state);
  const before = phaseOf(state).answers;
  const { complaints, answers } = phaseOf(kept);
  const takenBack = complaints.findIndex(({ id }) => before[id] === 'yes' && answers[id] === undefined);
  const shown = takenBack === -1 ? kept : showQuestion(kept, takenBack);
  const notAsked = shown.notAsked.filter(id => !present.has(id));
  return notAsked.length === shown.notAsked.length ? shown : { ...shown, notAsked };
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
