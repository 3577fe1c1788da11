import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { announce } from '../progress/announce.tsx';
import { type FieldProps, inputProps } from './field-props.ts';
import { InputBox, Labelled } from './labelled.tsx';
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
  /** Without the buttons that step, where there is little room; the arrow keys step all the same. */
  readonly isCompact?: boolean;
};

/** A number one can type or step. What is typed stays as typed until the field is left; a change of it is told. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max = 999, step = 1, hasTenths = false } = props;
  const limits = { min, max, isWhole: Number.isInteger(step) && !hasTenths };
  const [typed, setTyped] = useState<string | null>(null);
  const [correction, setCorrection] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setCorrection(changeOf(text, limits));
    onChange(readNumber(text, limits));
  };
  const move = (by: number) => {
    setTyped(null);
    setCorrection(undefined);
    onChange(stepNumber(value, by, limits));
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? step : -step);
  };
  useEffect(() => {
    if (correction !== undefined) announce(correction);
  }, [correction]);
  return (
    <div>
      <div className={classes.field}>
        <Labelled {...props} className={classes.input}>
          <InputBox
            isWrong={props.error !== undefined}
            after={props.unit === undefined ? null : <span className={classes.unit}>{props.unit}</span>}
            afterWidth={props.unit === undefined ? undefined : `${props.unit.length + 2}ch`}
          >
            <input
              {...inputProps(props)}
              inputMode={limits.isWhole ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={typed ?? value?.toString() ?? ''}
              onChange={event => type(event.currentTarget.value)}
              onBlur={() => setTyped(null)}
              onKeyDown={stepByKey}
            />
          </InputBox>
        </Labelled>
        {props.isCompact ? null : (
          <StepButtons
            label={props.label}
            isLeast={(value ?? min) <= min}
            isMost={(value ?? min) >= max}
            onStep={by => move(by * step)}
          />
        )}
      </div>
      {correction === undefined ? null : <p className={classes.correction}>{correction}</p>}
    </div>
  );
}

type StepButtonsProps = {
  readonly label: string;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly onStep: (by: -1 | 1) => void;
};

function StepButtons({ label, isLeast, isMost, onStep }: StepButtonsProps) {
  return (
    <div className={classes.steps}>
      <IconButton label={`Less: ${label}`} isRepeatable onClick={() => onStep(-1)} isDisabled={isLeast}>
        <IconMinus size={18} aria-hidden />
      </IconButton>
      <IconButton label={`More: ${label}`} isRepeatable onClick={() => onStep(1)} isDisabled={isMost}>
        <IconPlus size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
