import type { EditablePart } from '#domain/case/document-edits.ts';
import { fields, text } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

type TypedEdits = { readonly [part in EditablePart]?: string };

/** What is being written for each part of the document and was not saved yet; it survives a reload. */
export const useTypedEdits = storedStore(
  storedItem<TypedEdits>('documentDrafts', {
    initial: () => ({}),
    read: fields({}, { opening: text, problems: text, impression: text }),
  }),
);

/** What is being written for this part; undefined while nobody does. */
export function useTypedEdit(part: EditablePart) {
  const typed = useTypedEdits(edits => edits[part]);
  const change = (words: string | undefined) => {
    const { [part]: _, ...others } = useTypedEdits.getState();
    useTypedEdits.setState(words === undefined ? others : { ...others, [part]: words }, true);
  };
  return [typed, change] as const;
}
