import type { Locator } from '@playwright/test';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { answeredSymptom, PATIENT } from '#tests/examples/seeded-session.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, type Session } from './session.ts';
import { settled } from './settled.ts';

/** What a student does in the AI step, and on the way there. */
export class AiStep {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Opens the first suggested symptom of a patient whose chief complaint was asked about. */
  async open(complaint = 'Chest pain', patient: Partial<PatientRecord> = { gender: 'Male' }): Promise<void> {
    await this.openBefore(complaint, patient);
    await this.session.button('No Additional Symptoms').click();
    await this.session.isAt('/ai-suggested-symptoms');
    await expect(this.question).toBeVisible();
  }

  /** Opens the step before: the associated symptoms of such a patient. */
  async openBefore(complaint = 'Headache', patient: Partial<PatientRecord> = {}): Promise<void> {
    const { page } = this.session;
    const chiefComplaint = await answeredSymptom(apiOf(page), complaint);
    await openWith(page, '/associated-symptoms', { record: { ...PATIENT, chiefComplaint, ...patient } });
  }

  /** Leaves every question of the questionnaire unanswered. */
  async skipQuestions(): Promise<void> {
    const { page } = this.session;
    await expect(page.getByRole('heading', { name: 'History Taking' })).toBeVisible();
    const list = page.getByRole('complementary', { name: 'Questions' });
    await list.getByRole('button').last().click();
    await page.getByRole('button', { name: /^Skip \d+ questions?$/ }).click();
    await page.getByRole('button', { name: /^(Skip|Continue)$/ }).click();
    await this.session.button('Finish anyway').click();
  }

  /** Answers No until the phase has no open question. */
  async denyTheRest(): Promise<void> {
    const { page } = this.session;
    await settled(page);
    const forward = page.getByRole('button', { name: /^(No, |Continue to )/ });
    const shown = async () => `${await this.position.textContent()} ${await forward.textContent()}`;
    while ((await forward.textContent())?.startsWith('No')) {
      const before = await shown();
      await page.keyboard.press('n');
      await expect.poll(shown).not.toBe(before);
    }
  }

  /** Where in the phase it stands: 'Question 2 of 8'. */
  get position(): Locator {
    return this.session.page.getByText(/^Question \d+ of \d+$/);
  }

  get question(): Locator {
    return this.session.page.getByRole('heading', { name: /^Do you have .+\?$/ });
  }

  /** The symptoms in the sidebar. */
  get symptoms(): Locator {
    return this.session.page.getByRole('complementary', { name: 'Symptoms' }).getByRole('button');
  }
}
