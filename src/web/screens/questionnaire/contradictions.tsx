import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { saidOtherwise } from '#domain/findings/contradictions.ts';
import { isFrom } from '#domain/findings/known-findings.ts';
import type { Source } from '#domain/findings/statements.ts';
import { ContradictionNotice } from '#web/findings/contradiction-notice.tsx';
import type { QuestionnaireState } from '#web/screens/questionnaire/use-questionnaire.ts';

type ContradictionsProps = {
  readonly state: QuestionnaireState;
  readonly symptom: CurrentSymptom;
  readonly onGiveUp: () => void;
};

/** What this answer says against others; at the first question also what was said against the symptom itself. */
export function Contradictions({ state, symptom, onGiveUp }: ContradictionsProps) {
  const { known, place, index } = state;
  const isHere = (source: Source) =>
    isFrom(source, place) || (index === 0 && source.kind === 'symptom' && source.symptomId === symptom.id);
  const accepted = known.record.acceptedContradictions;
  const against = saidOtherwise(known.statements, isHere).filter(({ key }) => !accepted.includes(key));
  return against.map(statement => (
    <ContradictionNotice
      key={statement.key}
      finding={statement.key}
      said={statement}
      known={known}
      onGiveUp={onGiveUp}
    />
  ));
}
