import type { Answer } from '#domain/case/answer.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';

/** What an answer is told under; answers of one aspect that follow each other share a sentence. */
export type ClinicalLabel = { readonly text: string; readonly aspect: string };

/** Dimensions too broad to tell what was asked are not here: their questions are told in their own words. */
const LABELS: { readonly [dimension in Dimension]?: ClinicalLabel } = {
  onset: { text: 'Onset', aspect: 'time' },
  duration: { text: 'Duration', aspect: 'time' },
  course: { text: 'Course', aspect: 'time' },
  timing: { text: 'Timing', aspect: 'time' },
  site: { text: 'Site', aspect: 'nature' },
  character: { text: 'Character', aspect: 'nature' },
  radiation: { text: 'Radiation', aspect: 'nature' },
  amount: { text: 'Amount', aspect: 'nature' },
  colour: { text: 'Appearance', aspect: 'nature' },
  blood: { text: 'Blood', aspect: 'nature' },
  tenderness: { text: 'Tenderness', aspect: 'nature' },
  change: { text: 'Change', aspect: 'nature' },
  severity: { text: 'Severity', aspect: 'burden' },
  impact: { text: 'Impact', aspect: 'burden' },
  function: { text: 'Function', aspect: 'burden' },
  aggravating: { text: 'Aggravating factors', aspect: 'modifiers' },
  relieving: { text: 'Relieving factors', aspect: 'modifiers' },
  associated: { text: 'Associated symptoms', aspect: 'company' },
  'red-flag': { text: 'Warning signs', aspect: 'company' },
  before: { text: 'Beforehand', aspect: 'attack' },
  during: { text: 'At the time', aspect: 'attack' },
  after: { text: 'Afterwards', aspect: 'attack' },
  witness: { text: 'Account of others', aspect: 'attack' },
  previous: { text: 'Previous episodes', aspect: 'background' },
  risk: { text: 'Risk factors', aspect: 'background' },
  exposure: { text: 'Exposure', aspect: 'background' },
  medication: { text: 'Medication', aspect: 'background' },
  pregnancy: { text: 'Pregnancy', aspect: 'background' },
  ice: { text: "The patient's own view", aspect: 'view' },
};

/** Beside these labels a yes or a no says enough; beside the others it would not be known to what. */
const TAKES_YES_OR_NO: readonly Dimension[] = ['radiation', 'blood', 'tenderness', 'previous'];

const YES_OR_NO = /^(?:yes|no|never|not|always|often|sometimes|rarely)\b/i;

const FROM_0_TO_10 = /\b0\b.*\b10\b/;

/** The label that stands for an answer's question; undefined where only the question itself tells what was asked. */
export function clinicalLabel(answer: Answer): ClinicalLabel | undefined {
  const { covers } = answer;
  if (covers === undefined || !isClear(answer, covers)) return undefined;
  return LABELS[covers];
}

/** Whether the answer is a number on the scale from 0 to 10. */
export function isOnScale({ questionType, questionText }: Answer): boolean {
  return questionType === QUESTION_TYPE.number && FROM_0_TO_10.test(questionText);
}

function isClear(answer: Answer, covers: Dimension): boolean {
  if (answer.questionType === QUESTION_TYPE.number) return covers === 'severity' && isOnScale(answer);
  return TAKES_YES_OR_NO.includes(covers) || !YES_OR_NO.test(answer.choiceText);
}
