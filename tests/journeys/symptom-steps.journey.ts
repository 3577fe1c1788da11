import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { nextButton } from './interview.ts';
import {
  answeredSymptom,
  complaintNamed,
  keptRecord,
  openWith,
  PATIENT,
  someAnswers,
} from './kept-session.ts';
import { expect, type Session, test } from './session.ts';

type Opening = { readonly path: string; readonly complaintAnswers?: ComplaintAnswers };

/** A case with headache and cough, both asked about. */
async function open(session: Session, { path, complaintAnswers = {} }: Opening): Promise<void> {
  const { page } = session;
  const chiefComplaint = await answeredSymptom(page, 'Headache');
  const cough = await answeredSymptom(page, 'Cough');
  const answers = await someAnswers(page, chiefComplaint.id);
  const record: Partial<PatientRecord> = { ...PATIENT, chiefComplaint, associatedSymptoms: [cough], answers };
  await openWith(page, path, { record, complaintAnswers });
}

test.describe('Associated symptoms', () => {
  test('leave out the chief complaint, what was added, and what was answered No', async ({
    session,
    page,
  }) => {
    const { id } = await complaintNamed(page, 'Fever');
    await open(session, { path: '/associated-symptoms', complaintAnswers: { [id]: false } });
    const symptom = (name: string) => page.getByRole('listitem').getByRole('button', { name, exact: true });
    await expect(page.getByRole('listitem').getByRole('button', { name: /^Dizziness/ })).toBeVisible();
    for (const name of [/^Headache/, /^Cough /, /^Fever/]) {
      await expect(page.getByRole('listitem').getByRole('button', { name })).toHaveCount(0);
    }
    await page.getByRole('searchbox').fill('qqqq');
    await expect(page.getByText('No symptoms found matching your search.')).toBeVisible();
    await expect(symptom('Dizziness')).toHaveCount(0);
  });

  test('are picked into their questionnaire, which takes the place of the list in the browser’s history', async ({
    session,
    page,
  }) => {
    await open(session, { path: '/associated-symptoms' });
    await page.getByRole('searchbox').fill('dizz');
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Dizziness/ })
      .click();
    await session.isAt('/questionnaire');
    await expect(page.getByText('Dizziness').first()).toBeVisible();
    const { associatedSymptoms, lastAnsweredSymptomId } = await keptRecord(page);
    expect(associatedSymptoms.map(({ text }) => text)).toEqual(['Cough', 'Dizziness']);
    expect(lastAnsweredSymptomId).toBeNull();
    await page.goBack();
    await expect(page).not.toHaveURL(/associated-symptoms$/);
  });

  test('lead back to the chief complaint', async ({ session }) => {
    await open(session, { path: '/associated-symptoms' });
    await session.button('Back').click();
    await session.isAt('/chief-complaint');
  });
});

test.describe('The confirmation', () => {
  test('shows each symptom with its state and number of answers, and opens its questions again', async ({
    session,
    page,
  }) => {
    await open(session, { path: '/chief-complaint-confirmation' });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /Headache.*Chief complaint · \d+ answers.*Answered/,
      /Cough.*Associated symptom · 0 answers.*Answered/,
    ]);
    await session.button('Review answers: Headache').click();
    await session.isAt('/questionnaire');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    expect((await keptRecord(page)).returnToConfirmation).toBe(true);
  });

  test('leads to another symptom, or on', async ({ session, page }) => {
    await open(session, { path: '/chief-complaint-confirmation' });
    await session.button('Add another symptom').click();
    await session.isAt('/associated-symptoms');
    await page.getByRole('link', { name: 'Review answers' }).click();
    await session.button('Continue').click();
    await expect(page).not.toHaveURL(/confirmation$/);
    await expect(page).toHaveURL(/(ai-suggested-symptoms|review-of-systems)$/);
  });
});

