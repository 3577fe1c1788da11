import type { GuestLimit, NamedLimit } from '#server/http/rate-limit.ts';

const MINUTE = 60_000;

/**
 * How much of what one client may do, over all server processes. A whole class may sit behind one address, so the limits
 * by address are wide, and within them each account or guest has one of their own. Guesses at one password are slowed
 * down besides (`accounts/sign-in-pace.ts`).
 */
export const LIMITS = {
  /** A student adds a handful of entries by hand in a whole session. */
  suggestions: { name: 'suggestions', requests: 60, byAddress: 600, windowMs: MINUTE },
  /** One an answer, and one for each that is changed in thought. */
  differential: { name: 'differential', requests: 240, byAddress: 1800, windowMs: MINUTE },
  /** One at the end of a conversation. */
  questionValues: { name: 'question-values', requests: 20, byAddress: 180, windowMs: MINUTE },
  /** A student makes one PDF a session, and perhaps a few more of backups. */
  pdfs: { name: 'pdfs', requests: 20, byAddress: 300, windowMs: MINUTE },
  /** Two phases of symptoms and six history sections a session. */
  workflow: { name: 'workflow', requests: 60, byAddress: 600, windowMs: MINUTE },
  /** Each question may be read once and its answer worded once; whoever is refused goes on without the model. */
  practiceModel: { name: 'practice-model', requests: 60, byAddress: 600, windowMs: MINUTE },
  feedback: { name: 'feedback', requests: 20, byAddress: 200, windowMs: MINUTE },
  signIn: { name: 'sign-in', requests: 50, byAddress: 400, windowMs: 5 * MINUTE },
  register: { name: 'register', requests: 10, byAddress: 400, windowMs: 10 * MINUTE },
  mailByEmail: { name: 'mail', requests: 5, windowMs: 10 * MINUTE },
  reset: { name: 'reset', requests: 20, byAddress: 200, windowMs: 10 * MINUTE },
  tokens: { name: 'tokens', requests: 60, windowMs: MINUTE },
  /** Writing histories, by account. */
  histories: { name: 'histories', requests: 300, windowMs: MINUTE },
  /** What was practised is kept a few seconds after each change, by account. */
  practice: { name: 'practice', requests: 300, windowMs: MINUTE },
  account: { name: 'account', requests: 20, windowMs: MINUTE },
  /** Looking where one is signed in, and ending sessions, by account. */
  accountSecurity: { name: 'account-security', requests: 60, windowMs: MINUTE },
} as const satisfies Record<string, NamedLimit | GuestLimit>;
