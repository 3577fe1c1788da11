import { playCase } from '#content/play/play-case.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { TeachingCase } from '#content/read/content.ts';
import { agedYears } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import { notesAnswer } from '#domain/questionnaire/new-answer.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/** What is known of a patient beside a teaching case: profile, past history, and what they said in their own words. */
export type PatientBeside = {
  readonly profile?: Partial<PatientRecord>;
  /** Answers to the standard questions, by their keys. */
  readonly words?: Readonly<Record<string, string>>;
};

/** A teaching case as a session in which it was told: what its summary is written from. */
export function toldCase(
  teachingCase: TeachingCase,
  playable: PlayableContent,
  { profile = {}, words = {} }: PatientBeside = {},
): SummaryInput {
  const { compiled } = playable;
  const [chief, ...others] = Object.keys(teachingCase.answers).flatMap(key => {
    const found = compiled.complaints.find(row => row.key === key);
    return found ? [{ id: found.id, text: found.text, isAnswered: true }] : [];
  });
  const { age, sex } = teachingCase.patient;
  const patient = { ...agedOf(age), gender: sex === 'male' ? 'Male' : 'Female' } as const;
  const { answers } = playCase(teachingCase, playable);
  const own = chief ? wordsOf(teachingCase, playable, { symptomId: chief.id, words }) : [];
  const record: PatientRecord = {
    ...emptyCase('November 22, 2026'),
    ...patient,
    chiefComplaint: chief ?? null,
    associatedSymptoms: others,
    answers: [...own, ...answers],
    ...profile,
  };
  return {
    record,
    complaints: complaintsFrom(compiled),
    vocabulary: compiled.vocabulary,
    stored: {},
    notAsked: [],
    differential: differential(answers, playable.evidence, { age: Math.floor(age), gender: patient.gender }),
  };
}

/** A profile takes no age below one: the months tell it. */
function agedOf(years: number) {
  const { age, ageMonths = null } = agedYears(years);
  return { age: years < 1 ? 1 : age, ageMonths };
}

type Said = { readonly symptomId: number; readonly words: Readonly<Record<string, string>> };

function wordsOf(teachingCase: TeachingCase, playable: PlayableContent, { symptomId, words }: Said) {
  const questions = playable.questions(teachingCase.complaint, teachingCase.patient);
  return questions.flatMap(question => {
    const text = words[question.key];
    return text === undefined ? [] : (notesAnswer({ question, symptomId }, text, false) ?? []);
  });
}
