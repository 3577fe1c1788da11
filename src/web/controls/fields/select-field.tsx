import { IconSelector } from '@tabler/icons-react';
import { type FieldProps, inputProps } from './field-props.ts';
import { InputBox, Labelled } from './labelled.tsx';

type Offer = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Values that are their own words, or with words of their own. */
  readonly options: readonly (string | Offer)[];
  /** What stands there while nothing is chosen, and takes a choice back; without it a choice can only be changed. */
  readonly placeholder?: string | undefined;
};

/** One of a few: the browser's own list. What is chosen is in it, even when it is no longer offered. */
export function SelectField(props: SelectFieldProps) {
  const { value, placeholder, onChange } = props;
  const offers = props.options.map(one => (typeof one === 'string' ? { value: one, label: one } : one));
  const isOffered = value === '' || offers.some(offer => offer.value === value);
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  const gone = isOffered ? [] : [{ value, label: value }];
  return (
    <Labelled {...props}>
      <InputBox isWrong={props.error !== undefined} after={<IconSelector size={18} aria-hidden />}>
        <select {...inputProps(props)} value={value} onChange={event => onChange(event.currentTarget.value)}>
          {[...none, ...gone, ...offers].map(offer => (
            <option key={offer.value} value={offer.value}>
              {offer.label}
            </option>
          ))}
        </select>
      </InputBox>
    </Labelled>
  );
}
