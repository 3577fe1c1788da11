import type { PatientRecord } from '#domain/case/patient-record.ts';
import { complaintNamed, keepSession, PATIENT, reviewedCase } from './kept-session.ts';
import { expect, test } from './session.ts';

const HEADACHE = { id: 1, text: 'Headache' };
const COUGH = { id: 2, text: 'Cough' };
const asked: Partial<PatientRecord> = { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: true } };

const STATES: readonly (readonly [string, Partial<PatientRecord>, string, string])[] = [
  ['a profile without an age', { ...PATIENT, age: null }, '/summary', '/patient-profile'],
  ['a profile and no complaint', PATIENT, '/review-of-systems', '/chief-complaint'],
  [
    'an open questionnaire',
    { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: false }, currentSymptom: HEADACHE },
    '/social-history',
    '/questionnaire',
  ],
  [
    'an associated symptom whose questions are open',
    { ...asked, associatedSymptoms: [{ ...COUGH, isAnswered: false }] },
    '/past-medical-illnesses',
    '/associated-symptoms',
  ],
  ['a review that is not completed', asked, '/medication-history', '/review-of-systems'],
];

/** Notes every heading that is ever drawn, however briefly. */
function noteHeadings() {
  const seen = new Set<string>();
  Object.assign(window, { seenHeadings: seen });
  const note = () => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

test.describe('A deep link', () => {
  for (const [state, record, from, to] of STATES) {
    test(`to ${from} with ${state} leads to ${to}, and never shows the forbidden page`, async ({
      session,
      page,
    }) => {
      const { id } = await complaintNamed(page, 'Headache');
      const real = JSON.parse(JSON.stringify(record).replaceAll('"id":1,', `"id":${id},`));
      await keepSession(page, { record: real });
      await page.addInitScript(noteHeadings);
      await page.goto(from);
      await session.isAt(to);
      await expect(page.locator('main h1')).toBeVisible();
      const seen = await page.evaluate(
        () => (window as unknown as { seenHeadings: Set<string> }).seenHeadings.size,
      );
      expect(seen).toBe(1);
    });
  }

  test('to a history page before the terms comes back to it once they are accepted', async ({
    session,
    page,
  }) => {
    await keepSession(page, { record: await reviewedCase(page), isAccepted: false });
    await page.goto('/social-history');
    await session.acceptTerms();
    await session.isAt('/social-history');
    await expect(page.getByRole('heading', { level: 1, name: 'Social History' })).toBeVisible();
  });

  test('to the summary of a finished case shows it', async ({ session, page }) => {
    await keepSession(page, { record: await reviewedCase(page) });
    await page.goto('/summary');
    await expect(page.getByRole('heading', { name: 'Clinical Summary' })).toBeVisible();
    await session.isAt('/summary');
  });
});
