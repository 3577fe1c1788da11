import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const FOLDER = join(tmpdir(), `anamnesis-journey-mail-${process.env.JOURNEY_PORT ?? 4310}`);

/** The mails that have arrived for an address, oldest first. */
export async function mailsTo(address: string): Promise<readonly Email[]> {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter(name => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.sort().map(name => PostalMime.parse(readFileSync(join(FOLDER, name)))),
  );
  return mails.filter(({ to }) => to?.some(reader => reader.address === address));
}

/** Waits for the mail with this subject; answers the link in it, which text and HTML both hold. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const find = async () => (await mailsTo(address)).findLast(mail => mail.subject === subject);
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  const mail = await find();
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html?.replaceAll('&#38;', '&')).toContain(link);
  return link;
}
