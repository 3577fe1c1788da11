import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type Ref, useId } from 'react';
import { InputBox } from '../fields/labelled.tsx';
import classes from './search-field.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** How many rows are shown, out of how many. */
  readonly shown: number;
  readonly total: number;
  /** Keys the list beneath wants first, such as arrows. */
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A search box above a list, with its count. */
export const SearchField = memo(
  ({ label, value, onChange, placeholder, shown, total, onKeyDown, inputRef }: SearchFieldProps) => {
    const countId = useId();
    const clear = (
      <button
        type="button"
        className={`bare ${classes.clear}`}
        aria-label="Clear search"
        onClick={() => onChange('')}
      >
        <IconX size={16} aria-hidden />
      </button>
    );
    return (
      <div className={classes.field}>
        <InputBox
          before={<IconSearch size={18} aria-hidden />}
          after={value === '' ? null : clear}
          isAfterPressed
        >
          {/* biome-ignore lint/a11y/useSemanticElements: Escape would empty it, and the browser draw a cross of its own. */}
          <input
            className="field-input"
            ref={inputRef}
            type="text"
            role="searchbox"
            aria-label={label}
            aria-describedby={countId}
            placeholder={placeholder ?? label}
            autoComplete="off"
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </InputBox>
        <p className={classes.count} id={countId} aria-live="polite">
          {value === '' ? `${total} in all` : `${shown} of ${total}`}
        </p>
      </div>
    );
  },
);
