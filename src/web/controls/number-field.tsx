import { TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import '@mantine/core/styles/Input.layer.css';
import { announce } from './announce.tsx';
import type { FieldProps } from './field-props.ts';
import { IconButton } from './icon-button.tsx';
import classes from './number-field.module.css';
import { changeOf, readNumber, stepNumber } from './read-number.ts';

type NumberFieldProps = FieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Takes one decimal, with a point or a comma; a step of less than 1 takes it anyway. */
  readonly hasTenths?: boolean;
  /** What is counted, shown after the field: 'days', 'cigarettes'. */
  readonly unit?: string | undefined;
};

/** A number one can type or step. What is typed stays as typed until the field is left; a change of it is told. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max = 999, step = 1, hasTenths = false } = props;
  const limits = { min, max, isWhole: Number.isInteger(step) && !hasTenths };
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setTold(changeOf(text, limits));
    onChange(readNumber(text, limits));
  };
  const move = (by: number) => {
    setTyped(null);
    setTold(undefined);
    onChange(stepNumber(value, by, limits));
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? step : -step);
  };
  useEffect(() => {
    if (told !== undefined) announce(told);
  }, [told]);
  return (
    <div>
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
            isRepeatable
            onClick={() => move(-step)}
            isDisabled={(value ?? min) <= min}
          >
            <IconMinus size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={`More: ${props.label}`}
            isRepeatable
            onClick={() => move(step)}
            isDisabled={(value ?? min) >= max}
          >
            <IconPlus size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      {told === undefined ? null : <p className={classes.told}>{told}</p>}
    </div>
  );
}
