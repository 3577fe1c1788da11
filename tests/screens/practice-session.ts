import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { intercept, readApi } from './network.ts';
import { openAt, type Session, write } from './session.ts';

const LANGUAGE = readFileSync('src/web/practice/language.gen.json', 'utf8');

export const DOOR = 'Mr Daniel Okoro, 58, has come to the emergency department with pain in his chest.';

/** A thread opens the language meanwhile: a second's work, and more where others work too. */
export const WITH_LANGUAGE = { timeout: 60_000 };

/** The conversation as it stands. */
export function conversation(): Promise<HTMLElement> {
  return screen.findByRole('log', { name: 'Conversation' }, WITH_LANGUAGE);
}

/** What questions are understood by stands under another name in the product that is built. */
export function withLanguage(): void {
  intercept(/language\.gen\.json$/, () => new Response(LANGUAGE));
}

/** From the library to the patient, in whatever mode is set. */
export async function goIn(mode: 'Learning' | 'Exam' = 'Learning'): Promise<Session> {
  withLanguage();
  // The server compiles the patients when somebody first asks for them.
  await readApi('/api/practice/patients');
  const session = await openAt('/practice');
  await session.click(await session.find('link', DOOR));
  // The first of a run also waits for the code of the page, which is much.
  await screen.findByRole('button', { name: 'Go In' }, { timeout: 40_000 });
  if (mode === 'Exam') await session.select('Exam');
  await session.press('Go In');
  await conversation();
  return session;
}

/** Asks, and waits for the answer. */
export async function ask(session: Session, words: string): Promise<void> {
  const log = await conversation();
  const before = log.querySelectorAll('[data-by="patient"]').length;
  await session.fill('Your question', words);
  await session.press('Ask');
  await waitFor(() => expect(log.querySelectorAll('[data-by="patient"]')).toHaveLength(before + 1));
}

/** Picks a diagnosis by what a student calls it. */
export async function pickDiagnosis(session: Session, label: string, words: string): Promise<void> {
  const box = await session.find('combobox', label);
  await write(box, words);
  const [first] = await screen.findAllByRole('option');
  if (first === undefined) throw new Error(`nothing is called ${words}`);
  await session.click(first);
}

/** Commits, right or wrong. */
export async function commit(session: Session, diagnosis = 'heart attack'): Promise<void> {
  await session.find('heading', 'Commit');
  await session.fill('Problem statement', 'A 58-year-old bus driver with two hours of chest pain.');
  await pickDiagnosis(session, 'Add a diagnosis', diagnosis);
  await session.choose('How sure', '50 %');
  await session.select('At once');
  await session.press('Commit');
  await session.find('heading', 'Debrief');
}

/** A part of the debrief or of the progress page. */
export async function part(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name }, WITH_LANGUAGE);
}
