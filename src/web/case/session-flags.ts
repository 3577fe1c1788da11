import { ROUTES } from '#domain/flow/routes.ts';
import { readStored, removeStored, writeStored } from '#web/case/browser-storage.ts';

/** Whether the terms were accepted in this browser session. */
export function isTermsAccepted(): boolean {
  return readStored('termsAccepted') === 'true';
}

export function acceptTerms(): void {
  writeStored('termsAccepted', 'true');
}

/** Remembers the page a guard kept the student from, so that accepting the terms leads on. */
export function markFromProtectedRoute(path: string): void {
  writeStored('fromProtectedRoute', path);
}

/** Remembers that the terms were opened by Begin Clinical Session. */
export function markFromBegin(): void {
  writeStored('fromBegin', 'true');
}

/** Where accepting the terms leads: into the session from Begin or a protected page, otherwise home. */
export function takePathAfterTerms(): string {
  const path = readStored('fromProtectedRoute');
  const isFromBegin = readStored('fromBegin') === 'true';
  removeStored('fromProtectedRoute');
  removeStored('fromBegin');
  if (path !== null) return path;
  return isFromBegin ? ROUTES.patientProfile : ROUTES.home;
}
