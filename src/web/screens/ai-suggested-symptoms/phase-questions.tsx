import { useEffect, useEffectEvent, useState } from 'react';
import { answeredCount, forwardLabel, isAllAnswered, phaseOf } from '#domain/suggestions/phase.ts';
import type { SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { BottomSheet } from '#web/controls/dialogs/bottom-sheet.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { ProgressLine } from '#web/controls/progress/progress-line.tsx';
import { AnsweringDialogs } from '#web/screens/ai-suggested-symptoms/answering-dialogs.tsx';
import classes from '#web/screens/ai-suggested-symptoms/phase-questions.module.css';
import { SymptomCard } from '#web/screens/ai-suggested-symptoms/symptom-card.tsx';
import { SymptomList } from '#web/screens/ai-suggested-symptoms/symptom-list.tsx';
import { useAnswerKeys } from '#web/screens/ai-suggested-symptoms/use-answer-keys.ts';
import { usePhaseAnswers } from '#web/screens/ai-suggested-symptoms/use-phase-answers.ts';
import type { usePhases } from '#web/screens/ai-suggested-symptoms/use-phases.ts';

type PhaseQuestionsProps = {
  readonly state: SymptomAnalysis;
  readonly phases: ReturnType<typeof usePhases>;
};

/** One symptom at a time, with the list of all beside it. A phase without any moves on by itself. */
export function PhaseQuestions({ state, phases }: PhaseQuestionsProps) {
  const [isListOpen, setListOpen] = useState(false);
  const { asking, answering, stopAsking, yes, no, jump } = usePhaseAnswers(state);
  const phase = state.currentPhase;
  const view = phaseOf(state);
  const { complaints, answers, index } = view;
  const complaint = complaints[index];
  const isEmpty = complaints.length === 0;
  const moveOn = useEffectEvent(phases.forward);
  useEffect(() => {
    if (isEmpty) moveOn();
  }, [isEmpty]);

  useAnswerKeys({
    onYes: () => complaint && yes(complaint),
    onNo: () => complaint && no(complaint),
    onPrevious: () => jump(index - 1),
    onNext: () => jump(index + 1),
  });

  if (!complaint) return null;
  const isDone = isAllAnswered(view);
  const select = (to: number) => {
    setListOpen(false);
    jump(to);
  };
  const list = <SymptomList state={state} onSelect={select} />;
  return (
    <>
      <ProgressLine
        label={`Question ${index + 1} of ${complaints.length}`}
        percent={Math.round((answeredCount(view) / complaints.length) * 100)}
      />
      <div className={classes.columns}>
        <aside className={classes.sidebar} aria-label="Symptoms">
          {list}
        </aside>
        <SymptomCard
          complaint={complaint}
          answer={answers[complaint.id]}
          explanation={view.explanations[complaint.id] ?? ''}
          source={phase === 'phase1' ? state.phase1Source : state.phase2Source}
          onYes={() => yes(complaint)}
          onNo={() => no(complaint)}
        />
      </div>
      <StepBar
        back={{ label: phase === 'phase1' ? 'Back to Symptoms' : 'Back to Phase 1', onClick: phases.back }}
        primary={{ label: forwardLabel(view, phase), onClick: isDone ? phases.forward : () => no(complaint) }}
      >
        <span className={classes.keys}>
          <kbd>Y</kbd> yes <kbd>N</kbd> no
        </span>
        <span className={classes.listButton}>
          <ActionButton kind="quiet" onClick={() => setListOpen(true)}>
            Symptoms
          </ActionButton>
        </span>
      </StepBar>
      <BottomSheet title="Symptoms" isOpen={isListOpen} onClose={() => setListOpen(false)}>
        {list}
      </BottomSheet>
      <AnsweringDialogs asking={asking} answering={answering} onClose={stopAsking} />
    </>
  );
}
