import { forget, keep, readKept } from '#web/case/kept.ts';

/** Whether the terms were accepted in this browser session. */
export function isTermsAccepted(): boolean {
  return readKept('termsAccepted') === 'true';
}

export function acceptTerms(): void {
  keep('termsAccepted', 'true');
}

/** Remembers the page a guard kept the student from, so that accepting the terms leads on. */
export function markFromProtectedRoute(path: string): void {
  keep('fromProtectedRoute', path);
}

/** Remembers that the terms were opened by Begin Clinical Session. */
export function markFromBegin(): void {
  keep('fromBegin', 'true');
}

/** Where accepting the terms leads: into the session from Begin or a protected page, otherwise home. */
export function takePathAfterTerms(): string {
  const path = readKept('fromProtectedRoute');
  const isFromBegin = readKept('fromBegin') === 'true';
  forget('fromProtectedRoute');
  forget('fromBegin');
  if (path !== null) return path;
  return isFromBegin ? '/patient-profile' : '/';
}
