import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { mostRaisedBy } from '#domain/diagnosis/pinned-red-flags.ts';
import { nextLabel, percentComplete } from '#domain/questionnaire/progress.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { BottomSheet } from '#web/controls/dialogs/bottom-sheet.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { ProgressLine } from '#web/controls/progress/progress-line.tsx';
import { RedFlags } from '#web/red-flags/red-flags.tsx';
import { Contradictions } from '#web/screens/questionnaire/contradictions.tsx';
import { InterimDifferential } from '#web/screens/questionnaire/interim-differential.tsx';
import classes from '#web/screens/questionnaire/interview.module.css';
import { type Asking, InterviewDialogs } from '#web/screens/questionnaire/interview-dialogs.tsx';
import { prepareSequenceInput } from '#web/screens/questionnaire/later-sequence-input.tsx';
import { QuestionCard } from '#web/screens/questionnaire/question-card.tsx';
import { QuestionList } from '#web/screens/questionnaire/question-list.tsx';
import { useInterviewKeys } from '#web/screens/questionnaire/use-interview-keys.ts';
import type { Leave } from '#web/screens/questionnaire/use-leave.ts';
import { useQuestionnaire } from '#web/screens/questionnaire/use-questionnaire.ts';

type InterviewProps = { readonly symptom: CurrentSymptom; readonly leave: Leave };

/** One question at a time, with the list of all beside it. */
export function Interview({ symptom, leave }: InterviewProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const state = useQuestionnaire(symptom);
  const { questions, index, question } = state;
  const hasOrder = questions.some(({ type }) => type === QUESTION_TYPE.order);
  useEffect(() => {
    // Where it fails, the question itself asks again and says so.
    if (hasOrder) prepareSequenceInput().catch(() => undefined);
  }, [hasOrder]);

  const jump = useCallbackRef((to: number) => {
    setListOpen(false);
    const skipped = state.passedOverBy(to);
    if (skipped.length > 0) setAsking({ kind: 'jump', to, skipped });
    else state.goTo(to);
  });
  const goOn = () => {
    const { isEnd, hasOpen } = state.goOn();
    if (!isEnd) return;
    if (hasOpen) setAsking({ kind: 'complete' });
    else leave.complete();
  };
  const stop = () => {
    state.leaveRest();
    leave.complete();
  };
  const goBack = () => {
    if (index > 0) state.goTo(index - 1);
  };
  const showKeys = () => setAsking({ kind: 'keys' });
  useInterviewKeys({ onNext: goOn, onPrevious: goBack, onHelp: showKeys });

  if (!question) return null;
  const list = <QuestionList asked={state.asked} onSelect={jump} />;
  const position = `Question ${index + 1} of ${questions.length}`;
  return (
    <Page width="wide">
      <PageHeading
        title="History Taking"
        isCompact
        aside={
          <HeadingActions onList={() => setListOpen(true)} onCancel={() => setAsking({ kind: 'cancel' })} />
        }
      >
        {symptom.text}
      </PageHeading>
      <ProgressLine label={position} percent={percentComplete(index, questions.length)} />
      <div className={classes.columns}>
        <aside className={classes.sidebar} aria-label="Questions">
          {list}
        </aside>
        <RedFlags below={question.id} mayRaise={mostRaisedBy(question)} />
        <QuestionCard
          key={question.id}
          question={question}
          position={position}
          symptomId={symptom.id}
          state={state}
        >
          <Contradictions state={state} symptom={symptom} onGiveUp={() => setAsking({ kind: 'cancel' })} />
        </QuestionCard>
        {index > 0 ? <InterimDifferential state={state} /> : null}
      </div>
      <StepBar
        back={{ label: 'Previous', onClick: goBack, isDisabled: index === 0 }}
        primary={{
          label: nextLabel(state.isAnswered || state.proposed !== null, state.isLast),
          onClick: goOn,
        }}
      >
        {state.mayBeEnough ? (
          <ActionButton kind="quiet" size="small" onClick={stop}>
            Enough for now
          </ActionButton>
        ) : null}
        <KeysButton onClick={showKeys} />
      </StepBar>
      <BottomSheet title="Questions" isOpen={isListOpen} onClose={() => setListOpen(false)}>
        {list}
      </BottomSheet>
      <InterviewDialogs asking={asking} state={state} leave={leave} onClose={() => setAsking(null)} />
    </Page>
  );
}

/** Where there is a keyboard: which keys there are. */
function KeysButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <span className={classes.keys}>
      <ActionButton kind="quiet" size="small" icon={<kbd>?</kbd>} onClick={onClick}>
        keys
      </ActionButton>
    </span>
  );
}

type HeadingActionsProps = { readonly onList: () => void; readonly onCancel: () => void };

/** The list of questions where there is no room for it at the side, and the way out. */
function HeadingActions({ onList, onCancel }: HeadingActionsProps) {
  return (
    <div className={classes.actions}>
      <span className={classes.listButton}>
        <ActionButton kind="quiet" size="small" onClick={onList}>
          Questions
        </ActionButton>
      </span>
      <ActionButton kind="quiet" size="small" onClick={onCancel}>
        Cancel
      </ActionButton>
    </div>
  );
}
