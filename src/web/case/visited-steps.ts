import { fields, listOf, text, wholeNumber } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

type Visited = { readonly chiefComplaintId?: number; readonly paths: readonly string[] };

const useVisited = storedStore(
  storedItem<Visited>('visitedSteps', {
    initial: () => ({ paths: [] }),
    read: fields({ paths: listOf(text) }, { chiefComplaintId: wholeNumber }),
  }),
);

/** The steps that were opened while this was the chief complaint. */
export function readVisited(complaintId: number | undefined): readonly string[] {
  const { chiefComplaintId, paths } = useVisited.getState();
  return chiefComplaintId === complaintId ? paths : [];
}

/** Remembers that a step was opened. Another chief complaint begins anew: its symptoms have not been asked about. */
export function markVisited(path: string, complaintId: number | undefined): void {
  const paths = readVisited(complaintId);
  if (paths.includes(path)) return;
  const chiefComplaintId = complaintId === undefined ? {} : { chiefComplaintId: complaintId };
  useVisited.setState({ ...chiefComplaintId, paths: [...paths, path] }, true);
}
