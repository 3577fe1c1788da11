import { useWindowEvent } from '@mantine/hooks';
import { isTyping } from '#web/controls/page/is-typing.ts';

/** What the keys stop at: the head of each system, and the rows of those that are open. */
const STOPS = 'main summary, main details[open] li[data-complaint]';

/**
 * While a row has the focus, Y and N mark it and go on to the next open one; the arrows walk from row to row and past
 * the heads of the systems.
 *
 * @param onMark marks a complaint present or not, and says whether the keys go on from it.
 */
export function useRowKeys(onMark: (id: number, isPresent: boolean) => boolean): void {
  useWindowEvent('keydown', event => {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>(STOPS) : null;
    if (!stop || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const id = Number(stop.dataset.complaint);
    if (key === 'arrowdown' || key === 'arrowup') {
      event.preventDefault();
      neighbourOf(stop, key === 'arrowdown' ? 1 : -1)?.focus();
    } else if ((key === 'y' || key === 'n') && id > 0 && !event.repeat) {
      event.preventDefault();
      if (onMark(id, key === 'y')) focusNextOpen(id);
    }
  });
}

/** The button that had the focus is gone: its row has it now, and the keys go on from there. */
export function focusRow(id: number): void {
  document.querySelector<HTMLElement>(`li[data-complaint="${id}"]`)?.focus();
}

/** The first unanswered row after this one gets the focus, and its system opens; this one where there is none. */
function focusNextOpen(id: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('li[data-complaint]')];
  const index = rows.findIndex(({ dataset }) => Number(dataset.complaint) === id);
  const next = rows.slice(index + 1).find(({ dataset }) => dataset.status === 'unanswered');
  const row = next ?? rows[index];
  row?.closest('details')?.setAttribute('open', '');
  row?.focus();
}

function neighbourOf(stop: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
  return stops[stops.indexOf(stop) + by];
}
