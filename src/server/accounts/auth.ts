import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins/jwt';
import { verifyEmailEndpoint } from '#contract/endpoints/account.ts';
import { API } from '#contract/endpoints/api-endpoint.ts';
import { PASSWORD_LENGTH } from '#domain/account/new-password.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import type { Background } from '#server/accounts/background.ts';
import { seenIn } from '#server/accounts/flow.ts';
import { cookieName, tokenIn } from '#server/accounts/signed-cookie.ts';
import { endOtherSessions, forgetResetLinks } from '#server/db/account-rows.ts';
import type { Database } from '#server/db/database.ts';
import { addSecurityEvent } from '#server/db/security-events.ts';
import { credentials, sessions, signingKeys, users, verifications } from '#server/db/tables/accounts.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '#server/mail/account-mails.ts';
import type { MailMessage } from '#server/mail/mail-message.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Settings } from '#server/settings.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A session that is used lives on, up to the longest time of the settings; one that is not ends after a week. In seconds. */
const SESSION_LIFETIME = 7 * DAY;

export type AuthDeps = {
  readonly settings: Pick<Settings, 'appUrl' | 'sessionMaxDays'>;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly background: Background;
  /** The server's own; changing it ends all sessions. */
  readonly secret: string;
};

/**
 * better-auth does the flows, called as functions: our own routes stand before it with their contract, limits
 * and words, so its router, rate limiter and origin check are not in use (ADR 9).
 */
export function createAuth({ settings: { appUrl }, db, mailer, background, secret }: AuthDeps) {
  const mailed = (link: string, token: string) => `${appUrl}${link}?${new URLSearchParams({ token })}`;
  const cookie = cookieName('session_token', appUrl);
  const mail = (message: MailMessage) => background.run(mailer.send(message));
  return betterAuth({
    appName: 'Anamnesis',
    baseURL: `${appUrl}${API}/auth`,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        jwks: signingKeys,
      },
    }),
    user: { additionalFields: { username: { type: 'string', required: false, input: false } } },
    // How long ago somebody signed in does not matter for reading the list of their sessions.
    session: { expiresIn: SESSION_LIFETIME, updateAge: 0, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      onPasswordReset: async ({ user }, request) => {
        await forgetResetLinks(db, user.id);
        await addSecurityEvent(db, user, { kind: 'password-reset', ...seenIn(request) });
        mail(passwordChangedMail(user.email, `${appUrl}${ROUTES.resetPassword}`));
      },
      sendResetPassword: async ({ user, token }) =>
        mail(resetMail(user.email, mailed(ROUTES.resetPassword, token))),
      onExistingUserSignUp: async ({ user }) =>
        mail(alreadyRegisteredMail(user.email, `${appUrl}${ROUTES.resetPassword}`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY,
      // Whoever registered with somebody else's address was signed in until now.
      afterEmailVerification: async (user, request) => {
        const token = tokenIn(cookie, secret, request?.headers.get('Cookie') ?? undefined);
        await endOtherSessions(db, user.id, token);
        await addSecurityEvent(db, user, { kind: 'email-confirmed', ...seenIn(request) });
      },
      sendVerificationEmail: async ({ user, token }) =>
        mail(verificationMail(user.email, mailed(verifyEmailEndpoint.path, token))),
    },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { rotationInterval: 90 * DAY },
        jwt: {
          issuer: appUrl,
          audience: appUrl,
          expirationTime: '15m',
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'anamnesis',
      useSecureCookies: appUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
  });
}
