import type { PatientRecord } from '#domain/case/patient-record.ts';
import { removeSymptom } from '#domain/case/symptoms.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { settleFinding } from '#domain/findings/settle-finding.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { withoutHiddenAnswers } from '#domain/questionnaire/visible-questions.ts';

/** Which of two is right: the finding is present, or it is not. */
export type Verdict = { readonly key: string; readonly isPresent: boolean };

/**
 * Says a finding one way everywhere: in the answers, in the stored review answer of its complaint, and, where it is
 * denied, by taking out the associated symptom it is. The chief complaint stays.
 */
export function settle(said: CaseSaid, vocabulary: readonly Finding[], verdict: Verdict): CaseSaid {
  const { key, isPresent } = verdict;
  const complaintId = vocabulary.find(finding => finding.key === key)?.complaintId ?? null;
  const isAlone = vocabulary.filter(finding => finding.complaintId === complaintId).length === 1;
  const answered = { ...said.record, answers: settleFinding(said.record.answers, key, isPresent) };
  const isGone = complaintId !== null && isAlone && !isPresent;
  const record = isGone ? removeSymptom(answered, complaintId) : answered;
  return {
    ...said,
    record: withoutHidden({
      ...record,
      acceptedContradictions: record.acceptedContradictions.filter(other => other !== key),
    }),
    stored:
      complaintId === null ? said.stored : settledStored(said.stored, { complaintId, isAlone, isPresent }),
  };
}

type Complained = { readonly complaintId: number; readonly isPresent: boolean };

/**
 * Says a complaint one way everywhere: who denies it denies all its findings; which of two is present, its presence
 * does not say.
 */
export function settleComplaint(
  said: CaseSaid,
  vocabulary: readonly Finding[],
  { complaintId, isPresent }: Complained,
): CaseSaid {
  const findings = vocabulary.filter(finding => finding.complaintId === complaintId);
  const meant = isPresent && findings.length > 1 ? [] : findings;
  return meant.reduce((soFar, { key }) => settle(soFar, vocabulary, { key, isPresent }), said);
}

type Settled = { readonly complaintId: number; readonly isAlone: boolean; readonly isPresent: boolean };

/** A No that does not hold is forgotten: the answers say more. A Yes that does not hold becomes a No. */
function settledStored(stored: CaseSaid['stored'], { complaintId, isAlone, isPresent }: Settled) {
  const { [complaintId]: before, ...others } = stored;
  if (before === undefined || before === isPresent) return stored;
  if (isPresent) return others;
  return isAlone ? { ...stored, [complaintId]: false } : stored;
}

function withoutHidden(record: PatientRecord): PatientRecord {
  const symptomId = record.currentSymptom?.id;
  return symptomId === undefined
    ? record
    : withoutHiddenAnswers(record, record.availableQuestions, symptomId);
}
