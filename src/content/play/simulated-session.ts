import type { PlayableContent } from '#content/play/playable-content.ts';
import { randomFrom } from '#content/play/random-from.ts';
import { fitsAge } from '#domain/case/fits-age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { addSymptom, chooseChiefComplaint, markCurrentAnswered } from '#domain/case/symptoms.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import { proposedAnswer } from '#domain/findings/known-answer.ts';
import { knownFindings } from '#domain/findings/known-findings.ts';
import { type CaseSaid, statementsOf } from '#domain/findings/statements.ts';
import { goOnFrom, openAsked } from '#domain/findings/walk.ts';
import { multiAnswer, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { answerQuestion } from '#domain/questionnaire/open-questionnaire.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import type { Complaint } from '#domain/review/complaint.ts';

/** A question that was put, the findings of it of which nothing was known before, and whether the patient could answer. */
export type PutQuestion = {
  readonly question: Question;
  readonly asked: readonly string[];
  readonly isAnswered: boolean;
};

export type SimulatedSession = {
  readonly said: CaseSaid;
  readonly put: readonly PutQuestion[];
  /** What is true of this patient: key of a finding → present or not. */
  readonly truth: (key: string) => boolean;
};

/** How many of the findings a patient is asked about are there. */
const SHARE_PRESENT = 0.25;

const SYMPTOMS = 3;

/** A patient with three symptoms who always tells the truth, asked as the product asks; the same for the same seed. */
export function simulateSession(playable: PlayableContent, seed: number): SimulatedSession {
  const random = randomFrom(seed);
  const truth = truthBy(random);
  const patient = { sex: random() < 0.5 ? 'male' : 'female', age: Math.floor(random() * 90) + 1 } as const;
  const complaints = openTo(playable, patient, random);
  for (const { id } of complaints)
    for (const { key, complaintId } of playable.compiled.vocabulary)
      if (complaintId === id) truth.set(key, true);
  const gender = patient.sex === 'male' ? 'Male' : 'Female';
  const blank: PatientRecord = { ...emptyCase('November 22, 2026'), age: patient.age, gender };
  let said: CaseSaid = { record: blank, stored: {}, notAsked: [] };
  const put: PutQuestion[] = [];
  for (const [place, complaint] of complaints.entries()) {
    const { id, text } = complaint;
    const record =
      place === 0 ? chooseChiefComplaint(said.record, { id, text }) : addSymptom(said.record, { id, text });
    const key = playable.compiled.complaints.find(row => row.id === id)?.key ?? '';
    const asked = askAll({ ...said, record }, playable, playable.questions(key, patient), { truth, random });
    said = { ...asked.said, record: markCurrentAnswered(asked.said.record) };
    put.push(...asked.put);
  }
  return { said, put, truth: key => truth.get(key) };
}

type Truth = {
  readonly get: (key: string) => boolean;
  readonly set: (key: string, isPresent: boolean) => void;
};

function truthBy(random: () => number): Truth {
  const known = new Map<string, boolean>();
  return {
    set: (key, isPresent) => void known.set(key, isPresent),
    get: key => {
      const isPresent = known.get(key) ?? random() < SHARE_PRESENT;
      known.set(key, isPresent);
      return isPresent;
    },
  };
}

function openTo(
  { compiled }: PlayableContent,
  { sex, age }: { readonly sex: string; readonly age: number },
  random: () => number,
): Complaint[] {
  const open = complaintsFrom(compiled).filter(
    complaint =>
      ['both', sex].includes(complaint.genderFilter) && fitsAge(complaint, { age, ageMonths: null }),
  );
  return Array.from({ length: SYMPTOMS }, () => open.splice(Math.floor(random() * open.length), 1)[0]).filter(
    complaint => complaint !== undefined,
  );
}

type Patient = { readonly truth: Truth; readonly random: () => number };

function askAll(
  said: CaseSaid,
  { compiled: { vocabulary } }: PlayableContent,
  questions: readonly Question[],
  patient: Patient,
) {
  let record = openAsked(said, vocabulary, questions);
  const symptomId = record.currentSymptom?.id ?? 0;
  const put: PutQuestion[] = [];
  for (let index = record.currentQuestionIndex; ; index = record.currentQuestionIndex) {
    const question = visibleQuestions(record.availableQuestions, record.answers, symptomId)[index];
    const isDone = record.answers.some(
      answer => answer.symptomId === symptomId && answer.questionId === question?.id,
    );
    if (question === undefined || isDone) break;
    const known = knownFindings(statementsOf({ ...said, record }, vocabulary));
    const posed = { question, symptomId };
    const answer = answerOf(question, symptomId, patient) ?? proposedAnswer(posed, known);
    const asked = question.choices.flatMap(({ finding }) => finding ?? []).filter(key => !known.has(key));
    put.push({ question, asked, isAnswered: answer !== null });
    if (answer) record = answerQuestion(record, question, answer);
    const next = goOnFrom({ ...said, record }, vocabulary, index);
    if (next.currentQuestionIndex === index) {
      record = next;
      break;
    }
    record = next;
  }
  return { said: { ...said, record }, put };
}

function answerOf(question: Question, symptomId: number, { truth, random }: Patient) {
  const posed = { question, symptomId };
  const isTrue = ({ finding, denies, isDenial }: Choice) =>
    finding !== undefined ? truth.get(finding) : denies !== undefined ? !truth.get(denies) : !isDenial;
  const fitting = question.choices.filter(isTrue);
  const denial = question.choices.find(({ isDenial }) => isDenial);
  if (question.type === QUESTION_TYPE.single) {
    const findings = question.choices.filter(({ finding }) => finding !== undefined);
    const chosen = fitting[Math.floor(random() * fitting.length)] ?? denial;
    const isLie = chosen?.isDenial && findings.some(({ finding = '' }) => truth.get(finding));
    return chosen && !isLie ? singleAnswer(posed, chosen) : null;
  }
  if (question.type !== QUESTION_TYPE.multi) return null;
  const told = fitting.filter(({ finding, denies }) => (finding ?? denies) !== undefined || random() < 0.4);
  return multiAnswer(posed, told.length > 0 ? told : denial ? [denial] : []);
}
