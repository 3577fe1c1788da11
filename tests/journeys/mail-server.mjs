// A real SMTP server for the journeys: every mail it takes becomes a file in the folder.
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export async function startMailServer(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        const draft = join(folder, `.${randomUUID()}`);
        writeFileSync(draft, Buffer.concat(chunks));
        renameSync(draft, join(folder, `${Date.now()}-${randomUUID()}.eml`));
        done();
      });
    },
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise(resolve => server.close(resolve));
  return { url: `smtp://127.0.0.1:${server.server.address().port}`, close };
}
