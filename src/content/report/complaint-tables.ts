import type { Content } from '#content/read/content.ts';
import { raisedBy } from '#content/read/placed.ts';
import { table } from '#content/report/table.ts';
import { DIMENSIONS } from '#domain/questionnaire/dimension.ts';

export function complaintsPerSystem({ bodySystems, complaints }: Content): string {
  return table(
    ['system', 'complaints', 'of these at home here'],
    bodySystems.map(({ key, name }) => [
      name,
      complaints.filter(complaint => complaint.systems.includes(key)).length,
      complaints.filter(complaint => complaint.systems[0] === key).length,
    ]),
  );
}

export function complaintSizes({ complaints, cases }: Content): string {
  return table(
    ['complaint', 'for', 'archetype', 'questions', 'follow-ups', 'choices', 'points', 'diagnoses', 'cases'],
    complaints.map(complaint => {
      const choices = complaint.questions.flatMap(question => question.choices);
      return [
        complaint.complaint,
        complaint.for,
        complaint.archetype,
        complaint.questions.length,
        complaint.questions.filter(question => Object.keys(question.when).length > 0).length,
        choices.length,
        choices.reduce((sum, { points }) => sum + Object.keys(points).length, 0),
        raisedBy(complaint).size,
        cases.filter(teachingCase => teachingCase.complaint === complaint.key).length,
      ];
    }),
  );
}

/** Which dimensions the questions of each complaint cover, and by how many questions. */
export function dimensionTable({ complaints }: Content): string {
  return table(
    ['complaint', ...DIMENSIONS],
    complaints.map(({ complaint, questions }) => [
      complaint,
      ...DIMENSIONS.map(dimension =>
        String(questions.filter(({ covers }) => covers.includes(dimension)).length || ''),
      ),
    ]),
  );
}
