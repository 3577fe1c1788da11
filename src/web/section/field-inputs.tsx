import type { ComponentType } from 'react';
import { optionsOf } from '#domain/sections/conditions.ts';
import type { Field } from '#domain/sections/field.ts';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { TickField } from '#web/controls/fields/tick-field.tsx';
import { ChoiceField } from '#web/controls/lists/choice-field.tsx';
import { CatalogueChoice } from '#web/section/catalogue-choice.tsx';
import { ChoicesInput } from '#web/section/choices-input.tsx';
import { CourseDurationInput } from '#web/section/composed/course-duration-input.tsx';
import { DosageInput } from '#web/section/composed/dosage-input.tsx';
import { FrequencyInput } from '#web/section/composed/frequency-input.tsx';
import { IngredientsInput } from '#web/section/composed/ingredients-input.tsx';
import { LabResultsInput } from '#web/section/composed/lab-results-input.tsx';
import { QuitAttemptsInput } from '#web/section/composed/quit-attempts-input.tsx';
import classes from '#web/section/entry-form.module.css';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';
import { ToldDateInput } from '#web/section/told-date-input.tsx';

/** The control of each kind of field. */
export const INPUTS: Readonly<Record<Field['kind'], ComponentType<EntryInputProps>>> = {
  text: TextInput,
  number: NumberInput,
  flag: FlagInput,
  date: ToldDateInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  computed: ComputedValue,
  dosage: DosageInput,
  frequency: FrequencyInput,
  courseDuration: CourseDurationInput,
  ingredients: IngredientsInput,
  labResults: LabResultsInput,
  quitAttempts: QuitAttemptsInput,
};

function TextInput({ field, entry: _, value, ...props }: EntryInputProps) {
  const text = String(value ?? '');
  if (field.kind === 'text' && field.isLong) return <NotesField {...props} value={text} />;
  const unit = field.kind === 'text' ? field.unit : undefined;
  return <TextField {...props} label={unit ? `${props.label} (${unit})` : props.label} value={text} />;
}

function NumberInput({ field, entry: _, value, onChange, ...props }: EntryInputProps) {
  if (field.kind !== 'number') return null;
  return (
    <NumberField
      {...props}
      min={field.isOptional ? 0 : field.min}
      max={field.max}
      {...(field.unit !== undefined && { unit: field.unit })}
      value={typeof value === 'number' ? value : null}
      onChange={number => onChange(field.isOptional ? number : (number ?? 0))}
    />
  );
}

function FlagInput({ id, label, description, value, onChange }: EntryInputProps) {
  return (
    <>
      <TickField
        id={id}
        isTicked={value === true}
        onChange={onChange}
        {...(description !== undefined && { describedBy: `${id}-help` })}
      >
        {label}
      </TickField>
      {description === undefined ? null : (
        <p id={`${id}-help`} className={classes.help}>
          {description}
        </p>
      )}
    </>
  );
}

function ChoiceInput(props: EntryInputProps) {
  const { field, entry, value, ...shared } = props;
  if (field.kind !== 'choice') return null;
  if ('from' in field.options) return <CatalogueChoice {...props} />;
  return (
    <ChoiceField
      {...shared}
      value={String(value ?? '')}
      options={optionsOf(field, entry)}
      isCustomAllowed={field.custom ?? false}
    />
  );
}

function ComputedValue({ id, label, description, value }: EntryInputProps) {
  return (
    <div className={classes.computed}>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <output id={id} aria-labelledby={`${id}-label`}>
        {String(value)}
      </output>
      {description === undefined ? null : <span className={classes.help}>{description}</span>}
    </div>
  );
}
