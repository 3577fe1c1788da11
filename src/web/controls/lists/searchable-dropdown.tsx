import { IconCheck, IconSelector } from '@tabler/icons-react';
import { type FieldProps, inputProps } from '../fields/field-props.ts';
import { InputBox, Labelled } from '../fields/labelled.tsx';
import { FoundName } from '../search/found-name.tsx';
import type { DropdownOption } from './dropdown-options.ts';
import classes from './searchable-dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

type SearchableDropdownProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly DropdownOption[];
  /** Names of options that are not offered any more. */
  readonly taken?: readonly string[];
  /** Whether text that is not an option may be taken as the value. */
  readonly isCustomAllowed?: boolean;
  readonly placeholder?: string;
  /** Shown when nothing fits what was typed. */
  readonly noneFound?: string;
};

/** A field that opens a list, narrows it while typing, and may take a value of one's own. */
export function SearchableDropdown(props: SearchableDropdownProps) {
  const { id, label, error, isRequired = false, value, placeholder = 'Choose' } = props;
  const dropdown = useDropdown(props);
  return (
    <Labelled {...props}>
      <div className={classes.field}>
        <InputBox isWrong={error !== undefined} after={<IconSelector size={18} aria-hidden />}>
          <input
            {...inputProps({ ...props, isRequired })}
            role="combobox"
            aria-expanded={dropdown.isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={
              dropdown.isOpen && dropdown.active >= 0 ? `${id}-${dropdown.active}` : undefined
            }
            autoComplete="off"
            placeholder={placeholder}
            value={dropdown.text}
            {...dropdown.inputEvents}
          />
        </InputBox>
        {dropdown.isOpen ? (
          <Offers
            id={id}
            label={label}
            value={value}
            dropdown={dropdown}
            noneFound={props.noneFound ?? 'No options found'}
          />
        ) : null}
      </div>
    </Labelled>
  );
}

type OffersProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly dropdown: ReturnType<typeof useDropdown>;
  readonly noneFound: string;
};

function Offers({ id, label, value, dropdown, noneFound }: OffersProps) {
  return (
    <div
      className={classes.list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      ref={dropdown.listRef}
      onScroll={dropdown.onScroll}
    >
      {dropdown.offers.every(({ kind }) => kind === 'custom') ? (
        <div className={classes.none}>{noneFound}</div>
      ) : null}
      {dropdown.offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the input, which keeps the focus.
        // biome-ignore lint/a11y/useFocusableInteractive: the input points at the option instead.
        <div
          key={`${offer.kind} ${offer.value}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={offer.value === value}
          aria-setsize={dropdown.total}
          aria-posinset={index + 1}
          data-active={index === dropdown.active || undefined}
          data-kind={offer.kind}
          className={classes.option}
          onPointerDown={event => event.preventDefault()}
          onClick={() => dropdown.choose(offer.value)}
        >
          <span>
            <FoundName name={offer.label} through={offer.through} />
          </span>
          {offer.value === value ? <IconCheck size={18} aria-hidden /> : null}
        </div>
      ))}
    </div>
  );
}
