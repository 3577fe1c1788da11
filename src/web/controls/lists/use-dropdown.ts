import { useTimeout } from '@mantine/hooks';
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import {
  type DropdownOption,
  dropdownOffers,
  nameOf,
  prepareOptions,
  valueOnLeave,
} from './dropdown-options.ts';

/** Long enough for a click on an option to arrive first. */
const CLOSE_AFTER_BLUR_MS = 150;

/** So many options are drawn at first, and as many more whenever one scrolls or steps towards the last: some lists have a thousand. */
const DRAWN_AT_ONCE = 50;

/** This near to the last drawn option, in px, more are drawn. */
const NEAR_THE_END = 400;

type DropdownInput = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly DropdownOption[];
  /** Names that are not offered any more. */
  readonly taken?: readonly string[];
  readonly isCustomAllowed?: boolean;
};

const NONE: readonly string[] = [];

/** The state and the keys of a dropdown (the combobox pattern of the ARIA authoring practices). */
export function useDropdown({
  value,
  onChange,
  options,
  taken = NONE,
  isCustomAllowed = false,
}: DropdownInput) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const listRef = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const offers = dropdownOffers(options, typed ?? '', isCustomAllowed).filter(
    offer => !taken.includes(offer.value),
  );
  const drawn = Math.max(reached, active) + DRAWN_AT_ONCE;

  useEffect(() => {
    if (isOpen) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) listRef.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = () => {
    closing.clear();
    if (isOpen) return;
    setOpen(true);
    setActive(options.findIndex(option => nameOf(option) === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
    setReached(0);
  };
  const closing = useTimeout(close, CLOSE_AFTER_BLUR_MS);
  const choose = (chosen: string) => {
    onChange(chosen);
    close();
  };
  const leave = () => {
    const kept = typed === null ? undefined : valueOnLeave(options, typed, isCustomAllowed);
    if (kept !== undefined && kept !== value) onChange(kept);
    closing.start();
  };
  const type = (text: string) => {
    open();
    setTyped(text);
    setReached(0);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const move = (by: number) => {
    open();
    if (offers.length > 0)
      setActive((Math.max(active, by > 0 ? -1 : 0) + by + offers.length) % offers.length);
  };
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left < NEAR_THE_END && drawn < offers.length) setReached(drawn);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const offer = offers[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && offer !== undefined) choose(offer.value);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    isOpen,
    /** Those that are drawn; `total` counts the others too. */
    offers: offers.slice(0, drawn),
    total: offers.length,
    onScroll,
    active,
    text: typed ?? value,
    choose,
    listRef,
    inputEvents: {
      onClick: open,
      onFocus: () => prepareOptions(options),
      onBlur: leave,
      onKeyDown,
      onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
    },
  };
}
