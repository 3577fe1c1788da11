import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailedLink } from '#tests/product/mailbox.ts';

const FOLDER = join(tmpdir(), `anamnesis-journey-mail-${process.env.JOURNEY_PORT ?? 4310}`);

/** Waits for the mail with this subject; answers the link in it. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await mailedLink(FOLDER, address, subject);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
