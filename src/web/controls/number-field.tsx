import { TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import '@mantine/core/styles/Input.layer.css';
import type { FieldProps } from './field-props.ts';
import { IconButton } from './icon-button.tsx';
import classes from './number-field.module.css';
import { readNumber, stepNumber } from './read-number.ts';

type NumberFieldProps = FieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** What is counted, shown after the field: 'days', 'cigarettes'. */
  readonly unit?: string | undefined;
};

/** A number one can type or step. What is typed stays as typed until the field is left. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max = 999, step = 1 } = props;
  const limits = { min, max, isWhole: Number.isInteger(step) };
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(readNumber(text, limits));
  };
  const move = (by: number) => {
    setTyped(null);
    onChange(stepNumber(value, by, limits));
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? step : -step);
  };
  return (
    <div className={classes.field}>
      <TextInput
        id={props.id}
        className={classes.input}
        label={props.label}
        description={props.description}
        error={props.error}
        withAsterisk={props.isRequired ?? false}
        aria-required={props.isRequired}
        inputMode={limits.isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed ?? value?.toString() ?? ''}
        onChange={event => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={stepByKey}
        rightSection={props.unit === undefined ? null : <span className={classes.unit}>{props.unit}</span>}
        rightSectionWidth={props.unit === undefined ? undefined : `${props.unit.length + 2}ch`}
      />
      <div className={classes.steps}>
        <IconButton
          label={`Less: ${props.label}`}
          onClick={() => move(-step)}
          isDisabled={(value ?? min) <= min}
        >
          <IconMinus size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={`More: ${props.label}`}
          onClick={() => move(step)}
          isDisabled={(value ?? min) >= max}
        >
          <IconPlus size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
