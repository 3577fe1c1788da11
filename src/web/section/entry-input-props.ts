import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { Field } from '#domain/sections/field.ts';
import type { FormField } from '#web/form/use-form.ts';

/** What every control of a section's form gets. */
export type EntryInputProps = FormField<unknown> & {
  readonly label: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  readonly field: Field;
  readonly entry: HistoryEntry;
};
