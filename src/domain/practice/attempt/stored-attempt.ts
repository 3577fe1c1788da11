import { dayNumbers } from '#domain/dates/calendar-day.ts';
import {
  type Attempt,
  LEAST_MINUTES,
  MODES,
  MOST_MINUTES,
  STAGES,
} from '#domain/practice/attempt/attempt.ts';
import type { Line, PatientLine, StudentLine } from '#domain/practice/consultation/consultation.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { isIntent } from '#domain/practice/intent.ts';
import { COMMITTED_URGENCIES } from '#domain/practice/patient/reference.ts';
import {
  either,
  fields,
  flag,
  isPlain,
  listOf,
  number,
  oneOf,
  orNull,
  type Reader,
  share,
  text,
  wholeListOf,
  wholeNumber,
  wholeNumberIn,
} from '#domain/reading/reader.ts';
import type { Migration } from '#domain/reading/stored-format.ts';

/** What is believed to be an intent. */
export const readIntent: Reader<Intent> = stored =>
  typeof stored === 'string' && isIntent(stored) ? stored : undefined;

const texts = listOf(text);
const intents = listOf(readIntent);

const studentLine: Reader<StudentLine> = fields(
  { by: oneOf(['student']), text, asked: intents },
  { isReadByModel: flag },
);

const patientLine: Reader<PatientLine> = fields(
  {
    by: oneOf(['patient']),
    text,
    facts: texts,
    held: texts,
    usual: listOf(fields({ intent: readIntent, text })),
    cues: texts,
    offers: listOf(either(readIntent, intents)),
  },
  { isWordedByModel: flag },
);

const diagnosis = fields({ id: wholeNumber, name: text });

/** yyyy-mm-dd; a day that does not exist would make every date reckoned from it none. */
const day: Reader<string> = stored => (typeof stored === 'string' && dayNumbers(stored) ? stored : undefined);

const count = wholeNumberIn({ min: 0, max: Number.MAX_SAFE_INTEGER });

const commitment = fields({
  statement: text,
  problems: texts,
  differential: listOf(
    fields({
      id: wholeNumber,
      name: text,
      confidence: orNull(share),
      for: orNull(text),
      against: orNull(text),
    }),
  ),
  excluded: listOf(diagnosis),
  urgency: orNull(oneOf(COMMITTED_URGENCIES)),
  firstAction: text,
});

/** What of stored settings is believed. */
export const readSettings = fields({
  mode: oneOf(MODES),
  minutes: wholeNumberIn({ min: LEAST_MINUTES, max: MOST_MINUTES }),
  asksThoughts: flag,
});

/** Until then the last attempt of each patient stood under the patient's number, and nobody knew when it was changed. */
export const byAttempt: Migration = stored => {
  const old = isPlain(stored) ? Object.values(stored).filter(isPlain) : [];
  return Object.fromEntries(
    old.map(attempt => [
      `${attempt.patientId}-${attempt.beganAt}`,
      { ...attempt, changedAt: attempt.beganAt },
    ]),
  );
};

/** What of a stored attempt is believed: a conversation of which a line is missing says nothing any more. */
export const readAttempt: Reader<Attempt> = fields({
  patientId: wholeNumber,
  settings: readSettings,
  beganAt: number,
  changedAt: number,
  today: day,
  stage: oneOf(STAGES),
  lines: wholeListOf<Line>(either<Line, Line>(studentLine, patientLine)),
  notes: text,
  midway: orNull(fields({ line: count, hypotheses: listOf(diagnosis) })),
  commitment,
  again: orNull(fields({ from: count, missed: texts })),
});
