import { answerBy, typicalFor } from '#content/balance/answer-by.ts';
import { likelierSex, raisedByComplaint } from '#content/balance/raising.ts';
import type { CompiledComplaint, CompiledDiagnosis } from '#content/compile/compiled-content.ts';
import type { Fault } from '#content/lint/rule.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import { differential } from '#domain/diagnosis/differential.ts';

/**
 * Typical answers lead to what is common: behind every complaint, the commonest diagnosis (the largest head start) wins
 * when each question gets the one answer that fits it best. Where several are level, any of them may win.
 */
export function* commonestWins(playable: PlayableContent): Generator<Fault> {
  const raised = raisedByComplaint(playable);
  for (const complaint of playable.compiled.complaints) {
    const commonest = commonestOf(complaint, raised.get(complaint.id) ?? new Set(), playable);
    for (const diagnosis of commonest) {
      const sex = likelierSex(complaint, diagnosis);
      const answers = answerBy(typicalFor(diagnosis.id, playable), complaint, sex, playable);
      const [winner] = differential(answers, playable.evidence);
      if (commonest.some(({ id }) => id === winner?.id)) continue;
      yield {
        file: complaint.key,
        message: `${winner?.name} wins with answers typical of ${diagnosis.name}`,
      };
    }
  }
}

/** The diagnoses with the largest head start behind a complaint. */
function commonestOf(
  complaint: CompiledComplaint,
  raised: ReadonlySet<number>,
  { compiled, questions, evidence }: PlayableContent,
): readonly CompiledDiagnosis[] {
  const sex = complaint.genderFilter === 'male' ? 'male' : 'female';
  const [first] = questions(complaint.key, { sex });
  const headStarts = evidence.headStartByChoice.get(first?.choices[0]?.id ?? 0)?.values ?? [];
  const largest = Math.max(0, ...headStarts.map(({ points }) => points));
  const ids = new Set(
    headStarts.filter(({ points }) => points === largest).map(({ diagnosisId }) => diagnosisId),
  );
  return compiled.diagnoses.filter(({ id }) => ids.has(id) && raised.has(id));
}
