import type { Locator, Page } from '@playwright/test';

/** Whoever enters something: each click and each key is counted, the letters of what is told apart. */
export class Hands {
  clicks = 0;
  keys = 0;
  letters = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Keys and letters together. */
  get strokes(): number {
    return this.keys + this.letters;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.letters += text.length;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** From the last control of the section before, or from the heading where the page begins. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 50; presses += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }
}
