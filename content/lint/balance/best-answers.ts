import { differential } from '#domain/diagnosis/differential.ts';
import type { ComplaintRow, DiagnosisRow } from '../compiled-content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Fault } from '../rule.ts';
import { answerBy, bestFor, typicalFor } from './answer-by.ts';
import { likeliestProfile, raisedByComplaint } from './raising.ts';

/**
 * The answers that fit a diagnosis best put it first, behind at least one of the complaints that raise it: either
 * with everything ticked that speaks for it, or with the one best answer to each question.
 */
export function* bestAnswers(knowledge: Knowledge): Generator<Fault> {
  const raised = raisedByComplaint(knowledge);
  for (const diagnosis of knowledge.compiled.diagnoses) {
    const winners = knowledge.compiled.complaints
      .filter(({ id }) => raised.get(id)?.has(diagnosis.id))
      .map(complaint => ({ complaint, ahead: winnersAheadOf(diagnosis, complaint, knowledge) }));
    if (winners.length === 0 || winners.some(({ ahead }) => ahead.length < PICKS.length)) continue;
    const told = winners.map(({ complaint, ahead }) => `${complaint.key} (${ahead[0]} wins)`).join(', ');
    yield { file: diagnosis.key, message: `the answers that fit it best never put it first: ${told}` };
  }
}

const PICKS = [bestFor, typicalFor];

/** Who wins instead of the diagnosis, for each way of answering that does not put it first. */
function winnersAheadOf(diagnosis: DiagnosisRow, complaint: ComplaintRow, knowledge: Knowledge) {
  const { sex, profile } = likeliestProfile(complaint, diagnosis);
  return PICKS.flatMap(pick => {
    const answers = answerBy(pick(diagnosis.id, knowledge), complaint, sex, knowledge);
    const [winner] = differential(answers, knowledge.evidence, profile);
    return winner?.id === diagnosis.id ? [] : [winner?.name ?? 'nothing'];
  });
}
