import { type Answer, isSkipped, type OfferedChoice } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import { SEQUENCE_ARROW } from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { chosenIn, saidByAnswer } from '#domain/questionnaire/said.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';

/** What one answer says of a symptom beside findings. */
export type Attribute = {
  readonly dimension: Dimension | undefined;
  /** The question as it was asked: what a number or an amount of time is of. */
  readonly question: string;
} & (
  | { readonly kind: 'phrases'; readonly phrases: readonly string[] }
  | { readonly kind: 'number' | 'duration' | 'words'; readonly text: string }
  | { readonly kind: 'sequence'; readonly steps: readonly string[] }
  /** Asked, and the patient could not say. */
  | { readonly kind: 'unknown' }
);

/** A symptom of the case and what was said of it. */
export type Story = {
  readonly symptom: Symptom;
  readonly isChief: boolean;
  /** What a physician calls it. */
  readonly noun: string;
  readonly attributes: readonly Attribute[];
};

const CANNOT_SAY =
  /^(?:I (?:can(?:not|'t)|do(?:n't| not) (?:know|remember)|am not sure)|hard to (?:say|describe|tell)|nobody (?:knows|saw)|not sure|unsure|unknown)\b/i;

/** Findings whose name is the patient, not what is wrong. */
const NOUNS: Readonly<Record<string, string>> = { 'Irritable infant': 'crying' };

const NOTHING = /^(?:none\b|neither\b|nothing$|no$|skipped$)/i;

/** The symptoms of the case in the order they were told, each with its attributes. */
export function storiesOf({ record, vocabulary }: SummaryInput): Story[] {
  return symptomsOf(record).map(symptom => ({
    symptom,
    isChief: symptom.id === record.chiefComplaint?.id,
    noun: nounOf(symptom, record, vocabulary),
    attributes: attributesOf(answersOf(record, symptom.id)),
  }));
}

/**
 * What a physician calls a symptom: its finding, of several the one that is there when the others were denied, and the
 * complaint's own name while nobody has said which.
 */
function nounOf({ id, text }: Symptom, record: PatientRecord, vocabulary: readonly Finding[]): string {
  const findings = vocabulary.filter(({ complaintId }) => complaintId === id);
  const [only] = findings;
  if (only && findings.length === 1) return NOUNS[only.name] ?? inSentence(only.name);
  const said = record.answers.map(saidByAnswer);
  const present = findings.filter(({ key }) => said.some(one => one.present.includes(key)));
  const denied = findings.filter(({ key }) => said.some(one => one.denied.includes(key)));
  const [one] = present;
  const isSettled = one && present.length === 1 && denied.length === findings.length - 1;
  return inSentence(isSettled ? one.name : oneLine(text));
}

function attributesOf(answers: readonly Answer[]): Attribute[] {
  const used = new Set<string>();
  return answers.flatMap((answer): Attribute[] => {
    if (isSkipped(answer) || isStory(answer) || oneLine(answer.choiceText) === '') return [];
    const attribute = attributeOf(answer);
    if (attribute?.kind !== 'phrases') return attribute ? [attribute] : [];
    const phrases = attribute.phrases.filter(phrase => !used.has(phrase));
    for (const phrase of phrases) used.add(phrase);
    return phrases.length === 0 ? [] : [{ ...attribute, phrases }];
  });
}

/** The patient's own words and views have a place of their own. */
export function isStory({ covers, questionType }: Answer): boolean {
  return questionType === QUESTION_TYPE.notes && (covers === 'story' || covers === 'ice');
}

function attributeOf(answer: Answer): Attribute | undefined {
  const base = { dimension: answer.covers, question: oneLine(answer.questionText) };
  const text = oneLine(answer.choiceText);
  switch (answer.questionType) {
    case QUESTION_TYPE.number:
      return { ...base, kind: 'number', text };
    case QUESTION_TYPE.duration:
      return { ...base, kind: 'duration', text: oneOfMany(text) };
    case QUESTION_TYPE.notes:
      return { ...base, kind: 'words', text };
    case QUESTION_TYPE.order:
      return { ...base, kind: 'sequence', steps: stepsOf(answer) };
    default:
      return ofChoices(answer, base);
  }
}

function ofChoices(answer: Answer, base: Pick<Attribute, 'dimension' | 'question'>): Attribute | undefined {
  const { offered } = answer;
  if (offered === undefined) return ofPlainText(oneLine(answer.choiceText), base);
  const chosen = chosenIn(answer);
  const choices = offered.filter(choice => chosen.has(choice.id));
  const phrases = choices.flatMap(phraseOf);
  if (phrases.length > 0) return { ...base, kind: 'phrases', phrases };
  const isUnknown = choices.some(({ text }) => CANNOT_SAY.test(text));
  return isUnknown ? { ...base, kind: 'unknown' } : undefined;
}

/** A choice somebody added, or of an older case, has no phrase: it stands in the patient's words. */
function phraseOf({ text, phrase, finding, denies }: OfferedChoice): string[] {
  if (phrase !== undefined) return [phrase];
  if ((finding ?? denies) !== undefined || NOTHING.test(text) || CANNOT_SAY.test(text)) return [];
  return [`“${oneLine(text)}”`];
}

function ofPlainText(text: string, base: Pick<Attribute, 'dimension' | 'question'>): Attribute | undefined {
  if (CANNOT_SAY.test(text)) return { ...base, kind: 'unknown' };
  return NOTHING.test(text) ? undefined : { ...base, kind: 'phrases', phrases: [`“${text}”`] };
}

/** A sequence keeps the texts in the patient's order; those that have a phrase are told by it. */
function stepsOf({ choiceText, offered = [] }: Answer): string[] {
  const phrases = new Map(offered.map(({ text, phrase }) => [text, phrase]));
  return choiceText.split(SEQUENCE_ARROW).map(text => phrases.get(text) ?? inSentence(oneLine(text)));
}
