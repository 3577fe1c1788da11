import type { LaunchOptions } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/**
 * The browser of the journeys: on Linux a Chromium that comes from npm, elsewhere the installed Chrome.
 * Of the arguments that package recommends only these are needed: containers often run as root, where the
 * sandbox cannot start. Nothing that weakens the web's own rules is passed, or the tests would prove less.
 */
export async function browserToUse(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  return {
    executablePath: await chromium.executablePath(),
    args: ['--headless=shell', '--no-sandbox', '--font-render-hinting=none'],
  };
}
