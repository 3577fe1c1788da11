import { expertPath } from '#content/practice/patients/expert-path.ts';
import type { PatientCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import type { NamedFact } from '#content/practice/patients/patient-facts.ts';
import type { Patient } from '#content/read/content.ts';
import type { NamedDiagnosis, PatientReference } from '#domain/practice/patient/reference.ts';

/** The reference of a patient; none where its diagnosis does not exist. */
export function compileReference(
  patient: Patient,
  facts: readonly NamedFact[],
  catalogue: PatientCatalogue,
): PatientReference | undefined {
  const named = (key: string): readonly NamedDiagnosis[] => {
    const found = catalogue.diagnosis(key);
    return found === undefined ? [] : [{ id: found.id, key, name: found.name }];
  };
  const { reference } = patient;
  const [diagnosis] = named(reference.diagnosis);
  if (diagnosis === undefined) return undefined;
  const { statement, urgency, firstAction, teaching, sources } = reference;
  return {
    diagnosis,
    accepted: reference.accepted.flatMap(named),
    statement,
    differential: reference.differential.flatMap(one =>
      named(one.diagnosis).map(found => ({ diagnosis: found, for: one.for, against: one.against })),
    ),
    mustNotMiss: reference.mustNotMiss.flatMap(one =>
      named(one.diagnosis).map(found => ({ diagnosis: found, excludedBy: one.excludedBy })),
    ),
    urgency,
    firstAction,
    path: expertPath(patient, facts),
    facts: facts.map(({ id, weight, why = null }) => ({ id, weight, why })),
    teaching,
    sources,
    lookAlike: catalogue.patientId(patient.lookAlike) ?? null,
  };
}
