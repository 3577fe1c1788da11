/** Why kept things are cleared: each of the four clears its own (specification, sections 2 and 4). */
export type Reset = 'home' | 'begin' | 'new-history';

type Kept = { readonly key: string; readonly in: 'local' | 'session'; readonly clearedBy: readonly Reset[] };

const EVERY_RESET: readonly Reset[] = ['home', 'begin', 'new-history'];

/** Everything the browser keeps, and which reset clears it. A new case never inherits another patient's answers. */
export const KEPT = {
  case: { key: 'anamnesisCase', in: 'local', clearedBy: EVERY_RESET },
  profileDraft: { key: 'profileDraft', in: 'local', clearedBy: EVERY_RESET },
  choiceDrafts: { key: 'choiceDrafts', in: 'local', clearedBy: EVERY_RESET },
  entryDrafts: { key: 'entryDrafts', in: 'local', clearedBy: EVERY_RESET },
  complaintAnswers: { key: 'chiefComplaintAnswers', in: 'local', clearedBy: EVERY_RESET },
  symptomAnalysis: { key: 'aiSymptomState', in: 'local', clearedBy: EVERY_RESET },
  recommendations: { key: 'aiHistoryRecommendations', in: 'local', clearedBy: EVERY_RESET },
  visitedSteps: { key: 'visitedSteps', in: 'local', clearedBy: EVERY_RESET },
  savedHistory: { key: 'savedHistory', in: 'local', clearedBy: EVERY_RESET },
  termsAccepted: { key: 'termsAccepted', in: 'session', clearedBy: [] },
  fromProtectedRoute: { key: 'fromProtectedRoute', in: 'session', clearedBy: ['begin', 'new-history'] },
  fromBegin: { key: 'fromBegin', in: 'session', clearedBy: ['home'] },
} as const satisfies Record<string, Kept>;

export type KeptName = keyof typeof KEPT;

/** Reads a kept text; null when there is none or the browser keeps nothing for us. */
export function readKept(name: KeptName): string | null {
  try {
    return storageOf(name).getItem(KEPT[name].key);
  } catch {
    return null;
  }
}

/** Keeps a text. A browser that refuses (private mode, full) is no reason to stop: the page still holds it. */
export function keep(name: KeptName, text: string): void {
  try {
    storageOf(name).setItem(KEPT[name].key, text);
  } catch {
    // The page's own state stays the truth until it is closed.
  }
}

/** Forgets one kept thing. */
export function forget(name: KeptName): void {
  try {
    storageOf(name).removeItem(KEPT[name].key);
  } catch {
    // Nothing is kept where nothing can be.
  }
}

/** Forgets whatever the reset clears. */
export function clearKept(reset: Reset): void {
  for (const name of Object.keys(KEPT) as KeptName[]) {
    const clearedBy: readonly Reset[] = KEPT[name].clearedBy;
    if (clearedBy.includes(reset)) forget(name);
  }
}

function storageOf(name: KeptName): Storage {
  return KEPT[name].in === 'local' ? window.localStorage : window.sessionStorage;
}
