import { test as base, expect, type Page } from '@playwright/test';
import { continueLabel, type StepPath, stepAfter } from '#domain/flow/steps.ts';
import { pretendSteadyFrames } from '#tests/examples/steady-frames.ts';
import { type AnsweredQuestion, completeSymptom, questionCard } from './interview.ts';
import { watchRequests } from './settled.ts';

export { expect };

export type ProfileValues = {
  readonly name?: string;
  readonly age?: string;
  readonly gender?: 'Male' | 'Female';
  readonly historyTaker?: string;
};

/** What a student does, in the words of the screens. */
export class Session {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openHome(): Promise<void> {
    await this.page.goto('/');
    await expect(this.button('Begin Clinical Session')).toBeVisible();
  }

  /** From Home to the patient profile. */
  async begin(): Promise<void> {
    await this.openHome();
    await this.button('Begin Clinical Session').click();
    await this.acceptTerms();
    await this.isAt('/patient-profile');
    await expect(this.page.getByLabel('Patient Name')).toBeVisible();
  }

  async acceptTerms(): Promise<void> {
    await this.readTerms();
    await this.button('Accept').click();
  }

  /** To the bottom, and ticked. */
  async readTerms(): Promise<void> {
    await this.isAt('/terms');
    const box = this.page.getByRole('region', { name: 'Terms and Conditions' });
    await box.evaluate(element => element.scrollTo(0, element.scrollHeight));
    await this.page.getByRole('checkbox', { name: /I have read and agree/ }).check();
  }

  async fillProfile(values: ProfileValues = {}): Promise<void> {
    const { name = '', age = '54', gender = 'Male', historyTaker = 'R. Adeyemi' } = values;
    await this.page.getByLabel('Patient Name').fill(name);
    await this.page.getByLabel('Age', { exact: false }).first().fill(age);
    await this.page.getByRole('radio', { name: gender, exact: true }).check();
    await this.page.getByLabel('History Taken By').fill(historyTaker);
  }

  /** From Home to the chief complaint. */
  async reachChiefComplaint(values: ProfileValues = {}): Promise<void> {
    await this.begin();
    await this.fillProfile(values);
    await this.button('Continue to Chief Complaint').click();
    await this.isAt('/chief-complaint');
    await expect(this.page.getByRole('radio').first()).toBeVisible();
  }

  async chooseComplaint(text: string): Promise<void> {
    await this.page.getByRole('radio', { name: text }).first().check();
    await this.button('Next').click();
    await this.isAt('/questionnaire');
  }

  /** From the chief complaint to the associated symptoms; says what was told. */
  async tellComplaint(text: string, between?: () => Promise<void>): Promise<AnsweredQuestion[]> {
    await this.chooseComplaint(text);
    return this.completeSymptom(between);
  }

  async addSymptom(text: string, between?: () => Promise<void>): Promise<AnsweredQuestion[]> {
    await this.isAt('/associated-symptoms');
    await this.page.getByRole('searchbox').fill(text);
    await this.page.getByRole('listitem').getByRole('button', { name: text }).first().click();
    return this.completeSymptom(between);
  }

  private async completeSymptom(between?: () => Promise<void>): Promise<AnsweredQuestion[]> {
    await this.isAt('/questionnaire');
    await expect(questionCard(this.page)).toBeVisible();
    return completeSymptom(this.page, between);
  }

  /** From the associated symptoms to the review of systems; whatever the AI step suggests is denied. */
  async denySuggestions(): Promise<void> {
    await this.button('No Additional Symptoms').click();
    const forward = this.page.getByRole('button', {
      name: /^(No, Next Question|No, Continue|Continue to Phase 2|Continue to Review)$/,
    });
    const review = this.page.getByRole('heading', { level: 1, name: 'Review of Systems' });
    await expect(async () => {
      if (await review.isVisible()) return;
      await forward.click({ timeout: 1000 });
      await expect(review).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [0] });
  }

  /** From the review of systems past every history page to the summary. */
  async passHistory(between?: () => Promise<void>): Promise<void> {
    for (let path: StepPath = '/review-of-systems'; path !== '/summary'; path = stepAfter(path).path) {
      await this.isAt(path);
      await between?.();
      await this.button(continueLabel(path)).click();
    }
    await this.isAt('/summary');
  }

  async isAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

export const test = base.extend<{ session: Session }>({
  session: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(error.message));
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) problems.push(message.text());
    });
    watchRequests(page);
    await page.addInitScript(pretendSteadyFrames);
    await use(new Session(page));
    // An answer still under way must not outlive its page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems, 'errors thrown in the page').toEqual([]);
  },
});