test.describe('The review of systems', () => {
  const openReview = (session: Session, complaintAnswers = {}) =>
    open(session, { path: '/review-of-systems', complaintAnswers });

  test('groups the complaints by system, with a badge and counts', async ({ session, page }) => {
    await openReview(session);
    const respiratory = page.getByRole('group').filter({ hasText: /^Respiratory/ });
    const counts = /1 present, 0 not present, (\d+) unanswered/;
    await expect(respiratory).toContainText(counts);
    const [, unanswered] = counts.exec((await respiratory.textContent()) ?? '') ?? [];
    await expect(respiratory.getByText(`${unanswered} unanswered`, { exact: true })).toBeAttached();
    await expect(
      respiratory
        .getByRole('listitem')
        .filter({ hasText: /^Cough/ })
        .first(),
    ).toContainText('Present');
  });

  test('has no group for a body system of the other sex', async ({ page }) => {
    const chiefComplaint = await answeredSymptom(page, 'Headache');
    const groups = page.getByRole('heading', { level: 2 });
    await openWith(page, '/review-of-systems', { record: { ...PATIENT, gender: 'Male', chiefComplaint } });
    await expect(groups.filter({ hasText: 'Male genital' })).toHaveCount(1);
    await expect(groups.filter({ hasText: 'Female genital' })).toHaveCount(0);
  });

  test('starts from the case and the stored answers: present, not present, unanswered', async ({
    session,
    page,
  }) => {
    const fever = await complaintNamed(page, 'Fever');
    await openReview(session, { [fever.id]: false });
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row(/^Fever/)).toHaveText(/Not PresentChange to Present$/);
    await expect(row(/^Fatigue/).first()).toContainText('Click buttons below to answer');
    await expect(row(/^Cough/).first()).toHaveText('CoughPresent');
    await expect(session.button('Change to Present: Cough')).toHaveCount(0);
  });

  test('says how many questions of a present symptom were skipped', async ({ page }) => {
    const chiefComplaint = await answeredSymptom(page, 'Headache');
    const [first, second] = await someAnswers(page, chiefComplaint.id);
    if (!first || !second) throw new Error('Headache has single-choice questions');
    const answers = [first, { ...second, choiceId: null, choiceText: 'Skipped' }];
    await openWith(page, '/review-of-systems', { record: { ...PATIENT, chiefComplaint, answers } });
    await expect(page.getByText('Present (1 skipped)').first()).toBeVisible();
  });

  test('marks every unanswered complaint of a system not present, and the same ones elsewhere', async ({
    session,
    page,
  }) => {
    await openReview(session);
    const shared = await complaintNamed(page, 'Breathlessness');
    const [here, there] = shared.bodySystems.map(system => system.name);
    if (!here || !there) throw new Error('Breathlessness belongs to two systems');
    await session.button(`Mark All Not Present: ${here}`).click();
    await expect(session.button(`Mark All Not Present: ${here}`)).toHaveCount(0);
    await page.getByRole('heading', { name: there, exact: true }).click();
    await expect(session.button('Change to Present: Breathlessness')).toHaveCount(2);
  });

  test('confirms a status before its questions open, and comes back afterwards', async ({
    session,
    page,
  }) => {
    await openReview(session);
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Symptom Status' });
    await session.button('Present: Fever').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(session.button('Present: Fever')).toBeVisible();
    await session.button('Present: Fever').click();
    await dialog.getByRole('button', { name: 'Not Present' }).click();
    await session.button('Change to Present: Fever').click();
    await dialog.getByRole('button', { name: 'Present (Answer Questions)' }).click();
    await session.isAt('/questionnaire');
    await page.reload();
    await page.getByRole('complementary', { name: 'Questions' }).getByRole('button').last().click();
    await page.getByRole('button', { name: /^Skip \d+ questions?$/ }).click();
    await nextButton(page).click();
    await session.button('Finish anyway').click();
    await session.isAt('/review-of-systems');
    await expect(page.getByText(/^Present \(\d+ skipped\)$/).first()).toBeVisible();
  });

  test('does not ask an adult about what only children have', async ({ session, page }) => {
    await openReview(session);
    await page.getByRole('heading', { name: 'Musculoskeletal', exact: true }).click();
    await expect(session.button('Present: Knee pain')).toBeVisible();
    await expect(session.button('Present: Limping child')).toHaveCount(0);
  });

  test('continues to past medical history and is completed by that', async ({ session, page }) => {
    await openReview(session);
    await session.button('Continue to Past Medical History').click();
    await session.isAt('/past-medical-illnesses');
    expect((await keptRecord(page)).reviewOfSystemsCompleted).toBe(true);
    await session.button('Back to Review of Systems').click();
    await session.isAt('/review-of-systems');
  });

  test('that cannot be loaded says so and offers Go Back', async ({ session, page }) => {
    await page.route('**/api/complaints?*', route => route.abort());
    const chiefComplaint = { id: 1, text: 'Headache', isAnswered: true };
    await openWith(page, '/review-of-systems', { record: { ...PATIENT, chiefComplaint } });
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load review of systems. Please try again.',
      { timeout: 15_000 },
    );
    await session.button('Go Back').click();
    await expect(page).not.toHaveURL(/review-of-systems$/);
  });
});
