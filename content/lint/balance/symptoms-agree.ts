import { differential } from '#domain/diagnosis/differential.ts';
import type { ComplaintRow, DiagnosisRow } from '../compiled-content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Fault } from '../rule.ts';
import { answerBy, typicalFor } from './answer-by.ts';
import { likelierSex, raisedByComplaint } from './raising.ts';

/**
 * Symptoms that point to the same diagnosis strengthen it: where two complaints each put it first with typical
 * answers, both together still do.
 */
export function* symptomsAgree(knowledge: Knowledge): Generator<Fault> {
  const raised = raisedByComplaint(knowledge);
  for (const diagnosis of knowledge.compiled.diagnoses) {
    const complaints = knowledge.compiled.complaints.filter(
      complaint => raised.get(complaint.id)?.has(diagnosis.id) && isFirst(diagnosis, [complaint], knowledge),
    );
    for (const [index, one] of complaints.entries()) {
      for (const other of complaints.slice(index + 1)) {
        if (isFirst(diagnosis, [one, other], knowledge)) continue;
        yield {
          file: diagnosis.key,
          message: `comes first behind ${one.key} and ${other.key}, but not behind both`,
        };
      }
    }
  }
}

/** The share of a diagnosis in percent when a patient answers these complaints as is typical of it. */
export function shareOf(
  diagnosis: DiagnosisRow,
  complaints: readonly ComplaintRow[],
  knowledge: Knowledge,
): number {
  return resultsFor(diagnosis, complaints, knowledge).find(({ id }) => id === diagnosis.id)?.probability ?? 0;
}

function isFirst(
  diagnosis: DiagnosisRow,
  complaints: readonly ComplaintRow[],
  knowledge: Knowledge,
): boolean {
  return resultsFor(diagnosis, complaints, knowledge)[0]?.id === diagnosis.id;
}

function resultsFor(diagnosis: DiagnosisRow, complaints: readonly ComplaintRow[], knowledge: Knowledge) {
  const pick = typicalFor(diagnosis.id, knowledge);
  const answers = complaints.flatMap(complaint =>
    answerBy(pick, complaint, likelierSex(complaint, diagnosis), knowledge),
  );
  return differential(answers, knowledge.evidence);
}
