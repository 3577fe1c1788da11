import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMailServer } from './mail-server.ts';
import { newDataFolder } from './prepared-data.ts';
import { startServerProcess } from './server-process.ts';

export type Product = {
  readonly url: string;
  /** Where every mail arrives as a file. */
  readonly mailFolder: string;
  readonly stop: () => Promise<void>;
};

type ProductOptions = { readonly port?: string; readonly mailFolder?: string };

/** The whole product as one starts it: all its content, nobody's data yet, and a real mail server. */
export async function startProduct({ port = '0', mailFolder }: ProductOptions = {}): Promise<Product> {
  const dataDir = await newDataFolder();
  const folder = mailFolder ?? join(dataDir, 'mail');
  const mail = await startMailServer(folder);
  const server = await startServerProcess({
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SMTP_URL: mail.url,
  });
  const stop = async () => {
    await server.stop();
    await mail.close();
    for (const done of [dataDir, folder]) rmSync(done, { recursive: true, force: true });
  };
  return { url: server.url, mailFolder: folder, stop };
}
