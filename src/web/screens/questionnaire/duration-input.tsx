import { useState } from 'react';
import { readDuration } from '#domain/questionnaire/duration.ts';
import { durationAnswer } from '#domain/questionnaire/new-answer.ts';
import { TIME_UNITS, type TimeUnit } from '#domain/questionnaire/question.ts';
import { DurationField, type DurationValue } from '#web/controls/fields/duration-field.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** An amount of time and its unit. The unit is remembered while there is no amount yet. */
export function DurationInput({ asked, answer, onAnswer }: InputProps) {
  const recorded = answer && readDuration(answer.choiceText);
  const [draft, setDraft] = useState<DurationValue<TimeUnit>>(recorded ?? { amount: null, unit: 'days' });
  const change = (value: DurationValue<TimeUnit>) => {
    setDraft(value);
    onAnswer(
      value.amount === null ? null : durationAnswer(asked, { amount: value.amount, unit: value.unit }),
    );
  };
  return (
    <DurationField
      id="answer"
      label={asked.question.text}
      units={TIME_UNITS}
      value={draft}
      onChange={change}
    />
  );
}
