import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Complaint, Content, Diagnosis } from '#content/read/content.ts';

/** Systems, diagnoses, complaints, findings and risks that a file names exist. */
export const knownKeys: Rule = {
  name: 'known-keys',
  *check(content) {
    const diagnoses = new Set(content.diagnoses.map(diagnosis => diagnosis.key));
    const systems = new Set(content.bodySystems.map(system => system.key));
    for (const complaint of content.complaints) {
      yield* unknown(complaint.file, 'body systems', complaint.systems, systems);
      yield* unknown(complaint.file, 'diagnoses', namedIn(complaint), diagnoses);
    }
    yield* diagnosisFaults(content);
    for (const { file, title, expected } of content.cases) {
      yield* unknown(file, `${title}: diagnoses`, [expected], diagnoses);
    }
  },
};

function namedIn(complaint: Complaint): readonly string[] {
  const choices = complaint.questions.flatMap(question => question.choices);
  return choices.flatMap(({ points, redFlag }) => [...Object.keys(points), ...redFlag]);
}

function* diagnosisFaults(content: Content): Generator<Fault> {
  const known = new Set(content.findings.map(finding => finding.key));
  const complaints = new Set(content.complaints.map(complaint => complaint.key));
  const risks = new Set(content.risks.map(({ section, key }) => `${section}/${key}`));
  for (const diagnosis of content.diagnoses) {
    const { file, key, findings, requires } = diagnosis;
    yield* unknown(file, `${key}: findings`, Object.keys(findings), complaints);
    yield* unknown(file, `${key}: requires findings`, requires, known);
    yield* unknown(file, `${key}: risks`, riskPaths(diagnosis), risks);
  }
}

function riskPaths({ risks }: Diagnosis): readonly string[] {
  return Object.entries(risks).flatMap(([section, odds]) =>
    Object.keys(odds).map(risk => `${section}/${risk}`),
  );
}

function* unknown(file: string, what: string, used: readonly string[], known: Set<string>): Generator<Fault> {
  const missing = [...new Set(used)].filter(key => !known.has(key));
  if (missing.length > 0) yield { file, message: `${what} that do not exist: ${missing.join(', ')}` };
}
