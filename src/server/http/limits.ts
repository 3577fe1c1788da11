import type { NamedLimit } from '#server/http/rate-limit.ts';

const MINUTE = 60_000;

/**
 * How much of what one client may do, over all server processes. A whole class may sit behind one address, so
 * the limits by address are wide; those by e-mail address are what slows the guessing of a password.
 */
export const LIMITS = {
  /** A student adds a handful of entries by hand in a whole session. */
  suggestions: { name: 'suggestions', requests: 60, windowMs: MINUTE },
  /** A student makes one PDF a session, and perhaps a few more of backups. */
  pdfs: { name: 'pdfs', requests: 20, windowMs: MINUTE },
  /** Two phases of symptoms and six history sections a session, and a whole class behind one address. */
  workflow: { name: 'workflow', requests: 600, windowMs: MINUTE },
  /** Each question may be read once and its answer worded once; whoever is refused goes on without the model. */
  practiceModel: { name: 'practice-model', requests: 240, windowMs: MINUTE },
  feedback: { name: 'feedback', requests: 20, windowMs: MINUTE },
  signIn: { name: 'sign-in', requests: 200, windowMs: 5 * MINUTE },
  signInByEmail: { name: 'sign-in-email', requests: 10, windowMs: 5 * MINUTE },
  register: { name: 'register', requests: 100, windowMs: 10 * MINUTE },
  mailByEmail: { name: 'mail', requests: 5, windowMs: 10 * MINUTE },
  reset: { name: 'reset', requests: 60, windowMs: 10 * MINUTE },
  tokens: { name: 'tokens', requests: 60, windowMs: MINUTE },
  /** Writing histories, by account. */
  histories: { name: 'histories', requests: 300, windowMs: MINUTE },
  account: { name: 'account', requests: 20, windowMs: MINUTE },
} as const satisfies Record<string, NamedLimit>;
