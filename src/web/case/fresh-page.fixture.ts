import { vi } from 'vitest';

/** A browser's storage; with room for so many characters only when that is told. */
class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();
  /** How often each key was written. */
  readonly writes = new Map<string, number>();
  room = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#texts.set(key, text);
    this.writes.set(key, (this.writes.get(key) ?? 0) + 1);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}

/** A page opened anew in a browser that kept these texts, with every store there is. */
export async function openPage(
  kept: Readonly<Record<string, string>> = {},
  /** That of another tab of the same browser. */
  local = new MemoryStorage(),
) {
  for (const [key, text] of Object.entries(kept)) local.setItem(key, text);
  const page = new EventTarget();
  const window = Object.assign(page, { localStorage: local, sessionStorage: new MemoryStorage() });
  vi.stubGlobal('window', window);
  vi.resetModules();
  const stores = {
    ...(await import('#web/case/case-store.ts')),
    ...(await import('#web/case/stored-store.ts')),
    ...(await import('#web/case/choice-drafts.ts')),
    ...(await import('#web/case/drafts.ts')),
    ...(await import('#web/case/quick-lines.ts')),
    ...(await import('#web/case/typed-edits.ts')),
    ...(await import('#web/case/typed-profile.ts')),
    ...(await import('#web/case/recommendations.ts')),
    ...(await import('#web/case/saved-history.ts')),
    ...(await import('#web/case/symptom-analysis.ts')),
    ...(await import('#web/case/visited-steps.ts')),
    ...(await import('#web/case/practice-attempts.ts')),
    ...(await import('#web/case/practice-results.ts')),
    ...(await import('#web/case/held-attempts.ts')),
  };
  /** Another tab wrote, or with null removed, a text. */
  const writeElsewhere = (key: string, text: string | null) => {
    if (text === null) local.removeItem(key);
    else local.setItem(key, text);
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { ...stores, local, writeElsewhere };
}
