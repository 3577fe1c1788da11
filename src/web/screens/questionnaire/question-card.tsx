import type { Question } from '#domain/questionnaire/question.ts';
import { StatusMark } from '#web/controls/status-mark.tsx';
import classes from '#web/screens/questionnaire/question-card.module.css';
import { QuestionInput } from '#web/screens/questionnaire/question-input.tsx';
import type { QuestionnaireState } from '#web/screens/questionnaire/use-questionnaire.ts';

type QuestionCardProps = {
  readonly question: Question;
  readonly symptomId: number;
  readonly state: QuestionnaireState;
};

/** The question in large type, and what answers it. */
export function QuestionCard({ question, symptomId, state }: QuestionCardProps) {
  const answer = state.answers.get(question.id);
  const isSkipped = answer !== undefined && !state.isAnswered && answer.choiceId === null;
  return (
    <section className={classes.card} aria-labelledby="question">
      <header className={classes.header}>
        <h2 id="question" className={classes.question}>
          {question.text}
        </h2>
        {isSkipped && answer.choiceText !== '' ? <StatusMark status="skipped">Skipped</StatusMark> : null}
      </header>
      <QuestionInput question={question} symptomId={symptomId} state={state} />
    </section>
  );
}
