import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  DOSE_UNITS,
  type DoseStep,
  dosageText,
  EMPTY_STEP,
  readDosage,
  writeDosage,
} from '#domain/sections/dosage.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import classes from '#web/section/composed/composed-field.module.css';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** A dose of one or more steps: amount, unit, instructions. */
export function DosageInput({ value, onChange, ...props }: EntryInputProps) {
  const text = String(value ?? '');
  const steps = readDosage(text);
  const set = (changed: readonly DoseStep[]) => onChange(writeDosage(changed));
  const change = (index: number, part: Partial<DoseStep>) =>
    set(steps.map((step, other) => (other === index ? { ...step, ...part } : step)));
  return (
    <ComposedField {...props}>
      {steps.map((step, index) => (
        <StepRow
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are their places.
          key={index}
          id={index === 0 ? props.id : `${props.id}-${index}`}
          step={step}
          index={index}
          onChange={part => change(index, part)}
          {...(steps.length > 1 && { onRemove: () => set(steps.filter((_, other) => other !== index)) })}
        />
      ))}
      {steps.length > 1 ? <p className={classes.preview}>{dosageText(text)}</p> : null}
      <ActionButton
        size="small"
        icon={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange(JSON.stringify([...steps, EMPTY_STEP]))}
      >
        Add step
      </ActionButton>
    </ComposedField>
  );
}

type StepRowProps = {
  readonly id: string;
  readonly step: DoseStep;
  readonly index: number;
  readonly onChange: (part: Partial<DoseStep>) => void;
  /** Only where there are several steps. */
  readonly onRemove?: () => void;
};

function StepRow({ id, step, index, onChange, onRemove }: StepRowProps) {
  const hasSteps = onRemove !== undefined;
  return (
    <div className={classes.row} data-columns="dose">
      <TextField
        id={id}
        label="Amount"
        inputMode="decimal"
        value={step.amount}
        onChange={amount => onChange({ amount })}
      />
      <SearchableDropdown
        id={`${id}-unit`}
        label="Unit"
        options={DOSE_UNITS}
        value={step.unit}
        onChange={unit => onChange({ unit })}
        isCustomAllowed
      />
      <TextField
        id={`${id}-instructions`}
        label={hasSteps ? `Instructions, step ${index + 1}` : 'Instructions'}
        placeholder="For example with food"
        value={step.instructions}
        onChange={instructions => onChange({ instructions })}
      />
      {onRemove ? (
        <IconButton label={`Remove step ${index + 1}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
