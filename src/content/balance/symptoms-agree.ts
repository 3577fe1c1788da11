import { answerBy, typicalFor } from '#content/balance/answer-by.ts';
import { likelierSex, raisedByComplaint } from '#content/balance/raising.ts';
import type { CompiledComplaint, CompiledDiagnosis } from '#content/compile/compiled-content.ts';
import type { Fault } from '#content/lint/rule.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import { differential } from '#domain/diagnosis/differential.ts';

/** From this strength of a finding on, at least half of the patients with the diagnosis have the complaint. */
const USUAL = 3;
const FIRST = 3;

/**
 * Several symptoms agree: any two complaints that are usual for a diagnosis, answered as is typical of it,
 * put it among the first three together.
 */
export function* symptomsAgree(playable: PlayableContent): Generator<Fault> {
  const { diagnoses, complaints: all, findings } = playable.compiled;
  const raised = raisedByComplaint(playable);
  const usualFindings = Map.groupBy(
    findings.filter(({ strength }) => strength >= USUAL),
    ({ diagnosisId }) => diagnosisId,
  );
  for (const diagnosis of diagnoses) {
    const usual = new Set(usualFindings.get(diagnosis.id)?.map(({ complaintId }) => complaintId));
    const complaints = all.filter(({ id }) => usual.has(id) && raised.get(id)?.has(diagnosis.id));
    for (const [index, one] of complaints.entries()) {
      for (const other of complaints.slice(index + 1)) {
        const { rank } = standing(diagnosis, [one, other], playable);
        if (rank <= FIRST) continue;
        yield { file: diagnosis.key, message: `${one.key} and ${other.key} together put it at ${rank}` };
      }
    }
  }
}

/** Rank (from 1) and lead in points over the best rival, when the complaints are answered as is typical of a diagnosis. */
export function standing(
  diagnosis: CompiledDiagnosis,
  complaints: readonly CompiledComplaint[],
  playable: PlayableContent,
): { readonly rank: number; readonly lead: number } {
  const pick = typicalFor(diagnosis.id, playable);
  const answers = complaints.flatMap(complaint =>
    answerBy(pick, complaint, likelierSex(complaint, diagnosis), playable),
  );
  const results = differential(answers, playable.evidence);
  const own = results.find(({ id }) => id === diagnosis.id)?.points ?? 0;
  const rivals = results.filter(({ id }) => id !== diagnosis.id).map(({ points }) => points);
  return { rank: rivals.filter(points => points > own).length + 1, lead: own - Math.max(0, ...rivals) };
}
