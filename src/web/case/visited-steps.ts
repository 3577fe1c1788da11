import { keep, readKept } from '#web/case/kept.ts';

type Visited = { readonly chiefComplaintId: number | undefined; readonly paths: readonly string[] };

/** The steps that were opened while this was the chief complaint. */
export function readVisited(chiefComplaintId: number | undefined): readonly string[] {
  const visited = read();
  return visited !== null && visited.chiefComplaintId === chiefComplaintId ? visited.paths : [];
}

/** Remembers that a step was opened. Another chief complaint begins anew: its symptoms have not been asked about. */
export function markVisited(path: string, chiefComplaintId: number | undefined): void {
  const paths = readVisited(chiefComplaintId);
  if (!paths.includes(path))
    keep('visitedSteps', JSON.stringify({ chiefComplaintId, paths: [...paths, path] }));
}

function read(): Visited | null {
  try {
    const stored: Partial<Visited> | null = JSON.parse(readKept('visitedSteps') ?? 'null');
    if (!Array.isArray(stored?.paths)) return null;
    return { chiefComplaintId: stored.chiefComplaintId, paths: stored.paths.map(String) };
  } catch {
    return null;
  }
}
