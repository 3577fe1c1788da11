import type { Page } from '@playwright/test';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { expect, type Session, test } from './session.ts';

/** The past history is open once the review of systems is done: a case as saved there, put into the browser. */
async function openPastHistory(page: Page, path: string): Promise<void> {
  const saved = caseFormat.write(
    {
      ...emptyCase('November 21, 2026'),
      age: 54,
      gender: 'Male',
      chiefComplaint: { id: 1, text: 'Headache', isAnswered: true },
      reviewOfSystemsCompleted: true,
    },
    Date.now(),
  );
  await page.goto('/');
  await page.evaluate(text => {
    localStorage.setItem('anamnesisCase', text);
    sessionStorage.setItem('termsAccepted', 'true');
  }, saved);
  await page.goto(path);
}

/** A row of the list to pick from, by its words. */
const offered = (page: Page, words: string | RegExp) =>
  page.getByRole('listitem').getByRole('button', { name: words });

async function pick(page: Page, search: string, words: string | RegExp): Promise<void> {
  await page.getByRole('searchbox').fill(search);
  await offered(page, words).click();
}

async function chooseToday(page: Page, field: RegExp): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What an illness needs besides its name. */
async function completeIllness(session: Session, method: string): Promise<void> {
  const { page } = session;
  await chooseToday(page, /^Onset date/);
  await page.getByRole('combobox', { name: 'Diagnosis method' }).fill(method);
  await page.getByRole('option', { name: method }).first().click();
  await page.getByRole('textbox', { name: 'Diagnosing hospital' }).fill('City Hospital');
  await session.button('Save').click();
}

test.describe('The medication catalogue', () => {
  test.beforeEach(async ({ session, page }) => {
    await openPastHistory(page, '/medication-history');
    await session.button('Add medication').click();
    await expect(page.getByRole('searchbox', { name: 'Search medications' })).toBeVisible();
  });

  test('is searched by ingredient, and fills in category and components in their order', async ({
    session,
    page,
  }) => {
    await pick(page, 'clavulanic', /^Augmentin/);
    await expect(page.getByRole('heading', { name: 'Augmentin' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Commercial name' })).toHaveValue('Augmentin');
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Antibiotics');
    const ingredients = page.getByRole('group', { name: 'Active ingredients' });
    const names = ingredients.getByRole('textbox', { name: 'Scientific name' });
    await expect(names).toHaveCount(2);
    await expect(names.nth(0)).toHaveValue('Amoxicillin');
    await expect(names.nth(1)).toHaveValue('Clavulanic acid');
    const amounts = ingredients.getByRole('textbox', { name: 'Concentration' });
    await expect(amounts.nth(0)).toHaveValue('875');
    await expect(amounts.nth(1)).toHaveValue('125');
    for (const unit of await ingredients.getByRole('combobox', { name: 'Unit' }).all()) {
      await expect(unit).toHaveValue('mg');
    }
    await session.button('Save').click();
    await expect(page.getByRole('alert')).toContainText('Dosage is required');
    await expect(page.getByRole('alert')).not.toContainText('active ingredient');
  });

  test('is searched by class and by half a word in any order', async ({ page }) => {
    await page.getByRole('searchbox').fill('beta-block biso');
    await expect(offered(page, /^Concor/)).toBeVisible();
    await expect(offered(page, /^Tenormin/)).toHaveCount(0);
  });

  test('says when nothing matches', async ({ page }) => {
    await page.getByRole('searchbox').fill('unobtainium');
    await expect(page.getByText('No medications found matching your search.')).toBeVisible();
  });
});

test.describe('The illness catalogue', () => {
  test.beforeEach(async ({ session, page }) => {
    await openPastHistory(page, '/past-medical-illnesses');
    await session.button('Add medical condition').click();
    await expect(page.getByRole('searchbox', { name: 'Search medical conditions' })).toBeVisible();
  });

  test('no longer offers an illness that was added', async ({ session, page }) => {
    await pick(page, 'heartburn', /^Esophageal reflux/);
    await completeIllness(session, 'Endoscopy');
    const recorded = page.getByRole('list', { name: 'Current Medical History' });
    await expect(recorded).toContainText('Esophageal reflux');
    await session.button('Add medical condition').click();
    await page.getByRole('searchbox').fill('esophag');
    await expect(offered(page, /^Esophagitis/)).toBeVisible();
    await expect(offered(page, /^Esophageal reflux/)).toHaveCount(0);
  });

  test('takes a custom illness once, and suggests it to the keepers', async ({ session, page }) => {
    const suggested = page.waitForRequest('**/api/suggestions/illnesses');
    await session.button('Add Custom').click();
    await page.getByRole('textbox', { name: 'Illness' }).fill('Bird fancier’s lung');
    await completeIllness(session, 'CT scan');
    expect((await suggested).postDataJSON()).toEqual({ name: 'Bird fancier’s lung' });
    await session.button('Add medical condition').click();
    await session.button('Add Custom').click();
    await page.getByRole('textbox', { name: 'Illness' }).fill('BIRD FANCIER’S LUNG');
    await completeIllness(session, 'CT scan');
    await expect(page.getByRole('alert')).toContainText('This illness has already been added');
    const recorded = page.getByRole('list', { name: 'Current Medical History' });
    await expect(recorded.getByRole('listitem')).toHaveCount(1);
  });

  test('refuses a custom illness that was picked from it before', async ({ session, page }) => {
    await pick(page, 'asthma', 'Asthma');
    await completeIllness(session, 'Clinical examination');
    await session.button('Add medical condition').click();
    await session.button('Add Custom').click();
    await page.getByRole('textbox', { name: 'Illness' }).fill(' asthma ');
    await completeIllness(session, 'Clinical examination');
    await expect(page.getByRole('alert')).toContainText('This illness has already been added');
  });
});

test('A catalogue that cannot be read says so, and is tried again', async ({ session, page }) => {
  await page.route('**/api/procedures', route => route.abort());
  await openPastHistory(page, '/past-surgical-history');
  await session.button('Add surgical procedure').click();
  await expect(page.getByText('Failed to load surgeries. Please try again.')).toBeVisible();
  await page.unroute('**/api/procedures');
  await session.button('Retry').click();
  await page.getByRole('searchbox').fill('gallbladder keyhole');
  await expect(offered(page, /^Laparoscopic cholecystectomy/)).toBeVisible();
});
