import type { FieldProps } from '../fields/field-props.ts';
import { SelectField } from '../fields/select-field.tsx';
import { SearchableDropdown } from './searchable-dropdown.tsx';

type ChoiceFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly string[];
  /** Whether text that is not an option may be taken as the value. */
  readonly isCustomAllowed?: boolean;
  /** Whether a choice, once made, can only be changed and not taken back. */
  readonly isKept?: boolean;
};

/** So many options are read faster than searched. */
const READ_AT_A_GLANCE = 12;

/** One of several options: a plain list, or a searchable one where they are many or may be written. */
export function ChoiceField({ isKept = false, ...props }: ChoiceFieldProps) {
  const { value, options, isCustomAllowed = false } = props;
  if (isCustomAllowed || options.length > READ_AT_A_GLANCE) return <SearchableDropdown {...props} />;
  return <SelectField {...props} placeholder={isKept && value !== '' ? undefined : 'Choose'} />;
}
