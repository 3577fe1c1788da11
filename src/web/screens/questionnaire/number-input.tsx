import { NUMBER_LIMITS, numberAnswer } from '#domain/questionnaire/new-answer.ts';
import type { Scale } from '#domain/questionnaire/question.ts';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { ScaleField } from '#web/controls/fields/scale-field.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** A number of the question's scale, or any from 0 to 999, to tenths: a temperature is 38.7. */
export function NumberInput(props: InputProps) {
  const { asked, answer, onAnswer } = props;
  const { scale } = asked.question;
  if (scale) return <ScaleInput {...props} scale={scale} />;
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

/** What an earlier program recorded beside the scale is not on it: that is said, and stays until a number is tapped. */
function ScaleInput({
  asked,
  answer,
  onAnswer,
  scale: { min, max },
}: InputProps & { readonly scale: Scale }) {
  const number = answer && answer.choiceText !== '' ? Number(answer.choiceText) : null;
  const isOff = number !== null && !Number.isNaN(number) && (number < min || number > max);
  return (
    <ScaleField
      id="answer"
      label={asked.question.text}
      min={min}
      max={max}
      value={number}
      onChange={value => onAnswer(numberAnswer(asked, String(value)))}
      error={isOff ? `${number} is not on this scale. Please choose from ${min} to ${max}.` : undefined}
    />
  );
}
