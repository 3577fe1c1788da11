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
  return visitedIn(useVisited.getState(), complaintId);
}

/** The same, as it changes. */
export function useVisitedSteps(complaintId: number | undefined): readonly string[] {
  return visitedIn(useVisited(), complaintId);
}

/** Remembers that a step was opened. Another chief complaint begins anew: its symptoms have not been asked about. */
export function markVisited(path: string, complaintId: number | undefined): void {
  const paths = readVisited(complaintId);
  if (!paths.includes(path)) markAllVisited([...paths, path], complaintId);
}

/** These steps, and no others, were opened while this was the chief complaint. */
export function markAllVisited(paths: readonly string[], complaintId: number | undefined): void {
  useVisited.setState({ ...(complaintId !== undefined && { chiefComplaintId: complaintId }), paths }, true);
}

const NONE: readonly string[] = [];

function visitedIn({ chiefComplaintId, paths }: Visited, complaintId: number | undefined): readonly string[] {
  return chiefComplaintId === complaintId ? paths : NONE;
}
