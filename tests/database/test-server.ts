import { Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openAccounts } from '#server/accounts/accounts.ts';
import { Background } from '#server/accounts/background.ts';
import { guestCookies } from '#server/accounts/guest-cookie.ts';
import type { Pauses } from '#server/accounts/sign-in-pace.ts';
import { createApp } from '#server/app.ts';
import { practiceSource } from '#server/content-source.ts';
import { readCatalogue } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fileLinks } from '#server/files/file-links.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { listen } from '#server/listen.ts';
import type { MailMessage } from '#server/mail/mail-message.ts';
import { openPractice } from '#server/practice/practice-patients.ts';
import { readSettings } from '#server/settings.ts';
import { openWorkflow } from '#server/workflow/open-workflow.ts';
import { databaseForThisTest } from './fresh-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Options = {
  readonly environment?: Record<string, string>;
  readonly db?: Database;
  readonly web?: string;
  readonly mailIsDown?: boolean;
  /** How long guesses at a password are held up; hardly at all unless said. */
  readonly pauses?: Pauses;
  readonly change?: (deps: Dependencies) => Dependencies;
};

export type TestServer = {
  readonly url: string;
  readonly deps: Dependencies;
  /** The log so far, one parsed line each. */
  readonly log: Record<string, unknown>[];
  /** The mails so far. */
  readonly mails: readonly MailMessage[];
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
};

function memoryLogger(log: Record<string, unknown>[]) {
  const write = (line: Buffer, _: unknown, done: () => void) => {
    log.push(JSON.parse(String(line)));
    done();
  };
  return pino({ level: 'trace', base: null }, new Writable({ write }));
}

/** The whole application on a free port, with a database of its own, for one test. */
export async function serverForThisTest(options: Options = {}): Promise<TestServer> {
  const log: Record<string, unknown>[] = [];
  const settings = readSettings({ PORT: '0', DATA_DIR: temporaryFolder(), ...options.environment });
  const db = options.db ?? (await databaseForThisTest());
  let mails: readonly MailMessage[] = [];
  const mailer = {
    send: async (mail: MailMessage) => {
      if (options.mailIsDown) throw new Error(`No mail to ${mail.to}`);
      mails = [...mails, mail];
    },
    forget: async (address: string) => {
      mails = mails.filter(({ to }) => to !== address);
    },
    close: () => {},
  };
  const logger = memoryLogger(log);
  const catalogue = await readCatalogue(db);
  const {
    service: workflow,
    printer,
    close,
  } = openWorkflow({
    settings,
    likelihood: catalogue.likelihood,
    contentVersion: catalogue.contentVersion,
    logger,
    now: Date.now,
  });
  onTestFinished(close);
  const secret = 'a secret of the tests, long enough';
  const background = new Background(logger);
  onTestFinished(() => background.settle());
  const accounts = await openAccounts({
    settings,
    db,
    mailer,
    background,
    secret,
    now: Date.now,
    floorMs: 0,
    pauses: options.pauses ?? { unitMs: 1, longestMs: 30, patienceMs: 1000 },
  });
  const own: Dependencies = {
    settings,
    db,
    accounts,
    guests: guestCookies(secret, settings.appUrl),
    catalogue,
    patients: openPractice(catalogue, practiceSource),
    logger,
    workflow,
    printer,
    files: openFileStore(settings),
    links: fileLinks(secret, Date.now),
    ownerOf: accounts.ownerOf,
    now: Date.now,
  };
  const deps = options.change?.(own) ?? own;
  const { address: url, close: stop } = await listen(createApp(deps, options.web), settings);
  onTestFinished(stop);
  return {
    url,
    deps,
    log,
    get mails() {
      return mails;
    },
    get: (path, headers = {}) => fetch(url + path, { headers }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  };
}
