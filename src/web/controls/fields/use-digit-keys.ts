import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { isTyping } from '../page/is-typing.ts';

/** Two digits typed within this time are one number. */
const TOGETHER_MS = 1000;

type Range = { readonly min: number; readonly max: number };

/** Calls back with a number of the range as its digits are typed, while nobody types elsewhere: 1, and with a 0 after it 10. */
export function useDigitKeys({ min, max }: Range, onNumber: (number: number) => void): void {
  const last = useRef({ digits: '', at: 0 });
  useWindowEvent('keydown', event => {
    if (!/^\d$/.test(event.key) || isTyping(event)) return;
    const { digits, at } = last.current;
    const before = event.timeStamp - at <= TOGETHER_MS ? digits : '';
    const typed = [before + event.key, event.key].find(each => Number(each) >= min && Number(each) <= max);
    last.current = { digits: typed ?? '', at: event.timeStamp };
    if (typed === undefined) return;
    event.preventDefault();
    onNumber(Number(typed));
  });
}
