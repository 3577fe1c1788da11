import { GENDERS } from '#domain/case/patient-record.ts';

type Shape = (value: unknown) => boolean;

const isNumber: Shape = value => typeof value === 'number' && Number.isFinite(value);
const isText: Shape = value => typeof value === 'string';
const isFlag: Shape = value => typeof value === 'boolean';
const isPlain: Shape = value => typeof value === 'object' && value !== null && !Array.isArray(value);

const orNull =
  (shape: Shape): Shape =>
  value =>
    value === null || shape(value);

const withFields =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  value =>
    isPlain(value) &&
    Object.entries(fields).every(([field, shape]) => shape((value as Record<string, unknown>)[field]));

const symptom = withFields({ id: isNumber, text: isText, isAnswered: isFlag });

/** Fields whose shape their default does not tell; items of a list are checked one by one. */
const SHAPES: Readonly<Record<string, Shape>> = {
  age: orNull(value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 120),
  gender: orNull(value => GENDERS.some(gender => gender === value)),
  chiefComplaint: orNull(symptom),
  currentSymptom: orNull(withFields({ id: isNumber, text: isText })),
  lastAnsweredSymptomId: orNull(isNumber),
};

const ITEM_SHAPES: Readonly<Record<string, Shape>> = {
  associatedSymptoms: symptom,
  answers: withFields({
    questionId: isNumber,
    questionText: isText,
    questionType: isNumber,
    choiceId: orNull(isText),
    choiceText: isText,
    symptomId: isNumber,
  }),
  differentialDiagnoses: withFields({ id: isNumber, name: isText, probability: isNumber, points: isNumber }),
  complaints: withFields({ id: isNumber, text: isText, bodySystems: Array.isArray }),
  availableQuestions: withFields({
    id: isNumber,
    text: isText,
    type: isNumber,
    conditions: Array.isArray,
    choices: Array.isArray,
  }),
};

const historyEntry = withFields({ id: isText });

/** Reads one stored field: a value of the right shape is kept, anything else becomes the default. */
export function readField(field: string, stored: unknown, initial: unknown): unknown {
  if (Array.isArray(initial)) {
    const shape = ITEM_SHAPES[field] ?? historyEntry;
    return Array.isArray(stored) ? stored.filter(shape) : initial;
  }
  const shape = SHAPES[field] ?? shapeOf(initial);
  return shape(stored) ? stored : initial;
}

function shapeOf(initial: unknown): Shape {
  if (typeof initial === 'number') return isNumber;
  if (typeof initial === 'boolean') return isFlag;
  return typeof initial === 'string' ? isText : isPlain;
}
