import type { Page } from '@playwright/test';
import type { TeachingCase } from '#content/read/content.ts';
import { readContent } from '#content/read/read-content.ts';
import { continueLabel, type StepPath, stepAfter } from '#domain/flow/steps.ts';
import { nextButton, questionCard, wordsOf } from './interview.ts';
import { expect, type Session, test } from './session.ts';
import { settled } from './settled.ts';

const { content } = readContent();

/** Whoever takes a history from Home to the summary: each click, and each field that is filled in, is an action. */
class HistoryTaker {
  actions = 0;
  questions = 0;
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  get page(): Page {
    return this.session.page;
  }

  async press(name: string): Promise<void> {
    await this.session.button(name).click();
    this.actions += 1;
  }

  /** To the chief complaint: nothing is filled in that need not be. */
  async begin({ age, sex }: TeachingCase['patient']): Promise<void> {
    await this.session.openHome();
    await this.press('Begin Clinical Session');
    await this.session.readTerms();
    await this.press('Accept');
    await this.page.getByLabel('Age', { exact: false }).first().fill(String(age));
    await this.page.getByRole('radio', { name: sex === 'male' ? 'Male' : 'Female', exact: true }).check();
    await this.page.getByLabel('History Taken By').fill('R. Adeyemi');
    await this.press('Continue to Chief Complaint');
    // The terms scrolled and ticked, and three fields.
    this.actions += 5;
  }

  async choose(complaint: string): Promise<void> {
    await this.page.getByRole('radio', { name: complaint, exact: true }).first().check();
    this.actions += 1;
    await this.press('Next');
    await this.session.isAt('/questionnaire');
  }

  /** Puts every question, and takes down what this patient says. */
  async ask(sayings: ReadonlyMap<string, readonly string[]>): Promise<void> {
    for (;;) {
      await settled(this.page);
      const place = await wordsOf(this.page.getByText(/^Question \d+ of \d+$/));
      const question = await wordsOf(questionCard(this.page).getByRole('heading').first());
      await this.takeDown(sayings.get(question) ?? []);
      this.questions += 1;
      const isLast = (await wordsOf(nextButton(this.page))) === 'Continue';
      await nextButton(this.page).click();
      this.actions += 1;
      if (isLast) return;
      await expect(this.page.getByText(place, { exact: true })).toHaveCount(0);
    }
  }

  private async takeDown(sayings: readonly string[]): Promise<void> {
    const card = questionCard(this.page);
    await expect(card.locator('input, textarea, ol').first()).toBeAttached();
    if ((await card.getByLabel('Notes').count()) > 0) {
      await card.getByLabel('Notes').fill('It came on at work, and it frightens me.');
      this.actions += 1;
    }
    for (const saying of sayings) await this.takeDownOne(saying);
  }

  private async takeDownOne(saying: string): Promise<void> {
    const card = questionCard(this.page);
    const [amount = '', unit = ''] = saying.split(' ');
    if ((await card.getByRole('textbox', { name: 'Amount' }).count()) > 0) {
      await card.getByRole('textbox', { name: 'Amount' }).fill(amount);
      await card.getByLabel('Unit').selectOption(unit);
      this.actions += 2;
    } else if ((await card.getByRole('textbox', { name: 'Number' }).count()) > 0) {
      await card.getByRole('textbox', { name: 'Number' }).fill(amount);
      this.actions += 1;
    } else {
      const [box, dot] = [
        card.getByRole('checkbox', { name: saying, exact: true }),
        card.getByRole('radio', { name: saying, exact: true }),
      ];
      const choice = box.or(dot).first();
      if (await choice.isChecked()) return;
      await choice.check();
      this.actions += 1;
    }
  }

  /** Asks for whatever the AI step suggests; this patient has nothing of it. */
  async denySuggestions(): Promise<void> {
    await this.press('No Additional Symptoms');
    const review = this.page.getByRole('heading', { level: 1, name: 'Review of Systems' });
    const forward = this.page.getByRole('button', { name: /^(No, |Continue to )/ });
    for (;;) {
      await settled(this.page);
      if (await review.isVisible()) return;
      if ((await wordsOf(forward)).startsWith('No')) this.questions += 1;
      await forward.click();
      this.actions += 1;
    }
  }

  /** Through the review and the pages of the history; what was told in the interview is added there by one tap. */
  async passHistory(): Promise<void> {
    for (let path: StepPath = '/review-of-systems'; path !== '/summary'; path = stepAfter(path).path) {
      await this.session.isAt(path);
      await settled(this.page);
      const told = this.page
        .getByRole('region', { name: 'Told in the interview' })
        .filter({ hasNotText: 'Smoking' });
      for (let left = await told.getByRole('button', { name: /^Add/ }).count(); left > 0; left -= 1) {
        await told.getByRole('button', { name: /^Add/ }).first().click();
        this.actions += 1;
        await expect(told.getByRole('button', { name: /^Add/ })).toHaveCount(left - 1);
      }
      await this.press(continueLabel(path));
    }
    await this.session.isAt('/summary');
  }
}

/** Question → what the patient says to it, in the words of the choices. */
function sayingsOf({ complaint, answers }: TeachingCase): ReadonlyMap<string, readonly string[]> {
  const questions = content.complaints.find(({ key }) => key === complaint)?.questions ?? [];
  const given = answers[complaint] ?? {};
  return new Map(questions.map(({ key, ask }) => [ask, [given[key] ?? []].flat().map(String)]));
}

for (const { name, complaint, key, isIt, actions, questions } of [
  {
    name: 'A classic infarction',
    complaint: 'Chest pain',
    key: 'chest-pain',
    isIt: /crushing pain behind the breastbone/,
    actions: 82,
    questions: 35,
  },
  {
    name: 'An ectopic pregnancy',
    complaint: 'Abdominal pain',
    key: 'abdominal-pain',
    isIt: /27-year-old woman with a late period/,
    actions: 72,
    questions: 29,
  },
])
  test(`${name} is taken from Home to the summary in at most ${actions} actions and ${questions} questions`, async ({
    session,
  }) => {
    const patient = content.cases.find(({ complaint, title }) => complaint === key && isIt.test(title));
    if (!patient) throw new Error(`No teaching case is ${isIt}`);
    const taker = new HistoryTaker(session);
    await taker.begin(patient.patient);
    await taker.choose(complaint);
    await taker.ask(sayingsOf(patient));
    await taker.denySuggestions();
    await taker.passHistory();
    expect(taker.actions).toBeLessThanOrEqual(actions);
    expect(taker.questions).toBeLessThanOrEqual(questions);
  });
