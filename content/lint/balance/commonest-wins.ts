import { differential } from '#domain/diagnosis/differential.ts';
import type { ComplaintRow, DiagnosisRow } from '../compiled-content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Fault } from '../rule.ts';
import { answerBy, typicalFor } from './answer-by.ts';
import { likelierSex, raisedByComplaint } from './raising.ts';

/**
 * Typical answers lead to what is common: behind every complaint, the commonest diagnosis (the largest base) wins
 * when each question gets the one answer that fits it best. Where several are level, any of them may win.
 */
export function* commonestWins(knowledge: Knowledge): Generator<Fault> {
  const raised = raisedByComplaint(knowledge);
  for (const complaint of knowledge.compiled.complaints) {
    const commonest = commonestOf(complaint, raised.get(complaint.id) ?? new Set(), knowledge);
    for (const diagnosis of commonest) {
      const sex = likelierSex(complaint, diagnosis);
      const answers = answerBy(typicalFor(diagnosis.id, knowledge), complaint, sex, knowledge);
      const [winner] = differential(answers, knowledge.evidence);
      if (commonest.some(({ id }) => id === winner?.id)) continue;
      yield {
        file: complaint.key,
        message: `${winner?.name} wins with answers typical of ${diagnosis.name}`,
      };
    }
  }
}

/** The diagnoses with the largest base behind a complaint. */
function commonestOf(
  complaint: ComplaintRow,
  raised: ReadonlySet<number>,
  { compiled, questions, evidence }: Knowledge,
): readonly DiagnosisRow[] {
  const sex = complaint.genderFilter === 'male' ? 'male' : 'female';
  const [first] = questions(complaint.key, { sex });
  const bases = evidence.baseByChoice.get(first?.choices[0]?.id ?? 0)?.values ?? [];
  const largest = Math.max(0, ...bases.map(({ points }) => points));
  const ids = new Set(bases.filter(({ points }) => points === largest).map(({ diagnosisId }) => diagnosisId));
  return compiled.diagnoses.filter(({ id }) => ids.has(id) && raised.has(id));
}
