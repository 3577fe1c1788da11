import { SEQUENCE_ARROW, sequenceAnswer } from '#domain/questionnaire/new-answer.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { SequenceControl } from '#web/controls/choices/sequence-control.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';
import classes from '#web/screens/questionnaire/sequence-input.module.css';

/**
 * Events put in their order; those that did not happen are left out of it. The order shown at first is no answer until
 * it is changed or kept.
 */
export function SequenceInput({ asked, answer, onAnswer }: InputProps) {
  const texts = asked.question.choices.map(choice => choice.text);
  const recorded = answer?.choiceText.split(SEQUENCE_ARROW).filter(text => texts.includes(text)) ?? [];
  const items = recorded.length > 0 ? recorded : texts;
  const leftOut = texts.filter(text => !items.includes(text));
  const record = (order: readonly string[]) =>
    onAnswer(
      sequenceAnswer(
        asked,
        order.flatMap(text => asked.question.choices.find(choice => choice.text === text) ?? []),
      ),
    );
  return (
    <>
      <p className={classes.hint}>Leave out what did not happen.</p>
      <SequenceControl label={asked.question.text} items={items} leftOut={leftOut} onChange={record} />
      {answer ? null : <ActionButton onClick={() => record(items)}>This order is right</ActionButton>}
    </>
  );
}
