import type { Answer, OfferedChoice } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { LikelihoodStep } from '#domain/diagnosis/likelihood/step.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { findingName } from '#domain/findings/finding-name.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { factorWords } from '#domain/summary/factor-words.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** One piece of evidence in words, with the likelihood it led to. */
export type LikelihoodReason = {
  readonly key: string;
  /** 'Chest pain spreading to the left arm' */
  readonly what: string;
  readonly factor: number;
  /** From 0 to 1: the likelihood after this piece. */
  readonly after: number;
};

/** What the words of a step are taken from. */
export type StepSource = {
  readonly record: PatientRecord;
  readonly complaints: readonly { readonly id: number; readonly text: string }[];
  readonly vocabulary: readonly Finding[];
};

/** As many are told at once for a diagnosis, and as many against it. */
const STRONGEST = 5;

/** What multiplies the odds by less than this, or divides them by less, is not worth a sentence. */
const NOTABLE = 1.15;

/** Steps that multiply the odds by less than this, or divide them by less, are told together. */
const SLIGHT = 1.05;

/**
 * All that changed a diagnosis's likelihood, in order, from before any answer to now, and last what hardly did, in one;
 * empty where the steps are not known. The factors multiply the odds, and `after` follows from them.
 */
export function likelihoodReasons(
  { before = 0, steps = [] }: DiagnosisResult,
  source: StepSource,
): LikelihoodReason[] {
  const hardlyChanges = ({ factor }: LikelihoodStep) => factor < SLIGHT && factor > 1 / SLIGHT;
  const told = steps.filter(step => !hardlyChanges(step));
  const slight = steps.filter(hardlyChanges);
  const together = slight.reduce((product, { factor }) => product * factor, 1);
  const pieces = [
    ...told.map(step => ({ what: stepWords(step, source), factor: step.factor })),
    ...(slight.length > 0 ? [{ what: 'What hardly changed it, together', factor: together }] : []),
  ];
  let odds = before / (1 - before);
  return pieces.map(({ what, factor }, place) => {
    odds *= factor;
    return { key: `${place}`, what, factor, after: Number.isFinite(odds) ? odds / (1 + odds) : 1 };
  });
}

/** The strongest of them that speak for the diagnosis, and those that speak against it. */
export function strongestReasons(reasons: readonly LikelihoodReason[]) {
  const notable = reasons.filter(({ factor }) => factor >= NOTABLE || factor <= 1 / NOTABLE);
  const byStrength = notable.toSorted((a, b) => strength(b) - strength(a));
  return {
    for: byStrength.filter(({ factor }) => factor > 1).slice(0, STRONGEST),
    against: byStrength.filter(({ factor }) => factor < 1).slice(0, STRONGEST),
  };
}

/** 'Chest pain spreading to the left arm makes it about 2 times as likely.' */
export function reasonSentence({ what, factor }: LikelihoodReason): string {
  return `${what} ${factorWords(factor)}.`;
}

const strength = ({ factor }: LikelihoodReason) => Math.abs(Math.log(factor));

function stepWords(step: LikelihoodStep, source: StepSource): string {
  switch (step.kind) {
    case 'age':
    case 'sex':
      return `The patient’s ${step.kind}`;
    case 'exposure':
      return 'That nothing was told which could have caused it';
    case 'chief':
      return `${complaintName(step.complaintId, source)} as the complaint`;
    case 'symptom': {
      const name = complaintName(step.complaintId, source);
      return step.isPresent ? name : `That there is no ${inSentence(name)}`;
    }
    case 'risk': {
      const name = findingName(step.finding, source.vocabulary, source.complaints);
      return step.isPresent ? name : `That ${inSentence(name)} is denied`;
    }
    case 'answer':
      return answerWords(step, source);
  }
}

function complaintName(id: number, { record, complaints }: StepSource): string {
  return [...symptomsOf(record), ...complaints].find(named => named.id === id)?.text ?? 'Another symptom';
}

type AnswerStep = Extract<LikelihoodStep, { kind: 'answer' }>;

function answerWords({ questionId, choiceId }: AnswerStep, source: StepSource): string {
  const answer = source.record.answers.find(other => other.questionId === questionId);
  if (answer === undefined) return 'An earlier answer';
  const choice = answer.offered?.find(({ id }) => id === choiceId);
  if (answer.questionType === QUESTION_TYPE.duration)
    return `${complaintName(answer.symptomId, source)} for ${answer.choiceText}`;
  if (choice === undefined) return `“${oneLine(answer.choiceText)}”`;
  if (choice.isDenial && choice.phrase === undefined)
    return `“${choice.text}” to “${oneLine(answer.questionText)}”`;
  return attributeWords(answer, choice, source) ?? findingWords(choice, source) ?? `“${choice.text}”`;
}

function findingWords({ finding, denies }: OfferedChoice, { vocabulary, complaints }: StepSource) {
  if (finding !== undefined) return findingName(finding, vocabulary, complaints);
  return denies === undefined ? undefined : `No ${inSentence(findingName(denies, vocabulary, complaints))}`;
}

function attributeWords(answer: Answer, { phrase, finding }: OfferedChoice, source: StepSource) {
  if (phrase === undefined || finding !== undefined) return undefined;
  const complaint = complaintName(answer.symptomId, source);
  if (/^(?:without|not|worse|eased|relieved|lasting|on|at|after|during|in|with)\b/.test(phrase))
    return `${complaint} ${phrase}`;
  if (answer.covers === 'radiation') return `${complaint} spreading ${phrase}`;
  return `${complaint} (${phrase})`;
}
