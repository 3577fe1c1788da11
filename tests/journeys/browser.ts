import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import chromium, { inflate } from '@sparticuz/chromium';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));

/** Without a graphics card a process of its own would play one, for pages that need none. */
const WITHOUT_GRAPHICS = ['--disable-gpu', '--disable-software-rasterizer'];

/**
 * The browser of the journeys: on Linux a Chromium that comes from npm, elsewhere the installed Chrome.
 * Of the arguments that package recommends only these are needed: containers often run as root, where the
 * sandbox cannot start. Nothing that weakens the web's own rules is passed, or the tests would prove less.
 */
export async function browserToUse(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  return {
    executablePath: await chromium.executablePath(),
    args: ['--headless=shell', '--no-sandbox', '--font-render-hinting=none', ...WITHOUT_GRAPHICS],
    env: { ...process.env, ...(await ownLibraries()) },
  };
}

/** The package's own libraries, and its fonts where there are none: a bare system has neither. */
async function ownLibraries(): Promise<Record<string, string>> {
  const libraries = await inflate(join(PACKAGE, 'bin/al2023.tar.br'));
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  return { LD_LIBRARY_PATH: join(libraries, 'lib'), ...fonts };
}
