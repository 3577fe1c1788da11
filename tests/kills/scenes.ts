import type { Locator, Page } from '@playwright/test';
import { complaintNamed, PATIENT, questionsOf, reviewedCase } from '#tests/examples/seeded-session.ts';
import { conversation, DOOR, field } from '../journeys/practice-talk.ts';
import { apiOf, keepSession } from '../journeys/seeded-session.ts';
import { expect } from '../journeys/session.ts';

/** A place in the program where somebody works when the tab dies. */
export type Scene = {
  /** Leaves the browser as it is when the work begins, and says at which address. */
  readonly seed: (page: Page) => Promise<string>;
  /** What is there to see once it is opened. */
  readonly work: (page: Page) => Work;
};

export type Work = {
  /** The first thing one waits for. */
  readonly ready: Locator;
  /** Before the first opening only: what leads to the place of work. */
  readonly begin?: () => Promise<void>;
  /** The n-th thing that is done: a key, a tick or a question. */
  readonly act: (n: number) => Promise<void>;
  /** What was done so far, as the page shows it. */
  readonly shown: () => Promise<readonly string[]>;
  /** What it shows after the n-th thing. */
  readonly next: (shown: readonly string[], n: number) => readonly string[];
};

const WORDS = 'The pain began on the stairs, went into the left arm and stayed for an hour. ';

/** Of so many boxes one after the other is ticked, and then cleared. */
const BOXES = 5;

/** What the n-th key writes. */
const letter = (n: number) => WORDS[n % WORDS.length] ?? ' ';

/** Typing into a field, letter by letter. */
function typing(page: Page, target: Locator, begin?: () => Promise<void>): Work {
  return {
    ready: target,
    ...(begin && { begin }),
    act: async n => {
      if (n === 0) await target.press('ControlOrMeta+End');
      await page.keyboard.type(letter(n));
    },
    shown: async () => [...(await target.inputValue())],
    next: (shown, n) => [...shown, letter(n)],
  };
}

/** Ticking boxes, one after the other. */
function ticking(boxes: Locator): Work {
  return {
    ready: boxes.first(),
    act: n => boxes.nth(n % BOXES).click(),
    shown: () => boxes.evaluateAll(all => all.map(box => String((box as HTMLInputElement).checked))),
    next: (shown, n) =>
      shown.map((state, at) => String(at === n % BOXES ? state === 'false' : state === 'true')),
  };
}

async function seedReviewed(page: Page, path: string): Promise<string> {
  await keepSession(page, { record: await reviewedCase(apiOf(page)) });
  return path;
}

/** The questionnaire of a headache, at the first question of this type. */
async function seedQuestion(page: Page, type: number): Promise<string> {
  const { id } = await complaintNamed(apiOf(page), 'Headache');
  const asked = (await questionsOf(apiOf(page), id)).filter(({ conditions }) => conditions.length === 0);
  const symptom = { id, text: 'Headache' };
  await keepSession(page, {
    record: {
      ...PATIENT,
      chiefComplaint: { ...symptom, isAnswered: false },
      currentSymptom: symptom,
      currentQuestionIndex: asked.findIndex(question => question.type === type),
    },
  });
  return '/questionnaire';
}

/** From the library to the patient, whose page has the address one comes back to. */
async function seedConsultation(page: Page): Promise<string> {
  await page.goto('/practice');
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('button', { name: 'Go In' }).click();
  await expect(field(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

const QUESTIONS = ['What brings you in today?', 'When did it start?', 'Do you smoke?', 'Any allergies?'];

const question = (n: number) => QUESTIONS[n % QUESTIONS.length] ?? '';

export const SCENES: Readonly<Record<string, Scene>> = {
  'the profile': {
    seed: async () => '/patient-profile',
    work: page => typing(page, page.getByLabel('Occupation')),
  },
  'a question of words': {
    seed: page => seedQuestion(page, 7),
    work: page => typing(page, page.locator('main section').getByLabel('Notes')),
  },
  'a question of ticks': {
    seed: page => seedQuestion(page, 4),
    work: page => ticking(page.locator('main section').getByRole('checkbox')),
  },
  'a form of past history': {
    seed: page => seedReviewed(page, '/past-surgical-history'),
    work: page =>
      typing(page, page.getByLabel('Indication'), () =>
        page.getByRole('button', { name: 'Add transfusion', exact: true }).click(),
      ),
  },
  'a line about a medicine': {
    seed: page => seedReviewed(page, '/medication-history'),
    work: page => typing(page, page.getByPlaceholder(/^For example/).first()),
  },
  'a part of the summary': {
    seed: page => seedReviewed(page, '/summary'),
    work: page =>
      typing(page, page.getByRole('form', { name: /^Edit impression/ }).getByRole('textbox'), () =>
        page.getByRole('button', { name: /^Edit impression/ }).click(),
      ),
  },
  'the question to a practice patient': {
    seed: seedConsultation,
    work: page => typing(page, field(page)),
  },
  'the notes pad': {
    seed: seedConsultation,
    work: page => typing(page, page.getByRole('textbox', { name: 'Notes' })),
  },
  'the problem statement': {
    seed: seedConsultation,
    work: page =>
      typing(page, page.getByLabel('Problem statement'), () =>
        page.getByRole('button', { name: 'End and Commit' }).click(),
      ),
  },
  'a consultation': {
    seed: seedConsultation,
    work: page => ({
      ready: field(page),
      act: async n => {
        await field(page).fill(question(n));
        await field(page).press('Enter');
      },
      // A question is there with its answer, or not at all.
      shown: () =>
        conversation(page)
          .locator('[data-by]')
          .evaluateAll(lines =>
            lines.flatMap((line, at) => {
              if (line.getAttribute('data-by') === 'patient') return [];
              const isAnswered = lines[at + 1]?.getAttribute('data-by') === 'patient';
              return [isAnswered ? (line.querySelector('p')?.textContent ?? '') : 'without an answer'];
            }),
          ),
      next: (shown, n) => [...shown, question(n)],
    }),
  },
};
