import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { labelOf, requiredMessage } from '#domain/sections/conditions.ts';
import type { Section } from '#domain/sections/section.ts';
import { warningOf } from '#domain/sections/warnings.ts';
import type { FormField } from '#web/form/use-form.ts';
import classes from '#web/section/entry-form.module.css';
import { INPUTS } from '#web/section/field-inputs.tsx';
import { useAsOf } from '#web/section/use-as-of.ts';

type EntryFieldProps = FormField<unknown> & {
  readonly section: Section;
  readonly name: string;
  readonly entry: HistoryEntry;
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
export function EntryField({ section, name, entry, ...given }: EntryFieldProps) {
  const field = section.fields[name];
  const asOf = useAsOf();
  if (!field || (field.kind === 'computed' && given.value === '')) return null;
  const Input = INPUTS[field.kind];
  const warning = warningOf(section, entry, name, asOf);
  const isWide = FULL_WIDTH.includes(field.kind) || (field.kind === 'text' && field.isLong === true);
  return (
    <div className={field.kind === 'flag' ? classes.flag : isWide ? classes.wide : undefined}>
      <Input
        {...given}
        label={labelOf(field, entry)}
        description={field.help}
        isRequired={requiredMessage(field, entry) !== undefined}
        field={field}
        entry={entry}
      />
      {warning === undefined ? null : (
        <p className={classes.warning} role="status">
          {warning}
        </p>
      )}
    </div>
  );
}
