import { randomFrom } from '#content/play/random-from.ts';
import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { readParaphrases } from '#content/practice/understanding/read-language.ts';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { ask, choose } from '#domain/practice/consultation/ask.ts';
import {
  beginConsultation,
  type Consultation,
  type Offer,
} from '#domain/practice/consultation/consultation.ts';
import { correct, lastQuestion, otherReadings } from '#domain/practice/consultation/correct.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

const QUESTIONS = 40;

const paraphrases = [...readParaphrases().values()].flat();
const { asking } = wholeContent().sentencesToTry;
const findingNames = wholeContent().findings.map(({ name }) => name.toLowerCase());

/** What is left out of a question, or typed wrong. */
const LEAD_INS = ['', '', '', 'And ', 'OK, ', 'Sorry, ', 'Could you tell me, ', 'Thanks. '];
const FOLLOW_UPS = [
  'And how much?',
  'Either?',
  'Since when?',
  'Is it getting worse?',
  'Why?',
  'Go on.',
  'Both?',
];
const NONSENSE = [
  'asdf jkl',
  'What is the capital of France?',
  '???',
  'tell me your diagnosis',
  '12 mg of what',
];

/** Says something as the product understands it. */
export function saidIn(consultation: Consultation, words: string): Consultation {
  return ask(consultation, words, understand(wholeLanguage(), words, questionContext(consultation)));
}

/** Somebody who types at random, taps what is offered, and puts right what was understood; the same for the same seed. */
export function typedConsultation({ patient, reference }: CompiledPatient, seed: number): Consultation {
  const random = randomFrom(seed);
  const oneOf = (all: readonly string[]): string => all[Math.floor(random() * all.length)] ?? '';
  const own = reference.questions.map(one => one.ask);
  const question = (): string => {
    const share = random();
    if (share < 0.4) return oneOf(own);
    if (share < 0.75) return oneOf(paraphrases);
    if (share < 0.8) return oneOf(Object.values(asking).flatMap(text => text ?? []));
    if (share < 0.88) return `Any ${oneOf(findingNames)} or ${oneOf(findingNames)}?`;
    if (share < 0.95) return oneOf(FOLLOW_UPS);
    return oneOf(NONSENSE);
  };
  const typed = (text: string): string => {
    const at = Math.floor(random() * text.length);
    return random() < 0.1 ? text.slice(0, at) + text.slice(at + 1) : text;
  };
  let consultation = beginConsultation(patient, '2026-11-22');
  for (let number = 0; number < QUESTIONS; number += 1) {
    const words = random() < 0.1 ? `${question()} ${question()}` : question();
    consultation = saidIn(consultation, typed(`${oneOf(LEAD_INS)}${words}`));
    consultation = tapped(consultation, random());
  }
  return consultation;
}

/** A reading that was offered, or another one than was understood, is tapped now and then. */
function tapped(consultation: Consultation, chance: number): Consultation {
  const last = consultation.lines.at(-1);
  const offered = last?.by === 'patient' ? last.offers : [];
  const [offer] = offered.slice(Math.floor(chance * offered.length));
  if (offer !== undefined && chance < 0.8) return choose(consultation, offer);
  if (chance < 0.93) return consultation;
  const [other] = otherThanUnderstood(consultation);
  return other === undefined ? consultation : correct(consultation, other);
}

function otherThanUnderstood(consultation: Consultation): readonly Offer[] {
  const asked = lastQuestion(consultation);
  const line = consultation.lines.at(-2);
  if (asked === null || line?.by !== 'student') return [];
  return otherReadings(line, understand(wholeLanguage(), asked.words, asked.context));
}
