import type { Answer } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { deniedByTap } from '#domain/findings/denied-by-tap.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { saidByAnswer } from '#domain/questionnaire/said.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';

/** Where in the case a finding was told or denied. */
export type Source =
  | { readonly kind: 'symptom'; readonly symptomId: number; readonly text: string }
  | {
      readonly kind: 'answer';
      readonly symptomId: number;
      readonly questionId: number;
      /** The symptom it was asked about. */
      readonly text: string;
    }
  | { readonly kind: 'review'; readonly complaintId: number }
  /** An entry of past history that is the finding by name, or what was tapped to deny it. */
  | { readonly kind: 'history'; readonly text: string };

/** The case says of a finding that it is present, or denies it. */
export type Statement = { readonly key: string; readonly isPresent: boolean; readonly source: Source };

/** Everything a case says of findings is read from these. */
export type CaseSaid = {
  readonly record: PatientRecord;
  readonly stored: ComplaintAnswers;
  /** Complaints recorded as No only because the student jumped past them. */
  readonly notAsked: readonly number[];
};

/**
 * What the case says of findings, in the order of the interview: symptoms, answers, the review of systems, then the
 * illnesses and operations of past history, and what a tap denies there of which nobody has said anything else. What
 * was repeated counts only where nobody is left who said it first.
 */
export function statementsOf(said: CaseSaid, vocabulary: readonly Finding[]): Statement[] {
  const ofComplaint = Map.groupBy(vocabulary, ({ complaintId }) => complaintId);
  const answers = said.record.answers.filter(({ isRepeated }) => !isRepeated);
  const told = [
    ...symptomStatements(said.record, ofComplaint),
    ...answerStatements(said.record, answers),
    ...reviewStatements(said, ofComplaint),
    ...historyStatements(said.record, vocabulary),
  ];
  const toldKeys = new Set(told.map(({ key }) => key));
  const first = [
    ...told,
    ...tappedStatements(said.record, vocabulary).filter(({ key }) => !toldKeys.has(key)),
  ];
  const keys = new Set(first.map(({ key }) => key));
  const repeated = said.record.answers.filter(({ isRepeated }) => isRepeated);
  return [...first, ...answerStatements(said.record, repeated).filter(({ key }) => !keys.has(key))];
}

type ByComplaint = ReadonlyMap<number | null, readonly Finding[]>;

/** A complaint that joins two findings does not say which of them is there. */
function symptomStatements(record: PatientRecord, ofComplaint: ByComplaint): Statement[] {
  return symptomsOf(record).flatMap(({ id, text }) => {
    const [finding, ...others] = ofComplaint.get(id) ?? [];
    if (finding === undefined || others.length > 0) return [];
    return [{ key: finding.key, isPresent: true, source: { kind: 'symptom', symptomId: id, text } }];
  });
}

function answerStatements(record: PatientRecord, answers: readonly Answer[]): Statement[] {
  const textOf = new Map(symptomsOf(record).map(({ id, text }) => [id, text]));
  return answers.flatMap(answer => {
    const { symptomId, questionId } = answer;
    const { present, denied } = saidByAnswer(answer);
    const source = { kind: 'answer', symptomId, questionId, text: textOf.get(symptomId) ?? '' } as const;
    return [
      ...present.map(key => ({ key, isPresent: true, source })),
      ...denied.map(key => ({ key, isPresent: false, source })),
    ];
  });
}

/** Who denies a complaint denies all its findings. */
function reviewStatements({ record, stored, notAsked }: CaseSaid, ofComplaint: ByComplaint): Statement[] {
  const symptoms = new Set(symptomsOf(record).map(({ id }) => id));
  return Object.entries(stored).flatMap(([id, isPresent]) => {
    const complaintId = Number(id);
    if (symptoms.has(complaintId) || (!isPresent && notAsked.includes(complaintId))) return [];
    const findings = ofComplaint.get(complaintId) ?? [];
    if (isPresent && findings.length > 1) return [];
    return findings.map(({ key }) => ({ key, isPresent, source: { kind: 'review', complaintId } as const }));
  });
}

/** An illness or an operation is recorded under a finding's name, its words or one of its synonyms. */
function historyStatements(record: PatientRecord, vocabulary: readonly Finding[]): Statement[] {
  const names = [
    ...record.pastMedicalIllnesses.map(({ name }) => name),
    ...record.pastSurgicalHistory.map(({ surgeryName }) => surgeryName),
  ].filter(name => typeof name === 'string');
  if (names.length === 0) return [];
  const byName = new Map(
    vocabulary
      .filter(({ section }) => section === 'past_medical' || section === 'past_surgical')
      .flatMap(({ key, name, words, synonyms }) =>
        [name, words, ...synonyms].map(text => [text.toLowerCase(), key] as const),
      ),
  );
  return names.flatMap(text => {
    const key = byName.get(text.trim().toLowerCase());
    return key === undefined ? [] : [{ key, isPresent: true, source: { kind: 'history', text } as const }];
  });
}

function tappedStatements(record: PatientRecord, vocabulary: readonly Finding[]): Statement[] {
  return deniedByTap(record, vocabulary).map(({ key, tap }) => ({
    key,
    isPresent: false,
    source: { kind: 'history', text: tap },
  }));
}
