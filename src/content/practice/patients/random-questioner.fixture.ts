import { randomFrom } from '#content/play/random-from.ts';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import {
  ATTRIBUTES,
  HISTORY_ITEMS,
  type Intent,
  OPENINGS,
  TALK_ACTS,
  VIEWS,
} from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** Every question that names no finding. */
export const GENERAL_INTENTS: readonly Intent[] = [
  ...ATTRIBUTES.map((one): Intent => `attribute:${one}`),
  ...HISTORY_ITEMS.map((one): Intent => `history:${one}`),
  ...OPENINGS.map((one): Intent => `open:${one}`),
  ...VIEWS.map((one): Intent => `ice:${one}`),
  ...TALK_ACTS.map((one): Intent => `talk:${one}`),
];

/** How many questions somebody asks, and how often one of them asks for several things. */
const QUESTIONS = 40;
const SHARE_COMPOUND = 0.2;
/** How often somebody asks for what the file knows, so that its rules are put to the test. */
const SHARE_KNOWN = 0.5;

/** Somebody who asks at random, about what the patient knows and about anything; the same for the same seed. */
export function randomConsultation(
  patient: PracticePatient,
  findings: readonly string[],
  seed: number,
): Consultation {
  const random = randomFrom(seed);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const known = patient.facts.flatMap(({ asks }) => asks);
  const anything = (): Intent =>
    (random() < 0.5 ? oneOf(GENERAL_INTENTS) : undefined) ?? `presence:${oneOf(findings) ?? ''}`;
  const intent = (): Intent => (random() < SHARE_KNOWN ? oneOf(known) : undefined) ?? anything();
  let consultation = beginConsultation(patient, '2026-11-22');
  for (let number = 0; number < QUESTIONS; number += 1) {
    const intents = random() < SHARE_COMPOUND ? [intent(), intent(), intent()] : [intent()];
    consultation = askMeaning(consultation, intents.join(', '), intents);
  }
  return consultation;
}
