import type { Evidence, Value } from '#domain/diagnosis/evidence.ts';
import type { CompiledContent, ValueRow } from './compiled-content.ts';

/** What the differential needs of the compiled content. */
export function evidenceOf(
  compiled: Pick<CompiledContent, 'diagnoses' | 'values' | 'questions' | 'choices' | 'complaintQuestions'>,
): Evidence {
  const complaintOfQuestion = new Map(
    compiled.complaintQuestions.map(link => [link.questionId, link.complaintId]),
  );
  const complaintOfChoice = new Map(
    compiled.choices.map(choice => [choice.id, complaintOfQuestion.get(choice.questionId) ?? 0]),
  );
  const bases = compiled.values.filter(value => value.base !== 0);
  return {
    diagnoses: new Map(compiled.diagnoses.map(diagnosis => [diagnosis.id, diagnosis])),
    valuesByChoice: grouped(compiled.values, ({ diagnosisId, points }) => ({ diagnosisId, points })),
    baseByChoice: new Map(
      [...grouped(bases, ({ diagnosisId, base }) => ({ diagnosisId, points: base }))].map(
        ([choiceId, values]) => [choiceId, { complaintId: complaintOfChoice.get(choiceId) ?? 0, values }],
      ),
    ),
  };
}

function grouped(
  rows: readonly ValueRow[],
  value: (row: ValueRow) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const byChoice = Map.groupBy(rows, row => row.choiceId);
  return new Map([...byChoice].map(([choiceId, group]) => [choiceId, group.map(value)]));
}
