import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that have arrived in the folder for an address, oldest first. */
export async function mailsTo(folder: string, address: string): Promise<readonly Email[]> {
  const files = readdirSync(folder).filter(name => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.sort().map(name => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(reader => reader.address === address));
}

/** The link in the newest mail with this subject, which text and HTML both hold; none before the mail is there. */
export async function mailedLink(
  folder: string,
  address: string,
  subject: string,
): Promise<string | undefined> {
  const mail = (await mailsTo(folder, address)).findLast(one => one.subject === subject);
  if (mail === undefined) return undefined;
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (link === undefined || !mail.html?.replaceAll('&#38;', '&').includes(link))
    throw new Error(`'${subject}' has no link that its text and its HTML share`);
  return link;
}
