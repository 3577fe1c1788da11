import type { FieldProps } from '../fields/field-props.ts';
import { ChoiceField } from './choice-field.tsx';

type OptionDropdownProps<Option extends string> = FieldProps & {
  readonly value: Option | '';
  readonly onChange: (value: Option) => void;
  readonly options: readonly Option[];
};

/** A dropdown of which one option always holds once it was chosen: emptying it changes nothing. */
export function OptionDropdown<Option extends string>({ onChange, ...props }: OptionDropdownProps<Option>) {
  const choose = (text: string) => {
    const option = props.options.find(each => each === text);
    if (option !== undefined) onChange(option);
  };
  return <ChoiceField {...props} onChange={choose} isKept />;
}
