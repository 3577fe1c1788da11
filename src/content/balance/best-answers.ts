import { answerBy, bestFor, typicalFor } from '#content/balance/answer-by.ts';
import { likeliestProfile, raisedByComplaint } from '#content/balance/raising.ts';
import type { CompiledComplaint, CompiledDiagnosis } from '#content/compile/compiled-content.ts';
import type { Fault } from '#content/lint/rule.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import { differential } from '#domain/diagnosis/differential.ts';

/**
 * The answers that fit a diagnosis best put it first, behind at least one of the complaints that raise it: either
 * with everything ticked that speaks for it, or with the one best answer to each question.
 */
export function* bestAnswers(playable: PlayableContent): Generator<Fault> {
  const raised = raisedByComplaint(playable);
  for (const diagnosis of playable.compiled.diagnoses) {
    const winners = playable.compiled.complaints
      .filter(({ id }) => raised.get(id)?.has(diagnosis.id))
      .map(complaint => ({ complaint, ahead: winnersAheadOf(diagnosis, complaint, playable) }));
    if (winners.length === 0 || winners.some(({ ahead }) => ahead.length < PICKS.length)) continue;
    const placed = winners.map(({ complaint, ahead }) => `${complaint.key} (${ahead[0]} wins)`).join(', ');
    yield { file: diagnosis.key, message: `the answers that fit it best never put it first: ${placed}` };
  }
}

const PICKS = [bestFor, typicalFor];

/** Who wins instead of the diagnosis, for each way of answering that does not put it first. */
function winnersAheadOf(
  diagnosis: CompiledDiagnosis,
  complaint: CompiledComplaint,
  playable: PlayableContent,
) {
  const { sex, profile } = likeliestProfile(complaint, diagnosis);
  return PICKS.flatMap(pick => {
    const answers = answerBy(pick(diagnosis.id, playable), complaint, sex, playable);
    const [winner] = differential(answers, playable.evidence, profile);
    return winner?.id === diagnosis.id ? [] : [winner?.name ?? 'nothing'];
  });
}
