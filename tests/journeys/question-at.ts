import { complaining } from '#tests/examples/sample-questions.ts';
import { openWith } from './seeded-session.ts';
import type { Session } from './session.ts';

/** Opens the questionnaire of a case with questions made for the purpose: the catalogue may change. */
export async function openQuestionAt(
  session: Session,
  questions: readonly unknown[],
  record = complaining,
): Promise<void> {
  await session.page.route('**/api/complaints/*/questions*', route => route.fulfill({ json: questions }));
  await openWith(session.page, '/questionnaire', { record });
}
