import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { labelOf, requiredMessage } from '#domain/sections/conditions.ts';
import type { Section } from '#domain/sections/section.ts';
import { warningOf } from '#domain/sections/warnings.ts';
import { today } from '#web/controls/today.ts';
import classes from '#web/section/entry-form.module.css';
import { INPUTS } from '#web/section/field-inputs.tsx';
import { fieldId } from '#web/section/use-entry-form.ts';

type EntryFieldProps = {
  readonly section: Section;
  readonly name: string;
  readonly entry: HistoryEntry;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
};

const FULL_WIDTH: readonly string[] = [
  'choices',
  'ingredients',
  'labResults',
  'dosage',
  'frequency',
  'courseDuration',
  'quitAttempts',
];

/** One field of the form: its control, and a gentle warning beneath where a date looks wrong. */
export function EntryField({ section, name, entry, error, onChange }: EntryFieldProps) {
  const field = section.fields[name];
  if (!field || (field.kind === 'computed' && entry[name] === '')) return null;
  const Input = INPUTS[field.kind];
  const warning = warningOf(section, entry, name, today());
  const isWide = FULL_WIDTH.includes(field.kind) || (field.kind === 'text' && field.isLong === true);
  return (
    <div className={field.kind === 'flag' ? classes.flag : isWide ? classes.wide : undefined}>
      <Input
        id={fieldId(section, name)}
        label={labelOf(field, entry)}
        description={field.help}
        isRequired={requiredMessage(field, entry) !== undefined}
        error={error}
        field={field}
        entry={entry}
        value={entry[name]}
        onChange={onChange}
      />
      {warning === undefined ? null : (
        <p className={classes.warning} role="status">
          {warning}
        </p>
      )}
    </div>
  );
}
