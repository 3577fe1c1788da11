import { withoutAnswersOf } from '#domain/case/answers.ts';
import type { CurrentSymptom, PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import type { ReturnTo } from '#domain/flow/next-route.ts';

/**
 * Sets the chief complaint: answers, differential, last-answered marker, confirmation flag and what was written into the
 * document start anew, and the complaint becomes the current symptom at question 0 (specification 8.8). Associated
 * symptoms stay, but as unanswered ones, since their answers are gone. Choosing the same complaint again only reopens it.
 */
export function chooseChiefComplaint(record: PatientRecord, { id, text }: CurrentSymptom): PatientRecord {
  if (record.chiefComplaint?.id === id) return reopenSymptom(record, id);
  return {
    ...record,
    chiefComplaint: { id, text, isAnswered: false },
    associatedSymptoms: record.associatedSymptoms
      .filter(symptom => symptom.id !== id)
      .map(symptom => ({ ...symptom, isAnswered: false })),
    answers: [],
    differentialDiagnoses: [],
    lastAnsweredSymptomId: null,
    acceptedContradictions: [],
    documentEdits: {},
    ...current({ id, text }),
  };
}

/**
 * Adds an associated symptom and opens its questionnaire; one that is there already is only reopened.
 * @param returnTo where the questionnaire leads back to; it belongs to the case, so that no reload loses it
 */
export function addSymptom(
  record: PatientRecord,
  { id, text }: CurrentSymptom,
  returnTo: ReturnTo | null = null,
): PatientRecord {
  if (symptomsOf(record).some(symptom => symptom.id === id))
    return { ...reopenSymptom(record, id), returnTo };
  return {
    ...record,
    associatedSymptoms: [...record.associatedSymptoms, { id, text, isAnswered: false }],
    lastAnsweredSymptomId: record.currentSymptom?.id ?? record.lastAnsweredSymptomId,
    ...current({ id, text }),
    returnTo,
  };
}

/** Opens the questionnaire of a symptom the case already has; its answers stay. */
export function reopenSymptom(record: PatientRecord, id: number): PatientRecord {
  const symptom = symptomsOf(record).find(candidate => candidate.id === id);
  return symptom ? { ...record, ...current({ id, text: symptom.text }) } : record;
}

/** Flags the current symptom as answered, closes it and records it as last answered. */
export function markCurrentAnswered(record: PatientRecord): PatientRecord {
  const id = record.currentSymptom?.id;
  if (id === undefined) return record;
  return { ...flagged(record, id, true), ...closed, lastAnsweredSymptomId: id };
}

/**
 * Cancels the current symptom: its answers go, and the symptom itself unless it is the chief complaint.
 * The caller also forgets its entry in the stored complaint answers.
 */
export function clearCurrentSymptom(record: PatientRecord): PatientRecord {
  const id = record.currentSymptom?.id;
  if (id === undefined) return record;
  return { ...removeSymptom(flagged(record, id, false), id), ...closed };
}

/**
 * Leaves the current symptom without cancelling it: what was answered stays. A symptom nobody has asked anything about
 * yet is taken out again, unless it is the chief complaint.
 */
export function closeCurrentSymptom(record: PatientRecord): PatientRecord {
  const id = record.currentSymptom?.id;
  if (id === undefined) return record;
  const isKept = record.answers.some(answer => answer.symptomId === id);
  return { ...(isKept ? record : removeSymptom(record, id)), ...closed };
}

/** Takes a symptom and its answers out of the case; of the chief complaint only the answers. */
export function removeSymptom(record: PatientRecord, id: number): PatientRecord {
  return {
    ...withoutAnswersOf(record, id),
    associatedSymptoms: record.associatedSymptoms.filter(symptom => symptom.id !== id),
  };
}

/** The chief complaint first, then the associated symptoms in the order they were added. */
export function symptomsOf(record: PatientRecord): readonly Symptom[] {
  return record.chiefComplaint
    ? [record.chiefComplaint, ...record.associatedSymptoms]
    : record.associatedSymptoms;
}

/** The next symptom whose questionnaire is open: the chief complaint first (specification 27.5). */
export function nextUnanswered(record: PatientRecord): Symptom | undefined {
  return symptomsOf(record).find(symptom => !symptom.isAnswered);
}

/** No questionnaire is open, so none leads back anywhere either. */
export const closed = {
  currentSymptom: null,
  currentQuestionIndex: 0,
  availableQuestions: [],
  returnTo: null,
  returnToConfirmation: false,
} as const;

function current(symptom: CurrentSymptom) {
  return { ...closed, currentSymptom: symptom };
}

function flagged(record: PatientRecord, id: number, isAnswered: boolean): PatientRecord {
  const flag = (symptom: Symptom) => (symptom.id === id ? { ...symptom, isAnswered } : symptom);
  return {
    ...record,
    chiefComplaint: record.chiefComplaint && flag(record.chiefComplaint),
    associatedSymptoms: record.associatedSymptoms.map(flag),
  };
}
