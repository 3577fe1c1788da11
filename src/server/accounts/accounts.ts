import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { SecurityEventKind } from '#contract/account-security.ts';
import { FLOOR_MS } from '#server/accounts/at-least.ts';
import { type AuthDeps, createAuth } from '#server/accounts/auth.ts';
import { bearerTokens } from '#server/accounts/bearer-token.ts';
import { unauthenticated } from '#server/accounts/flow.ts';
import { knownBrowsers } from '#server/accounts/known-browser.ts';
import { Line } from '#server/accounts/line.ts';
import { seenBehind } from '#server/accounts/seen.ts';
import { PAUSES, type Pauses, signInPace } from '#server/accounts/sign-in-pace.ts';
import { cookieName, tokenIn } from '#server/accounts/signed-cookie.ts';
import { type Session, sessionReader } from '#server/db/read-session.ts';
import { isSecretOf } from '#server/db/secret-fingerprint.ts';
import { addSecurityEvent } from '#server/db/security-events.ts';
import type { Environment } from '#server/http/environment.ts';
import type { MailMessage } from '#server/mail/mail-message.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

type AccountDeps = AuthDeps & {
  readonly settings: Pick<Settings, 'trustedProxies'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Flows that might tell whether an account exists answer no sooner. */
  readonly floorMs?: number;
  /** How long guesses at a password are held up. */
  readonly pauses?: Pauses;
};

const FOREIGN_SECRET =
  'AUTH_SECRET is not the one this database was set up with. Set it to the former value; to replace it on ' +
  'purpose, empty the table auth_secret, which signs everybody out.';

/**
 * How many passwords are hashed at once, as many as Node has threads for it, and how many may wait: whoever came later
 * would wait longer than our own pages do.
 */
const [HASHED_AT_ONCE, LONGEST_LINE] = [4, 200];

const BEARER = /^Bearer +(\S+)$/i;

/** Says in one line when the secret would make the stored sessions and keys unreadable. */
async function mustFit({ db, secret }: AccountDeps): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('fingerprint').digest('hex');
  if (!(await isSecretOf(db, fingerprint))) throw new StartError(FOREIGN_SECRET);
}

/** Opens the accounts on a database. Rejects with `StartError` when the secret is not the database's. */
export async function openAccounts(deps: AccountDeps) {
  await mustFit(deps);
  const { settings, floorMs = FLOOR_MS, pauses = PAUSES } = deps;
  const { appUrl } = settings;
  const auth = createAuth(deps);
  const read = sessionReader(deps.db, settings.sessionMaxDays);
  const cookie = cookieName('session_token', appUrl);
  const checkBearer = bearerTokens({
    now: deps.now,
    issuer: appUrl,
    readKeys: () => auth.api.getJwks(),
  });

  /** Who asks: by bearer token, which must then be right, or by cookie; null for a guest. */
  async function sessionOf(c: Context<Environment>): Promise<Session | null> {
    const bearer = BEARER.exec(c.req.header('Authorization') ?? '')?.[1];
    if (bearer !== undefined) return (await read.byId(await checkBearer(bearer))) ?? refuse();
    const token = tokenIn(cookie, deps.secret, c.req.header('Cookie'));
    return token === null ? null : read.byToken(token);
  }
  const ownerOf = async (c: Context<Environment>) => (await sessionOf(c))?.account.id ?? null;
  const requireSession = async (c: Context<Environment>) => (await sessionOf(c)) ?? refuse();
  const seen = seenBehind(settings.trustedProxies);
  /** Notes for the owner of an account what happened to it, and where that came from. */
  const note = (
    c: Context<Environment>,
    whose: Parameters<typeof addSecurityEvent>[1],
    kind: SecurityEventKind,
  ) => addSecurityEvent(deps.db, whose, { kind, ...seen(c) });
  const line = new Line(HASHED_AT_ONCE, LONGEST_LINE);
  const forgetMails = deps.mailer.forget;
  /** Sends a mail that no answer waits for. */
  const mail = (message: MailMessage) => deps.background.run(deps.mailer.send(message));
  return {
    auth,
    floorMs,
    line,
    seen,
    note,
    sessionOf,
    requireSession,
    ownerOf,
    readSession: read,
    forgetMails,
    mail,
    pace: signInPace(deps.db, pauses),
    browsers: knownBrowsers(deps.secret, appUrl),
  };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

function refuse(): never {
  throw unauthenticated();
}
