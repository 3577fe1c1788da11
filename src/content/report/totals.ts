import type { Content } from '#content/read/content.ts';
import { choicesOf, questionsOf } from '#content/read/placed.ts';
import { table } from '#content/report/table.ts';

export function totals(content: Content): string {
  const choices = choicesOf(content);
  const { diagnoses } = content;
  return table(
    ['what', 'how many'],
    [
      ['complaints', content.complaints.length],
      ['questions', questionsOf(content).length],
      ['choices', choices.length],
      [
        'points (choice × diagnosis)',
        choices.reduce((sum, { choice }) => sum + Object.keys(choice.points).length, 0),
      ],
      ['diagnoses', diagnoses.length],
      ['diagnoses that must not be missed', diagnoses.filter(({ mustNotMiss }) => mustNotMiss).length],
      ['red-flag answers', choices.filter(({ choice }) => choice.redFlag.length > 0).length],
      ['risks', content.risks.length],
      ['teaching cases', content.cases.length],
      ['illnesses', content.illnesses.length],
      ['procedures', content.procedures.length],
      ['medications', content.medications.length],
      ['lab tests', content.labTests.tests.length],
      ['family conditions', content.familyConditions.length],
    ],
  );
}
