import { memo, useDeferredValue, useEffect, useRef } from 'react';
import type { Answer } from '#domain/case/answer.ts';
import { answerPreview, type QuestionStatus, questionStatus } from '#domain/questionnaire/progress.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { SideList } from '#web/controls/lists/side-list.tsx';
import { type Status, StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from '#web/screens/questionnaire/question-list.module.css';
import type { Asked } from '#web/screens/questionnaire/use-questionnaire.ts';

type QuestionListProps = {
  readonly asked: Asked;
  readonly onSelect: (index: number) => void;
};

const MARKS: Readonly<Record<QuestionStatus, readonly [Status, string]>> = {
  answered: ['good', 'Answered'],
  skipped: ['skipped', 'Skipped'],
  unanswered: ['open', 'Unanswered'],
};

/** All questions of the symptom with their state, a frame behind the question; choosing one goes there. */
export function QuestionList({ asked, onSelect }: QuestionListProps) {
  return <List asked={useDeferredValue(asked)} onSelect={onSelect} />;
}

const List = memo(({ asked, onSelect }: QuestionListProps) => {
  const { questions, answers, index } = asked;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another place in the list.
  useEffect(() => showCurrent(list.current), [index]);
  const items = questions.map(question => ({
    id: question.id,
    content: <Item question={question} answer={answers.get(question.id)} />,
  }));
  return (
    <SideList listRef={list} items={items} current={index} onSelect={onSelect} itemClass={classes.item} />
  );
});

type ItemProps = { readonly question: Question; readonly answer: Answer | undefined };

const Item = memo(({ question, answer }: ItemProps) => {
  const status = questionStatus(answer);
  const [mark, word] = MARKS[status];
  return (
    <>
      <StatusMark status={mark} isCompact>
        {word}
      </StatusMark>
      <span className={classes.words}>
        <span className={classes.question}>{question.text}</span>
        {answer && status === 'answered' ? (
          <span className={classes.preview}>{answerPreview(answer)}</span>
        ) : null}
      </span>
    </>
  );
});

/**
 * Scrolls the sidebar, and never the page, until the current question stands in its middle; a list that shows it, and
 * what comes before and after it, stays where it is.
 */
function showCurrent(list: HTMLElement | null): void {
  const item = list?.querySelector<HTMLElement>('[aria-current]');
  const sidebar = item?.closest('aside');
  if (!item || !sidebar) return;
  const { offsetTop, offsetHeight } = item;
  const above = offsetTop - sidebar.scrollTop;
  const below = sidebar.clientHeight - above - offsetHeight;
  if (Math.min(above, below) >= offsetHeight) return;
  sidebar.scrollTop = offsetTop - (sidebar.clientHeight - offsetHeight) / 2;
}
