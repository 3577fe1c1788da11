import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { Field } from '#domain/sections/field.ts';

/** What every control of a section's form gets. */
export type EntryInputProps = {
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly field: Field;
  readonly entry: HistoryEntry;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};
