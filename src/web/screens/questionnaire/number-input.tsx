import { NUMBER_LIMITS, numberAnswer } from '#domain/questionnaire/new-answer.ts';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** A number from 0 to 999, to tenths: a temperature is 38.7. */
export function NumberInput({ asked, answer, onAnswer }: InputProps) {
  return (
    <NumberField
      id="answer"
      label="Number"
      {...NUMBER_LIMITS}
      hasTenths
      value={answer ? Number(answer.choiceText) : null}
      onChange={value => onAnswer(value === null ? null : numberAnswer(asked, String(value)))}
    />
  );
}
