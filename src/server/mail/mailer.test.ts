import { readdirSync, readFileSync, statSync } from 'node:fs';
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

function outboxForThisTest() {
  const lines: string[] = [];
  const write = (line: Buffer, _: unknown, done: () => void) => {
    lines.push(String(line));
    done();
  };
  const dataDir = temporaryFolder();
  const logger = pino(new Writable({ write }));
  const mailer = openMailer({ mail: { smtpUrl: null, from: FROM }, dataDir }, logger);
  return { mailer, folder: join(dataDir, 'outbox'), lines };
}

test('without SMTP_URL it is written to the outbox for its owner alone, and the log tells where but neither link nor address (specification 28.52)', async () => {
  const { mailer, folder, lines } = outboxForThisTest();
  await mailer.send(resetMail('ada@example.org', LINK));
  const [file = ''] = readdirSync(folder);
  const mail = await PostalMime.parse(readFileSync(join(folder, file)));
  expect(mail.text).toContain(LINK);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ folder });
  for (const secret of ['ada@', 'token=', file]) expect(lines.join()).not.toContain(secret);
});

test('the outbox forgets the mails to one address and keeps the others (specification 28.53)', async () => {
  const { mailer, folder } = outboxForThisTest();
  await mailer.forget('ada@example.org');
  for (const to of ['Ada@example.org', 'ada@example.org', 'bob@example.org'])
    await mailer.send(resetMail(to, LINK));
  await mailer.forget('ada@example.org');
  const left = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'));
  expect(left).toHaveLength(1);
  expect(left[0]).toContain('To: bob@example.org');
});

test('a mail server that cannot be reached is an error for who sends', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: FROM };
  const mailer = openMailer({ mail, dataDir: temporaryFolder() }, quiet);
  await expect(mailer.send(resetMail('ada@example.org', LINK))).rejects.toThrow('ECONNREFUSED');
});
