import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export type MailServer = { readonly url: string; readonly close: () => Promise<void> };

/** A real SMTP server for the tests: every mail it takes becomes a file in the folder. */
export async function startMailServer(folder: string): Promise<MailServer> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        const draft = join(folder, `.${randomUUID()}`);
        writeFileSync(draft, Buffer.concat(chunks));
        renameSync(draft, join(folder, `${Date.now()}-${randomUUID()}.eml`));
        done();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  const close = () => new Promise<void>(resolve => smtp.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${address.port}`, close };
}
