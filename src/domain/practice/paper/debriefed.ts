import { longDate } from '#domain/case/long-date.ts';
import { foundAgain } from '#domain/practice/attempt/attempt.ts';
import type { DebriefedAttempt, OpenedDebrief } from '#domain/practice/attempt/debrief-of-attempt.ts';
import type { QuestionValues } from '#domain/practice/debrief/question-values.ts';
import { commitmentPart } from '#domain/practice/paper/commitment-part.ts';
import {
  advicePart,
  coveragePart,
  craftPart,
  depthPart,
  orderPart,
  pathPart,
  safetyPart,
  takeAwayPart,
} from '#domain/practice/paper/debrief-parts.ts';
import type { PaperPart } from '#domain/practice/paper/paper-part.ts';
import { valuesPart } from '#domain/practice/paper/values-part.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** A debrief as it is printed: the same as on the screen, nothing folded. */
export type Debriefed = {
  readonly name: string;
  readonly diagnosis: string;
  readonly door: string;
  /** The day of the consultation, as it is written. */
  readonly day: string;
  /** What was found when it was asked again; empty where nothing was. */
  readonly again: string;
  readonly parts: readonly PaperPart[];
  readonly said: readonly { readonly who: string; readonly text: string }[];
};

type DebriefedSources = {
  readonly patient: PracticePatient;
  readonly attempt: DebriefedAttempt;
  readonly opened: OpenedDebrief;
  /** Null where they were not reckoned. */
  readonly values: QuestionValues | null;
};

/** The debrief of an attempt, part by part in the order of the screen; what was said stands behind. */
export function debriefed({ patient, attempt, opened, values }: DebriefedSources): Debriefed {
  const { debrief, reference } = opened;
  const { name } = patient.person;
  return {
    name,
    diagnosis: debrief.diagnosis.name,
    door: patient.door,
    day: longDate(new Date(`${attempt.today}T12:00`)),
    again: againWords(attempt),
    parts: [
      advicePart(debrief),
      commitmentPart(debrief, reference, attempt.commitment.statement),
      safetyPart(debrief),
      coveragePart(debrief),
      depthPart(debrief),
      orderPart(debrief),
      ...(values === null || values.questions.length === 0 ? [] : [valuesPart(values)]),
      craftPart(debrief),
      pathPart(debrief),
      takeAwayPart(debrief),
    ],
    said: attempt.lines.map(({ by, text }) => ({ who: by === 'student' ? 'You' : name, text })),
  };
}

function againWords({ lines, again }: DebriefedAttempt): string {
  if (again === null) return '';
  const found = foundAgain({ lines, again }).length;
  return `Asked again: ${found} of ${again.missed.length} found that were missed.`;
}
