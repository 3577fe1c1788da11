import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { resetMail } from '#server/mail/account-mails.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { temporaryFolder } from '../../../tests/database/temporary-folder.ts';

const FROM = 'Anamnesis <noreply@example.org>';
const LINK = 'https://anamnesis.example.org/reset-password?token=a&b="<x>';

async function startMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, mails };
}

const quiet = pino({ level: 'silent' });

test('with SMTP_URL a mail reaches its reader as text and as HTML, and both hold the link', async () => {
  const { smtpUrl, mails } = await startMailServer();
  const mailer = openMailer({ mail: { smtpUrl, from: FROM }, dataDir: temporaryFolder() }, quiet);
  await mailer.send(resetMail('ada@example.org', LINK));
  mailer.close();
  const mail = await PostalMime.parse(mails[0] ?? '');
  expect(mail.subject).toBe('Set a new password');
  expect(mail.from).toMatchObject({ name: 'Anamnesis', address: 'noreply@example.org' });
  expect(mail.to).toMatchObject([{ address: 'ada@example.org' }]);
  expect(mail.text).toContain(LINK);
  expect(mail.html).toContain(
    'href="https://anamnesis.example.org/reset-password?token=a&#38;b=&#34;&#60;x&#62;"',
  );
});

test('without SMTP_URL it is written to the outbox, for nobody else to read, and the link is logged', async () => {
  const lines: string[] = [];
  const write = (line: Buffer, _: unknown, done: () => void) => {
    lines.push(String(line));
    done();
  };
  const dataDir = temporaryFolder();
  const logger = pino(new Writable({ write }));
  const mailer = openMailer({ mail: { smtpUrl: null, from: FROM }, dataDir }, logger);
  await mailer.send(resetMail('ada@example.org', LINK));
  const [file = ''] = readdirSync(join(dataDir, 'outbox'));
  const mail = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', file)));
  expect(mail.text).toContain(LINK);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ link: LINK });
  expect(lines.join()).not.toContain('ada@');
});

test('a mail server that cannot be reached is an error for who sends', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: FROM };
  const mailer = openMailer({ mail, dataDir: temporaryFolder() }, quiet);
  await expect(mailer.send(resetMail('ada@example.org', LINK))).rejects.toThrow('ECONNREFUSED');
});
