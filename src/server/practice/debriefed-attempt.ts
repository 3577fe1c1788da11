import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { MOST_LINES } from '#contract/practice.ts';
import { type DebriefedAttempt, debriefOfAttempt } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { valuesOf } from '#domain/practice/debrief/values-of.ts';
import { type Debriefed, debriefed } from '#domain/practice/paper/debriefed.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { inTurns } from '#server/http/in-turns.ts';
import type { PracticePatients } from '#server/practice/practice-patients.ts';

/** The debrief of an attempt as it is printed, of the same value as on the screen; null without a commitment. */
export async function debriefedAttempt(
  compiled: CompiledPatient,
  attempt: DebriefedAttempt,
  { catalogue, jargon }: { readonly catalogue: Catalogue } & Pick<PracticePatients, 'jargon'>,
): Promise<Debriefed | null> {
  const { patient } = compiled;
  const opened = debriefOfAttempt({ patient, attempt, language: { jargon } });
  if (opened === null) return null;
  const { today } = attempt;
  const lines = attempt.lines.slice(0, attempt.again?.from);
  const values =
    lines.length > MOST_LINES ? null : await inTurns(valuesOf(compiled, { today, lines }, catalogue));
  return debriefed({ patient, attempt, opened, values });
}
