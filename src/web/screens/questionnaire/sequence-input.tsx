import { SEQUENCE_ARROW, sequenceReply } from '#domain/questionnaire/replies.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { SequenceControl } from '#web/controls/sequence-control.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** Events put in their order. The order shown at first is no answer until it is moved or kept. */
export function SequenceInput({ asked, answer, onAnswer }: InputProps) {
  const texts = asked.question.choices.map(choice => choice.text);
  const recorded = answer?.choiceText.split(SEQUENCE_ARROW).filter(text => texts.includes(text)) ?? [];
  const items = recorded.length === texts.length ? recorded : texts;
  const record = (order: readonly string[]) =>
    onAnswer(
      sequenceReply(
        asked,
        order.flatMap(text => asked.question.choices.find(choice => choice.text === text) ?? []),
      ),
    );
  return (
    <>
      <SequenceControl label={asked.question.text} items={items} onChange={record} />
      {answer ? null : <ActionButton onClick={() => record(items)}>This order is right</ActionButton>}
    </>
  );
}
