import { IconNotes } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Attempt, foundAgain, isTimeToThink } from '#domain/practice/attempt/attempt.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { BottomSheet } from '#web/controls/dialogs/bottom-sheet.tsx';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { useReadyDiagnoses } from '#web/practice/diagnosis-picker.tsx';
import { LanguageFailure } from '../language-failure.tsx';
import { AgainList } from './again-list.tsx';
import { Clock } from './clock.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { ThoughtsPanel } from './thoughts-panel.tsx';
import { Transcript } from './transcript.tsx';
import type { Answers } from './use-answers.ts';
import { useClock } from './use-clock.ts';
import { type Inside, useConversation } from './use-conversation.ts';

type ConversationProps = { readonly inside: Inside; readonly answers: Answers };

/** The conversation with the patient, the notes pad beside it. */
export function Conversation({ inside, answers }: ConversationProps) {
  const { patient, language, attempt } = inside;
  const conversation = useConversation(inside, answers);
  const { now, left } = useClock(attempt);
  useReadyDiagnoses();
  const [isPadOpen, setPadOpen] = useState(false);
  const change = (changed: Partial<Attempt>) =>
    changeAttempt(patient.id, before => ({ ...before, ...changed }));
  const { again } = attempt;
  const end = () => change({ stage: again === null ? 'commitment' : 'debrief' });
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock ends it, whatever else is drawn anew.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const pad = (
    <>
      {again === null ? null : <AgainList patient={patient} attempt={attempt} again={again} />}
      <NotesField
        id={isPadOpen ? 'notes-sheet' : 'notes'}
        label="Notes"
        description="Only for you."
        value={attempt.notes}
        onChange={notes => change({ notes })}
        maxLength={5000}
      />
    </>
  );
  return (
    <Page width="wide">
      <div className={classes.columns}>
        <section className={classes.talk} aria-label="Consultation">
          <Head inside={inside} left={left} onPad={() => setPadOpen(true)} />
          <Transcript
            language={language}
            consultation={conversation.consultation}
            againFrom={again?.from ?? null}
            conversation={conversation}
          >
            {isTimeToThink(attempt, now) ? (
              <ThoughtsPanel
                onThought={hypotheses => change({ midway: { line: attempt.lines.length, hypotheses } })}
              />
            ) : null}
          </Transcript>
          {answers.hasFailed ? <LanguageFailure /> : null}
          <Composer inside={inside} conversation={conversation} onEnd={end} />
        </section>
        <aside className={classes.aside} aria-label="Notes pad">
          {isPadOpen ? null : pad}
        </aside>
      </div>
      <BottomSheet title={padName(again)} isOpen={isPadOpen} onClose={() => setPadOpen(false)}>
        {pad}
      </BottomSheet>
    </Page>
  );
}

/** What the pad holds where it opens from a button. */
function padName(again: Attempt['again']): string {
  return again === null ? 'Notes' : 'Missed, and notes';
}

type HeadProps = { readonly inside: Inside; readonly left: number | null; readonly onPad: () => void };

function Head({ inside: { patient, attempt }, left, onPad }: HeadProps) {
  const { again } = attempt;
  return (
    <header className={classes.head}>
      <h1 tabIndex={-1} className={classes.title}>
        {patient.person.name}
      </h1>
      <div className={classes.tools}>
        {left === null ? null : <Clock left={left} />}
        <span className={classes.narrow}>
          <ActionButton size="small" icon={<IconNotes size={18} aria-hidden />} onClick={onPad}>
            {padName(again)}
          </ActionButton>
        </span>
      </div>
      <p className={classes.door}>{patient.door}</p>
      {again === null ? null : (
        <p className={classes.again} role="status">
          Asking again: {foundAgain(attempt).length} of {again.missed.length} found that were missed before.
        </p>
      )}
    </header>
  );
}
