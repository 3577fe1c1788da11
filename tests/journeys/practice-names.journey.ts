import { expectAccessible, expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { ask, commit, DOOR, goIn } from './practice-talk.ts';
import { expect, test } from './session.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('A screen reader finds every part of practice by its name, on a phone', async ({ page }) => {
  await page.goto('/practice');
  await expect(page.getByRole('link', { name: DOOR })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Practice Patients" [level=1]
    - group "Show":
      - combobox "Body system"
      - combobox "Level"
      - combobox "Length"
      - combobox "Done or not"
    - button "Surprise Me"
  `);
  await goIn(page);
  await ask(page, 'What brings you in today?');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Consultation":
      - heading "Daniel Okoro" [level=1]
      - button "Notes"
      - log "Conversation"
      - textbox "Your question"
      - button "Ask"
      - checkbox
      - button "End and Commit"
  `);
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Commit" [level=1]
    - region "The problem":
      - textbox "Problem statement"
      - textbox "Problem list"
    - region "Diagnoses":
      - combobox "Add a diagnosis"
    - region "Dangerous, and excluded":
      - combobox "Add a diagnosis that the history excludes"
    - region "What to do first":
      - radiogroup /How soon must this patient be treated/:
        - radio "At once"
        - radio "Today"
        - radio "Can wait"
      - textbox "First action"
    - button "Commit"
  `);
  await commit(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Debrief" [level=1]
    - region "Do differently next time"
    - region "Your commitment"
    - region "What you found"
    - region "What to take away"
    - button "Ask Again"
  `);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Ask Again' }).click();
  await page.getByRole('button', { name: 'Missed, and notes' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'What you missed' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessibleAtBothWidths(page);
  await page.goto('/progress');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Progress" [level=1]
    - status: Kept in this browser. Sign in to find it on every device.
    - region "What is due"
    - region "Right at the first place, by body system"
    - region "Found of what matters, by part of the history"
    - region "How sure you may be"
    - region "Your practice data":
      - button "Export Practice Data"
      - button "Delete Practice Data"
  `);
  await expectNoSidewaysScroll(page);
});
