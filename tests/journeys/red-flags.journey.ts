import type { Page } from '@playwright/test';
import type { CurrentSymptom, PatientRecord } from '#domain/case/patient-record.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { answeredSymptom, complaintNamed, PATIENT, questionsOf } from '#tests/examples/seeded-session.ts';
import { expectAccessible } from './accessible.ts';
import { questionCard } from './interview.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

/** A question that is put to everybody, and which key of it raises which red flag. */
type Alarming = {
  readonly index: number;
  readonly key: string;
  readonly answer: string;
  readonly flag: string;
};

function alarmingOf(questions: readonly Question[]): Alarming {
  const asked = questions.filter(({ conditions, whenPresent }) => conditions.length === 0 && !whenPresent);
  const found = asked.flatMap(({ type, choices }, index) => {
    const place = choices.findIndex(({ redFlags = [] }, at) => at < 9 && redFlags.length > 0);
    const choice = choices[place];
    const flag = choice?.redFlags?.[0]?.name;
    if (type !== QUESTION_TYPE.single || choice === undefined || flag === undefined) return [];
    return [{ index, key: String(place + 1), answer: choice.text, flag }];
  });
  if (!found[0]) throw new Error('No question of the complaint raises a red flag');
  return found[0];
}

/** A headache asked about, the review done, and the chest pain open at its first alarming question. */
async function openAtAlarm(page: Page): Promise<Alarming> {
  const { id, text } = await complaintNamed(apiOf(page), 'Chest pain');
  const current: CurrentSymptom = { id, text };
  const alarming = alarmingOf(await questionsOf(apiOf(page), id));
  const record: Partial<PatientRecord> = {
    ...PATIENT,
    chiefComplaint: await answeredSymptom(apiOf(page), 'Headache'),
    associatedSymptoms: [{ ...current, isAnswered: false }],
    reviewOfSystemsCompleted: true,
    currentSymptom: current,
    currentQuestionIndex: alarming.index,
  };
  await openWith(page, '/questionnaire', { record });
  return alarming;
}

/** Adds up every shift of the layout from now on, whoever caused it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const total = { value: 0 };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) total.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return total;
  });
  return () => sum.evaluate(({ value }) => value);
}

test.describe('A red flag on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is pinned the moment its answer is given, moves nothing, and stands on the summary (specification 9.47 to 9.49, 21.13)', async ({
    session,
    page,
  }) => {
    const { key, answer, flag } = await openAtAlarm(page);
    await settled(page);
    const strip = page.getByRole('region', { name: 'Must not miss' });
    await expect(strip).toHaveCount(0);
    const before = await questionCard(page).boundingBox();
    const shifts = await watchShifts(page);

    await page.keyboard.press(key);
    await expect(strip).toContainText(flag);
    await expect(strip).toContainText(`— ${answer}`);
    await expect(page.getByRole('status')).toContainText(`Must not miss: ${flag}`);
    expect(await questionCard(page).boundingBox()).toEqual(before);
    expect(await shifts()).toBe(0);
    await expectAccessible(page);

    const dialog = page.getByRole('dialog', { name: 'Finish this symptom?' });
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
    await page.getByRole('button', { name: 'Finish anyway' }).focus();
    await page.keyboard.press('Enter');
    await session.isAt('/associated-symptoms');
    await expect(strip).toContainText(flag);

    await page.goto('/summary');
    await expect(page.getByRole('article', { name: 'Summary' })).toContainText(flag);
    await page.getByRole('tab', { name: 'Differential' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'Red flag' })
      .filter({ hasText: `— ${answer}` });
    await expect(row.filter({ hasText: flag })).toBeVisible();
  });
});
