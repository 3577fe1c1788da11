import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailMessage } from '#server/mail/mail-message.ts';
import type { Settings } from '#server/settings.ts';

const CONNECTION_MS = 10_000;

/** Takes mails to their readers. */
export type Mailer = {
  /** Sends one mail. Rejects when it could not be handed over. */
  readonly send: (mail: MailMessage) => Promise<void>;
  /** Removes what is still kept of mails to this address. */
  readonly forget: (address: string) => Promise<void>;
  readonly close: () => void;
};

type MailSettings = Pick<Settings, 'mail' | 'dataDir'>;

/** Through SMTP where `SMTP_URL` is set, otherwise as files in `outbox` of the data folder. */
export function openMailer({ mail, dataDir }: MailSettings, logger: Logger): Mailer {
  if (mail.smtpUrl === null) return outbox(join(dataDir, 'outbox'), mail.from, logger);
  return smtp(mail.smtpUrl, mail.from);
}

function smtp(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: CONNECTION_MS, greetingTimeout: CONNECTION_MS };
  const transport = createTransport({ url, pool: true, ...timeouts });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html });
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}

/** The folder is made with the first mail. */
function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** The end of the names of all files to an address, which tells them without reading them and does not show the address. */
function endOfNames(address: string): string {
  return `-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32)}.eml`;
}

/** For a server without mail: its operator finds the links in the files. The log names the folder alone: a link opens an account. */
function outbox(folder: string, from: string, logger: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ to, subject, text, html }) {
      const { message } = await transport.sendMail({ from, to, subject, text, html });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${randomUUID().slice(0, 8)}${endOfNames(to)}`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
      logger.info({ folder }, 'mail written to the outbox, its newest file: SMTP_URL is not set');
    },
    async forget(address) {
      const names = await readdir(folder).catch(noneYet);
      const theirs = names.filter(name => name.endsWith(endOfNames(address)));
      await Promise.all(theirs.map(name => rm(join(folder, name), { force: true })));
    },
    close: () => transport.close(),
  };
}
