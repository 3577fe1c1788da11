import { differential } from '#domain/diagnosis/differential.ts';
import type { Choice } from '#domain/questionnaire/question.ts';
import type { ComplaintRow, DiagnosisRow } from '../compiled-content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { KeyedQuestion } from '../questionnaires.ts';
import type { Fault } from '../rule.ts';
import { byFit } from './answer-by.ts';
import { likelierSex, raisedByComplaint } from './raising.ts';

const FIRST = 3;

/**
 * The red flags of a diagnosis that must not be missed, with nothing else answered, put it among the first three,
 * behind every complaint that flags it; and some complaint does.
 */
export function* redFlagsFind(knowledge: Knowledge): Generator<Fault> {
  const raised = raisedByComplaint(knowledge);
  for (const diagnosis of knowledge.compiled.diagnoses.filter(({ mustNotMiss }) => mustNotMiss)) {
    const raising = knowledge.compiled.complaints.filter(({ id }) => raised.get(id)?.has(diagnosis.id));
    const flagging = raising.filter(complaint => flagsOf(diagnosis, complaint, knowledge).length > 0);
    if (raising.length > 0 && flagging.length === 0) {
      yield { file: diagnosis.key, message: 'must not be missed, but no answer is its red flag' };
    }
    for (const complaint of flagging) {
      const rank = rankByFlags(diagnosis, complaint, knowledge);
      if (rank > FIRST)
        yield { file: diagnosis.key, message: `its red flags in ${complaint.key} put it at ${rank}` };
    }
  }
}

type Flag = { readonly question: KeyedQuestion; readonly choice: Choice };

/** The choices behind a complaint that are red flags for the diagnosis: of a question, the one that fits best. */
function flagsOf(diagnosis: DiagnosisRow, complaint: ComplaintRow, knowledge: Knowledge): readonly Flag[] {
  const flagged = new Set(
    knowledge.compiled.redFlags
      .filter(({ diagnosisId }) => diagnosisId === diagnosis.id)
      .map(({ choiceId }) => choiceId),
  );
  return knowledge.questions(complaint.key, { sex: likelierSex(complaint, diagnosis) }).flatMap(question => {
    const choice = byFit(question, diagnosis.id, knowledge).find(({ id }) => flagged.has(id));
    return choice === undefined ? [] : [{ question, choice }];
  });
}

function rankByFlags(diagnosis: DiagnosisRow, complaint: ComplaintRow, knowledge: Knowledge): number {
  const answers = flagsOf(diagnosis, complaint, knowledge).map(({ question, choice }) => ({
    questionId: question.id,
    choiceId: String(choice.id),
  }));
  const results = differential(answers, knowledge.evidence);
  const own = results.find(({ id }) => id === diagnosis.id)?.points ?? 0;
  return own === 0 ? Number.POSITIVE_INFINITY : results.filter(({ points }) => points > own).length + 1;
}
