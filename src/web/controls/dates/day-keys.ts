import { addDays, addMonths, weekEdge } from './calendar.ts';

/** Where a key moves the focus in the month grid (the date picker dialog of the ARIA authoring practices). */
export function dayAfterKey(iso: string, key: string, isShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(iso, -1);
    case 'ArrowRight':
      return addDays(iso, 1);
    case 'ArrowUp':
      return addDays(iso, -7);
    case 'ArrowDown':
      return addDays(iso, 7);
    case 'Home':
      return weekEdge(iso, 'first');
    case 'End':
      return weekEdge(iso, 'last');
    case 'PageUp':
      return addMonths(iso, isShift ? -12 : -1);
    case 'PageDown':
      return addMonths(iso, isShift ? 12 : 1);
    default:
      return undefined;
  }
}
