import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  DOSE_UNITS,
  type DoseStep,
  dosageText,
  EMPTY_STEP,
  MEASURE_UNITS,
  readDosage,
  writeDosage,
} from '#domain/sections/dosage.ts';
import { doseChoices, usually } from '#domain/sections/dose-choices.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';
import { useMedicine } from '#web/api/catalogues.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import classes from '#web/section/composed/composed-field.module.css';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import { OneTap } from '#web/section/composed/one-tap.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

const UNITS = [...DOSE_UNITS, ...MEASURE_UNITS];

/** A dose: what the product makes likely by one tap, or amount, unit and instructions; more steps where it changes. */
export function DosageInput({ value, onChange, ...props }: EntryInputProps) {
  const text = String(value ?? '');
  const steps = readDosage(text);
  const set = (changed: readonly DoseStep[]) => onChange(writeDosage(changed));
  const change = (index: number, part: Partial<DoseStep>) =>
    set(steps.map((step, other) => (other === index ? { ...step, ...part } : step)));
  const addStep = () => onChange(JSON.stringify([...steps, EMPTY_STEP]));
  return (
    <ComposedField {...props} isPlain>
      {steps.length === 1 ? (
        <UsualDoses
          id={props.id}
          medicine={String(props.entry.commercialName ?? '')}
          value={text}
          onChange={onChange}
        />
      ) : null}
      {steps.map((step, index) => (
        <StepRow
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are their places.
          key={index}
          id={index === 0 ? props.id : `${props.id}-${index}`}
          step={step}
          index={index}
          onChange={part => change(index, part)}
          {...(steps.length > 1
            ? { onRemove: () => set(steps.filter((_, other) => other !== index)) }
            : { onAdd: addStep })}
        />
      ))}
      {steps.length > 1 ? <p className={classes.preview}>{dosageText(text)}</p> : null}
      {steps.length > 1 ? <AddStep onAdd={addStep} /> : null}
    </ComposedField>
  );
}

type UsualDosesProps = {
  readonly id: string;
  readonly medicine: string;
  readonly value: string;
  readonly onChange: (dose: string) => void;
};

/** The doses a medicine of the catalogue makes likely. */
function UsualDoses({ id, medicine, value, onChange }: UsualDosesProps) {
  const product = useMedicine(medicine);
  if (!product) return null;
  const options = doseChoices(product).map(dose => [oneOfMany(dose), dose] as const);
  const usual = usually(product);
  return (
    <OneTap
      label="Usual doses"
      name={`${id}-usual`}
      options={options}
      value={value}
      onChange={onChange}
      {...(usual !== '' && { note: usual })}
    />
  );
}

type StepRowProps = {
  readonly id: string;
  readonly step: DoseStep;
  readonly index: number;
  readonly onChange: (part: Partial<DoseStep>) => void;
  /** Only where there are several steps. */
  readonly onRemove?: () => void;
  /** Only where it is the one step: the next would follow it. */
  readonly onAdd?: () => void;
};

function AddStep({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <ActionButton size="small" icon={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
      Add step
    </ActionButton>
  );
}

function StepRow({ id, step, index, onChange, onRemove, onAdd }: StepRowProps) {
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
        options={UNITS}
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
      {onAdd ? (
        <div className={classes.next}>
          <AddStep onAdd={onAdd} />
        </div>
      ) : null}
    </div>
  );
}
