import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Question } from '#domain/questionnaire/question.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from '#web/screens/questionnaire/question-card.module.css';
import { QuestionInput } from '#web/screens/questionnaire/question-input.tsx';
import type { QuestionnaireState } from '#web/screens/questionnaire/use-questionnaire.ts';

type QuestionCardProps = {
  readonly question: Question;
  /** 'Question 2 of 12'. */
  readonly position: string;
  readonly symptomId: number;
  readonly state: QuestionnaireState;
  /** What is to be said of the answer. */
  readonly children: ReactNode;
};

/** The question in large type, and what answers it. */
export function QuestionCard({ question, position, symptomId, state, children }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    announce(`${position}: ${question.text}`);
    // The choice that had the focus went with its question; a button that stays keeps it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  const answer = state.answers.get(question.id);
  const isSkipped = answer !== undefined && !state.isAnswered && answer.choiceId === null;
  return (
    <section className={`surface ${classes.card}`} aria-labelledby="question">
      <header className={classes.header}>
        <h2 id="question" ref={heading} tabIndex={-1} className={classes.question}>
          {question.text}
        </h2>
        {isSkipped && answer.choiceText !== '' ? <StatusMark status="skipped">Skipped</StatusMark> : null}
      </header>
      {children}
      <QuestionInput question={question} symptomId={symptomId} state={state} />
    </section>
  );
}
