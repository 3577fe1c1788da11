import { differential } from '#domain/diagnosis/differential.ts';
import type { ComplaintRow, DiagnosisRow } from '../compiled-content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Fault } from '../rule.ts';
import { answerBy, typicalFor } from './answer-by.ts';
import { likelierSex, raisedByComplaint } from './raising.ts';

/** From this strength of a finding on, at least half of the patients with the diagnosis have the complaint. */
const USUAL = 3;
const FIRST = 3;

/**
 * Several symptoms agree: any two complaints that are usual for a diagnosis, answered as is typical of it,
 * put it among the first three together.
 */
export function* symptomsAgree(knowledge: Knowledge): Generator<Fault> {
  const raised = raisedByComplaint(knowledge);
  for (const diagnosis of knowledge.compiled.diagnoses) {
    const usual = new Set(
      diagnosis.findings.filter(({ strength }) => strength >= USUAL).map(({ complaintId }) => complaintId),
    );
    const complaints = knowledge.compiled.complaints.filter(
      ({ id }) => usual.has(id) && raised.get(id)?.has(diagnosis.id),
    );
    for (const [index, one] of complaints.entries()) {
      for (const other of complaints.slice(index + 1)) {
        const { rank } = standing(diagnosis, [one, other], knowledge);
        if (rank <= FIRST) continue;
        yield { file: diagnosis.key, message: `${one.key} and ${other.key} together put it at ${rank}` };
      }
    }
  }
}

/** Rank (from 1) and lead in points over the best rival, when the complaints are answered as is typical of a diagnosis. */
export function standing(
  diagnosis: DiagnosisRow,
  complaints: readonly ComplaintRow[],
  knowledge: Knowledge,
): { readonly rank: number; readonly lead: number } {
  const pick = typicalFor(diagnosis.id, knowledge);
  const answers = complaints.flatMap(complaint =>
    answerBy(pick, complaint, likelierSex(complaint, diagnosis), knowledge),
  );
  const results = differential(answers, knowledge.evidence);
  const own = results.find(({ id }) => id === diagnosis.id)?.points ?? 0;
  const rivals = results.filter(({ id }) => id !== diagnosis.id).map(({ points }) => points);
  return { rank: rivals.filter(points => points > own).length + 1, lead: own - Math.max(0, ...rivals) };
}
