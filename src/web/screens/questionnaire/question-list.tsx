import { useEffect, useRef } from 'react';
import { answerPreview, type QuestionStatus, questionStatus } from '#domain/questionnaire/progress.ts';
import { type Status, StatusMark } from '#web/controls/status-mark.tsx';
import classes from '#web/screens/questionnaire/question-list.module.css';
import type { QuestionnaireState } from '#web/screens/questionnaire/use-questionnaire.ts';

type QuestionListProps = {
  readonly state: QuestionnaireState;
  readonly onSelect: (index: number) => void;
};

const MARKS: Readonly<Record<QuestionStatus, readonly [Status, string]>> = {
  answered: ['good', 'Answered'],
  skipped: ['skipped', 'Skipped'],
  unanswered: ['open', 'Unanswered'],
};

/** All questions of the symptom with their state; choosing one goes there. */
export function QuestionList({ state, onSelect }: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another place in the list.
  useEffect(() => showCurrent(list.current), [state.index]);
  return (
    <ol className={classes.list} ref={list}>
      {state.questions.map((question, index) => {
        const answer = state.answers.get(question.id);
        const status = questionStatus(answer);
        const [mark, word] = MARKS[status];
        return (
          <li key={question.id}>
            <button
              type="button"
              className={classes.item}
              aria-current={index === state.index ? 'step' : undefined}
              onClick={() => onSelect(index)}
            >
              <StatusMark status={mark} isCompact>
                {word}
              </StatusMark>
              <span className={classes.words}>
                <span className={classes.question}>{question.text}</span>
                {answer && status === 'answered' ? (
                  <span className={classes.preview}>{answerPreview(answer)}</span>
                ) : null}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Scrolls the sidebar, and never the page, until the current question stands in its middle. */
function showCurrent(list: HTMLElement | null): void {
  const item = list?.querySelector<HTMLElement>('[aria-current]');
  const sidebar = item?.closest('aside');
  if (!item || !sidebar) return;
  sidebar.scrollTop = item.offsetTop - (sidebar.clientHeight - item.offsetHeight) / 2;
}
