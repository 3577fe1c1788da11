import type { Fault, Rule } from '#content/lint/rule.ts';
import { factsOf, findingsIn } from '#content/practice/patients/patient-facts.ts';
import type { Patient } from '#content/read/content.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';

/** Complaint, diagnoses and findings that a patient names exist. */
export const patientKeys: Rule = {
  name: 'patient-keys',
  *check({ patients, complaints, diagnoses, findings }) {
    const known = {
      complaints: new Set(complaints.map(({ key }) => key)),
      diagnoses: new Set(diagnoses.map(({ key }) => key)),
      findings: new Set(findings.map(({ key }) => key)),
    };
    for (const patient of patients) {
      yield* unknown(patient, 'complaints', [patient.complaint], known.complaints);
      yield* unknown(patient, 'diagnoses', diagnosesIn(patient), known.diagnoses);
      yield* unknown(patient, 'findings', findingsNamed(patient), known.findings);
    }
  },
};

function diagnosesIn({ reference }: Patient): readonly string[] {
  const { diagnosis, accepted, differential, mustNotMiss } = reference;
  return [diagnosis, ...accepted, ...[...differential, ...mustNotMiss].map(one => one.diagnosis)];
}

function findingsNamed(patient: Patient): readonly string[] {
  const followed = patient.cues.flatMap(({ follow }) => follow);
  const intents = [
    ...factsOf(patient).flatMap(({ ask, also }) => [...ask, ...also]),
    ...followed,
    ...patient.reference.path,
  ];
  return [...findingsIn(intents), ...intents.flatMap(describedIn)];
}

/** The other symptom whose attribute is asked for. */
function describedIn(intent: Intent): readonly string[] {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' && parts.finding !== null ? [parts.finding] : [];
}

function* unknown(
  { file }: Patient,
  what: string,
  used: readonly string[],
  known: ReadonlySet<string>,
): Generator<Fault> {
  const missing = [...new Set(used)].filter(key => !known.has(key));
  if (missing.length > 0) yield { file, message: `${what} that do not exist: ${missing.join(', ')}` };
}
