import { useState } from 'react';
import {
  FREQUENCY_LIMITS,
  FREQUENCY_TYPES,
  type Frequency,
  frequencyOf,
  readFrequency,
  SPECIFIC_TIMES,
  USUAL_FREQUENCIES,
  WEEKDAYS,
  writeFrequency,
} from '#domain/sections/frequency.ts';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { OptionDropdown } from '#web/controls/lists/option-dropdown.tsx';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import { OneTap } from '#web/section/composed/one-tap.tsx';
import { Ticks } from '#web/section/composed/ticks.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** How often: in the words of practice by one tap, or in one of seven ways, each with what it needs. */
export function FrequencyInput({ value, onChange, ...props }: EntryInputProps) {
  const stored = String(value ?? '');
  const [frequency, setFrequency] = useState<Frequency | undefined>(
    stored === '' ? undefined : readFrequency(stored),
  );
  const set = (changed: Frequency) => {
    setFrequency(changed);
    onChange(writeFrequency(changed));
  };
  return (
    <ComposedField {...props} isPlain>
      <OneTap
        label="In a word"
        name={`${props.id}-usual`}
        options={USUAL_FREQUENCIES}
        value={stored}
        onChange={words => set(readFrequency(words))}
      >
        <OptionDropdown
          id={props.id}
          label="How often"
          options={FREQUENCY_TYPES}
          value={frequency?.type ?? ''}
          onChange={type => set(frequencyOf(type))}
        />
      </OneTap>
      {frequency ? <FrequencyDetail id={`${props.id}-detail`} frequency={frequency} onChange={set} /> : null}
    </ComposedField>
  );
}

type FrequencyDetailProps = {
  readonly id: string;
  readonly frequency: Frequency;
  readonly onChange: (frequency: Frequency) => void;
};

function FrequencyDetail({ id, frequency, onChange }: FrequencyDetailProps) {
  const { min, max } = FREQUENCY_LIMITS;
  switch (frequency.type) {
    case 'times per day':
      return (
        <NumberField
          id={id}
          label="Times per day"
          min={min}
          max={max}
          value={frequency.times}
          onChange={times => onChange({ ...frequency, times: times ?? min })}
        />
      );
    case 'every X hours':
      return (
        <NumberField
          id={id}
          label="Every how many hours"
          min={min}
          max={max}
          value={frequency.hours}
          onChange={hours => onChange({ ...frequency, hours: hours ?? min })}
        />
      );
    case 'specific times':
      return (
        <Ticks
          label="Times"
          options={SPECIFIC_TIMES}
          chosen={frequency.at}
          onChange={at => onChange({ ...frequency, at })}
        />
      );
    case 'weekly':
      return (
        <Ticks
          label="Days"
          options={WEEKDAYS}
          chosen={frequency.days}
          onChange={days => onChange({ ...frequency, days })}
        />
      );
    case 'custom':
      return (
        <TextField
          id={id}
          label="In words"
          value={frequency.text}
          onChange={text => onChange({ ...frequency, text })}
        />
      );
    default:
      return null;
  }
}
