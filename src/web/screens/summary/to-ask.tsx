import { useId } from 'react';
import type { UnaskedQuestion } from '#domain/diagnosis/likelihood/unasked-question.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from '#web/screens/summary/to-ask.module.css';
import { useAsk } from '#web/screens/summary/use-ask.ts';

type ToAskProps = {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly questions: readonly UnaskedQuestion[];
};

/** Questions that nobody has asked and that would matter, each with the way to ask it. */
export function ToAsk({ title, isTitleHidden = false, questions }: ToAskProps) {
  const id = useId();
  const ask = useAsk();
  if (questions.length === 0) return null;
  return (
    <div className={classes.ask}>
      <h3 id={id} className={isTitleHidden ? classes.aloud : classes.title}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {questions.map(question => (
          <li key={question.text}>
            <span>{question.text}</span>
            <ActionButton
              kind="quiet"
              size="small"
              label={`Ask: ${question.text}`}
              onClick={() => void ask(question)}
            >
              Ask
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
