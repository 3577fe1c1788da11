import { useState } from 'react';
import { readDuration } from '#domain/questionnaire/duration.ts';
import { durationReply } from '#domain/questionnaire/replies.ts';
import { DurationField, type DurationValue, EMPTY_DURATION } from '#web/controls/duration-field.tsx';
import type { InputProps } from '#web/screens/questionnaire/input-props.ts';

/** An amount of time and its unit. The unit is remembered while there is no amount yet. */
export function DurationInput({ asked, answer, onAnswer }: InputProps) {
  const recorded = answer && readDuration(answer.choiceText);
  const [draft, setDraft] = useState<DurationValue>(recorded ?? EMPTY_DURATION);
  const change = (value: DurationValue) => {
    setDraft(value);
    onAnswer(value.amount === null ? null : durationReply(asked, { amount: value.amount, unit: value.unit }));
  };
  return <DurationField id="answer" label={asked.question.text} value={draft} onChange={change} />;
}
