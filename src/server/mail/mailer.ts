import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
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
    close: () => transport.close(),
  };
}

/** For a server without mail: its operator finds the links in the files, and in the log. */
function outbox(folder: string, from: string, logger: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ to, subject, text, html, link }) {
      const { message } = await transport.sendMail({ from, to, subject, text, html });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${Date.now()}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      logger.info({ file, subject, link }, 'mail written to the outbox, SMTP_URL is not set');
    },
    close: () => transport.close(),
  };
}
