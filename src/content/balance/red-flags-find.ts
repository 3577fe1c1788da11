import { byFit } from '#content/balance/answer-by.ts';
import { likelierSex, raisedByComplaint } from '#content/balance/raising.ts';
import type { CompiledComplaint, CompiledDiagnosis } from '#content/compile/compiled-content.ts';
import type { Fault } from '#content/lint/rule.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { KeyedQuestion } from '#content/play/questionnaires.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { Choice } from '#domain/questionnaire/question.ts';

const FIRST = 3;

/**
 * The red flags of a diagnosis that must not be missed, with nothing else answered, put it among the first three,
 * behind every complaint that flags it; and some complaint does.
 */
export function* redFlagsFind(playable: PlayableContent): Generator<Fault> {
  const raised = raisedByComplaint(playable);
  for (const diagnosis of playable.compiled.diagnoses.filter(({ mustNotMiss }) => mustNotMiss)) {
    const raising = playable.compiled.complaints.filter(({ id }) => raised.get(id)?.has(diagnosis.id));
    const flagging = raising.filter(complaint => flagsOf(diagnosis, complaint, playable).length > 0);
    if (raising.length > 0 && flagging.length === 0) {
      yield { file: diagnosis.key, message: 'must not be missed, but no answer is its red flag' };
    }
    for (const complaint of flagging) {
      const rank = rankByFlags(diagnosis, complaint, playable);
      if (rank > FIRST)
        yield { file: diagnosis.key, message: `its red flags in ${complaint.key} put it at ${rank}` };
    }
  }
}

type Flag = { readonly question: KeyedQuestion; readonly choice: Choice };

/** The choices behind a complaint that are red flags for the diagnosis: of a question, the one that fits best. */
function flagsOf(
  diagnosis: CompiledDiagnosis,
  complaint: CompiledComplaint,
  playable: PlayableContent,
): readonly Flag[] {
  const flagged = new Set(
    playable.compiled.redFlags
      .filter(({ diagnosisId }) => diagnosisId === diagnosis.id)
      .map(({ choiceId }) => choiceId),
  );
  return playable.questions(complaint.key, { sex: likelierSex(complaint, diagnosis) }).flatMap(question => {
    const choice = byFit(question, diagnosis.id, playable).find(({ id }) => flagged.has(id));
    return choice === undefined ? [] : [{ question, choice }];
  });
}

function rankByFlags(
  diagnosis: CompiledDiagnosis,
  complaint: CompiledComplaint,
  playable: PlayableContent,
): number {
  const answers = flagsOf(diagnosis, complaint, playable).map(({ question, choice }) => ({
    questionId: question.id,
    choiceId: String(choice.id),
  }));
  const results = differential(answers, playable.evidence);
  const own = results.find(({ id }) => id === diagnosis.id)?.points ?? 0;
  return own === 0 ? Number.POSITIVE_INFINITY : results.filter(({ points }) => points > own).length + 1;
}
