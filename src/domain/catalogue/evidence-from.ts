import type { CatalogueRows, ChoiceRow, ValueRow } from '#domain/catalogue/catalogue-rows.ts';
import type { Diagnosis, Evidence, Value } from '#domain/diagnosis/evidence.ts';

type Rows = Pick<CatalogueRows, 'diagnoses' | 'values' | 'redFlags' | 'complaintQuestions'> & {
  readonly choices: readonly Pick<ChoiceRow, 'id' | 'questionId'>[];
};

/** Everything the differential weighs, from the catalogue's rows. */
export function evidenceFrom(rows: Rows): Evidence {
  const ahead = rows.values.filter(({ headStart }) => headStart !== 0);
  const headStarts = grouped(ahead, ({ headStart }) => headStart);
  const complaintOf = complaintByChoice(rows);
  return {
    diagnoses: new Map(rows.diagnoses.map(row => [row.id, diagnosisFrom(row)])),
    valuesByChoice: grouped(rows.values, ({ points }) => points),
    flagsByChoice: new Map(
      [...Map.groupBy(rows.redFlags, row => row.choiceId)].map(([id, flags]) => [
        id,
        flags.map(({ diagnosisId }) => diagnosisId),
      ]),
    ),
    headStartByChoice: new Map(
      [...headStarts].map(([id, values]) => [id, { complaintId: complaintOf.get(id) ?? 0, values }]),
    ),
  };
}

/** What is weighed of a diagnosis, whatever else its row holds. */
export function diagnosisFrom({
  id,
  name,
  mustNotMiss,
  urgency,
  ageFactors,
  sexFactors,
}: Diagnosis): Diagnosis {
  return { id, name, mustNotMiss, urgency, ageFactors, sexFactors };
}

function complaintByChoice({ choices, complaintQuestions }: Rows): ReadonlyMap<number, number> {
  const byQuestion = new Map(complaintQuestions.map(link => [link.questionId, link.complaintId]));
  return new Map(choices.map(({ id, questionId }) => [id, byQuestion.get(questionId) ?? 0]));
}

function grouped(
  rows: readonly ValueRow[],
  pointsOf: (row: ValueRow) => number,
): ReadonlyMap<number, readonly Value[]> {
  const byChoice = Map.groupBy(rows, row => row.choiceId);
  const toValue = (row: ValueRow): Value => ({ diagnosisId: row.diagnosisId, points: pointsOf(row) });
  return new Map([...byChoice].map(([id, group]) => [id, group.map(toValue)]));
}
