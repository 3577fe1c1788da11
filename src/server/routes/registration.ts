import { createRoute } from '@hono/zod-openapi';
import { APIError } from 'better-auth/api';
import {
  newPassword,
  passwordRulesResponse,
  registration,
  resetRequest,
  verificationQuery,
} from '#contract/account.ts';
import {
  passwordRulesEndpoint,
  registerEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
  verifyEmailEndpoint,
} from '#contract/endpoints/account.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { mustBeAccepted } from '#server/accounts/accepted-password.ts';
import { atLeast, inTurn } from '#server/accounts/at-least.ts';
import { flowHeaders, flowRequest } from '#server/accounts/flow.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, jsonResponse, LIMITED, SIGNED_IN } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { noStore } from '#server/http/no-store.ts';
import { countRequest, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';

const tags = ['Account'];
const done = (description: string) => ({ 204: { description }, ...LIMITED });

const rules = createRoute({
  ...operation(passwordRulesEndpoint),
  tags,
  responses: { 200: jsonResponse(passwordRulesResponse, 'The least length in force') },
});
const register = createRoute({
  ...operation(registerEndpoint),
  tags,
  request: { body: jsonBody(registration) },
  responses: done('A mail is on its way'),
});
const askForReset = createRoute({
  ...operation(requestResetEndpoint),
  tags,
  request: { body: jsonBody(resetRequest) },
  responses: done('If the account exists, a mail is on its way'),
});
const reset = createRoute({
  ...operation(resetPasswordEndpoint),
  tags,
  request: { body: jsonBody(newPassword) },
  responses: done('The new password holds, and every session has ended'),
});
const sendVerification = createRoute({
  ...operation(sendVerificationEndpoint),
  tags,
  responses: { 204: { description: 'A mail is on its way' }, ...SIGNED_IN },
});
const verify = createRoute({
  ...operation(verifyEmailEndpoint),
  tags,
  request: { query: verificationQuery },
  responses: { 302: { description: 'To the sign-in page, with verified=yes or verified=no' } },
});

const ENDPOINTS = [
  registerEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
  verifyEmailEndpoint,
];

const oldLink = () =>
  new ApiError(400, 'invalid_token', 'This link is no longer valid. Please ask for a new one.');

/** Two who register with one address at once: the second hears what everybody hears. */
function unlessTaken(error: unknown): void {
  if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
}

function refusedLink(error: unknown): never {
  throw error instanceof APIError && error.statusCode < 500 ? oldLink() : error;
}

/** GET auth/password-rules and auth/verify-email, POST auth/sign-up, request-password-reset, reset-password, account/verification. */
export function registrationRoutes(
  deps: Pick<Dependencies, 'accounts' | 'db' | 'settings' | 'guests' | 'ownerOf'>,
) {
  const { db, settings, accounts } = deps;
  const { api } = accounts.auth;
  const router = createRouter();
  const { passwordMinLength: least } = settings;
  passFirst(router, ENDPOINTS, noStore);
  passFirst(router, [registerEndpoint], rateLimit(LIMITS.register, deps));
  passFirst(router, [requestResetEndpoint, resetPasswordEndpoint], rateLimit(LIMITS.reset, deps));

  /** Whose password a mailed link sets; empty when the link is none. */
  async function addressBehind(token: string): Promise<string> {
    const { internalAdapter } = await accounts.auth.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const user = link && (await internalAdapter.findUserById(link.value));
    return user?.email ?? '';
  }

  return router
    .openapi(rules, c => c.json({ least }, 200))
    .openapi(register, async c => {
      const { email, password } = c.req.valid('json');
      mustBeAccepted({ email, password }, least);
      await countRequest(db, LIMITS.mailByEmail, email);
      const body = { email, password, name: '' };
      await inTurn(accounts, () => api.signUpEmail({ body }).catch(unlessTaken));
      return c.body(null, 204);
    })
    .openapi(askForReset, async c => {
      const body = c.req.valid('json');
      await countRequest(db, LIMITS.mailByEmail, body.email);
      await atLeast(accounts.floorMs, () => api.requestPasswordReset({ body }));
      return c.body(null, 204);
    })
    .openapi(reset, async c => {
      const body = c.req.valid('json');
      const email = await addressBehind(body.token);
      mustBeAccepted({ email, password: body.newPassword }, least);
      const call = {
        body,
        request: flowRequest(c, accounts.seen(c)),
        asResponse: false,
      };
      await inTurn(accounts, () => api.resetPassword(call).catch(refusedLink));
      // Whoever reads the account's mails is not to be held up by those who guess.
      c.header('Set-Cookie', accounts.browsers.fresh(email), { append: true });
      return c.body(null, 204);
    })
    .openapi(sendVerification, async c => {
      const { email, emailVerified } = (await accounts.requireSession(c)).account;
      await countRequest(db, LIMITS.mailByEmail, email);
      const call = { body: { email }, headers: flowHeaders(c) };
      if (!emailVerified) await api.sendVerificationEmail(call);
      return c.body(null, 204);
    })
    .openapi(verify, async c => {
      const query = c.req.valid('query');
      const request = flowRequest(c, accounts.seen(c));
      const verified = await api.verifyEmail({ query, request, asResponse: false }).then(
        () => 'yes',
        () => 'no',
      );
      return c.redirect(`${settings.appUrl}${ROUTES.login}?verified=${verified}`, 302);
    });
}
