import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { inputProps } from '../fields/field-props.ts';
import { InputBox, Labelled } from '../fields/labelled.tsx';
import classes from './line-field.module.css';

/** A row of the list beneath: what choosing it would record. */
export type LineOffer = { readonly key: string; readonly content: ReactNode };

type LineFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (line: string) => void;
  /** The first is what Enter does. */
  readonly offers: readonly LineOffer[];
  readonly onChoose: (index: number) => void;
};

/** A field for one line after the other: Enter takes the line, or the row that the arrows lead to. It keeps the focus. */
export function LineField({ id, label, placeholder, error, value, ...props }: LineFieldProps) {
  const line = useLineField(value, props);
  return (
    <Labelled id={id} label={label} error={error}>
      <div className={classes.field}>
        <InputBox isWrong={error !== undefined} before={<IconPlus size={18} aria-hidden />}>
          <input
            {...inputProps({ id, label, error })}
            role="combobox"
            aria-expanded={line.isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={line.isOpen ? `${id}-${line.active}` : undefined}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={placeholder}
            value={value}
            {...line.inputEvents}
          />
        </InputBox>
        {line.isOpen ? (
          <div
            className={classes.list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            ref={line.listRef}
          >
            {props.offers.map(({ key, content }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the input, which keeps the focus.
              // biome-ignore lint/a11y/useFocusableInteractive: the input points at the option instead.
              <div
                key={key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === line.active}
                className={classes.option}
                onPointerDown={event => event.preventDefault()}
                onClick={() => line.choose(index)}
              >
                {content}
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </Labelled>
  );
}

function useLineField(
  value: string,
  { onChange, offers, onChoose }: Omit<LineFieldProps, 'value' | 'id' | 'label' | 'placeholder' | 'error'>,
) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);
  const isOpen = isWanted && value.trim() !== '' && offers.length > 0;
  useEffect(() => {
    if (isOpen) listRef.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const show = () => {
    setWanted(true);
    setActive(0);
  };
  const choose = (index: number) => {
    onChoose(index);
    setWanted(false);
    setActive(0);
  };
  const move = (by: number) => {
    if (isOpen) setActive((active + by + offers.length) % offers.length);
    else show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(isOpen ? active : 0);
    else if (event.key === 'Escape' && isOpen) setWanted(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    isOpen,
    active: Math.min(active, Math.max(offers.length - 1, 0)),
    choose,
    listRef,
    inputEvents: {
      onFocus: show,
      onBlur: () => setWanted(false),
      onKeyDown,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        show();
        onChange(event.currentTarget.value);
      },
    },
  };
}
