import { useStorageState } from '#web/case/storage-state.ts';

/**
 * Why kept things are cleared: three ways to begin anew (specification 27.7), a page that opens without a case to
 * which they could belong, another gender or complaint, for which nothing holds that was suggested before, and an
 * account that is left, whose practice stays in it.
 */
export type Reset = 'home' | 'begin' | 'new-history' | 'no-case' | 'other-subject' | 'signed-out';

type StoredPlace = {
  readonly key: string;
  readonly in: 'local' | 'session';
  readonly clearedBy: readonly Reset[];
};

const NEW_CASE: readonly Reset[] = ['home', 'begin', 'new-history'];
const WITH_CASE: readonly Reset[] = [...NEW_CASE, 'no-case'];
const SUGGESTED: readonly Reset[] = [...WITH_CASE, 'other-subject'];

/** Everything the browser keeps, and which reset clears it. A new case never inherits another patient's answers. */
export const STORED = {
  case: { key: 'anamnesisCase', in: 'local', clearedBy: NEW_CASE },
  familyDiagram: { key: 'familyDiagram', in: 'local', clearedBy: WITH_CASE },
  profileDraft: { key: 'profileDraft', in: 'local', clearedBy: NEW_CASE },
  choiceDrafts: { key: 'choiceDrafts', in: 'local', clearedBy: WITH_CASE },
  entryDrafts: { key: 'entryDrafts', in: 'local', clearedBy: WITH_CASE },
  quickLines: { key: 'quickLines', in: 'local', clearedBy: WITH_CASE },
  documentDrafts: { key: 'documentDrafts', in: 'local', clearedBy: WITH_CASE },
  complaintAnswers: { key: 'chiefComplaintAnswers', in: 'local', clearedBy: WITH_CASE },
  symptomAnalysis: { key: 'aiSymptomState', in: 'local', clearedBy: SUGGESTED },
  recommendations: { key: 'aiHistoryRecommendations', in: 'local', clearedBy: SUGGESTED },
  visitedSteps: { key: 'visitedSteps', in: 'local', clearedBy: WITH_CASE },
  savedHistory: { key: 'savedHistory', in: 'local', clearedBy: WITH_CASE },
  interimOpen: { key: 'interimOpen', in: 'local', clearedBy: [] },
  practiceAttempts: { key: 'practiceAttempts', in: 'local', clearedBy: ['signed-out'] },
  practiceSent: { key: 'practiceSent', in: 'local', clearedBy: ['signed-out'] },
  practiceTyped: { key: 'practiceTyped', in: 'local', clearedBy: ['signed-out'] },
  practiceSettings: { key: 'practiceSettings', in: 'local', clearedBy: ['signed-out'] },
  practiceResults: { key: 'practiceResults', in: 'local', clearedBy: ['signed-out'] },
  practiceKept: { key: 'practiceKept', in: 'local', clearedBy: ['signed-out'] },
  outbox: { key: 'outbox', in: 'local', clearedBy: [] },
  termsAccepted: { key: 'termsAccepted', in: 'session', clearedBy: [] },
  fromProtectedRoute: { key: 'fromProtectedRoute', in: 'session', clearedBy: ['begin', 'new-history'] },
  fromBegin: { key: 'fromBegin', in: 'session', clearedBy: ['home'] },
} as const satisfies Record<string, StoredPlace>;

export type StoredName = keyof typeof STORED;

/** What the browser refused to keep; the page holds it until it is closed. */
const refused = new Map<StoredName, string>();

/** Reads a kept text; null when there is none. */
export function readStored(name: StoredName): string | null {
  return refused.get(name) ?? readFromBrowser(name);
}

/** What the browser itself has, whatever this page holds. */
export function readFromBrowser(name: StoredName): string | null {
  try {
    return storageOf(name).getItem(STORED[name].key);
  } catch {
    return null;
  }
}

/** Keeps a text. A browser that refuses (private mode, full) is no reason to stop: the page holds it, and says so. */
export function writeStored(name: StoredName, text: string): void {
  try {
    storageOf(name).setItem(STORED[name].key, text);
    refused.delete(name);
  } catch {
    refused.set(name, text);
  }
  tellRefused();
}

/** Forgets one kept thing. */
export function removeStored(name: StoredName): void {
  refused.delete(name);
  tellRefused();
  try {
    storageOf(name).removeItem(STORED[name].key);
  } catch {
    // Nothing is kept where nothing can be.
  }
}

/** What is only for the browser session is worth no warning. */
function tellRefused(): void {
  const isRefused = [...refused.keys()].some(name => STORED[name].in === 'local');
  if (useStorageState.getState().isRefused !== isRefused) useStorageState.setState({ isRefused });
}

/** What the reset clears. */
export function clearedBy(reset: Reset): StoredName[] {
  return (Object.keys(STORED) as StoredName[]).filter(name => {
    const resets: readonly Reset[] = STORED[name].clearedBy;
    return resets.includes(reset);
  });
}

function storageOf(name: StoredName): Storage {
  return STORED[name].in === 'local' ? window.localStorage : window.sessionStorage;
}
