import { fields, text } from '#domain/reading/reader.ts';
import { type HistoryList, SECTIONS } from '#domain/sections/pages.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

type QuickLines = { readonly [list in HistoryList]?: string };

/** What was typed at the head of each list and not added yet; it survives a reload. */
export const useQuickLines = storedStore(
  storedItem<QuickLines>('quickLines', {
    initial: () => ({}),
    read: fields({}, Object.fromEntries(SECTIONS.map(({ key }) => [key, text]))),
  }),
);

/** The line being typed for this list, and how to change it; an empty one is forgotten. */
export function useQuickLine(list: HistoryList) {
  const line = useQuickLines(lines => lines[list] ?? '');
  const change = (typed: string) => {
    const { [list]: _, ...others } = useQuickLines.getState();
    useQuickLines.setState(typed === '' ? others : { ...others, [list]: typed }, true);
  };
  return [line, change] as const;
}

/** Whether a line of these lists was typed and not added. */
export function useHasQuickLine(lists: readonly HistoryList[]): boolean {
  return useQuickLines(lines => lists.some(list => (lines[list] ?? '').trim() !== ''));
}
