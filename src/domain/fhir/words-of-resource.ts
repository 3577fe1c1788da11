import type { CodeableConcept, FhirResource } from 'fhir/r4';

const textOf = (concept: CodeableConcept | undefined): string =>
  concept?.text ?? concept?.coding?.[0]?.display ?? '';

/** A resource as a person reads it in its section; what was denied is told as denied. */
export function wordsOfResource(resource: FhirResource): string {
  switch (resource.resourceType) {
    case 'Condition':
    case 'AllergyIntolerance': {
      const isRefuted = resource.verificationStatus?.coding?.[0]?.code === 'refuted';
      return `${isRefuted ? 'Denied: ' : ''}${textOf(resource.code)}`;
    }
    case 'Observation':
      if (resource.valueBoolean !== undefined)
        return `${resource.valueBoolean ? '' : 'Denied: '}${textOf(resource.code)}`;
      return resource.valueString ?? textOf(resource.valueCodeableConcept);
    case 'MedicationStatement': {
      const name = textOf(resource.medicationCodeableConcept);
      return [name, resource.dosage?.[0]?.text, resource.status === 'stopped' ? 'stopped' : '']
        .filter(Boolean)
        .join(', ');
    }
    case 'Procedure':
      return textOf(resource.code);
    case 'Immunization':
      return textOf(resource.vaccineCode);
    case 'FamilyMemberHistory': {
      const conditions = (resource.condition ?? []).map(({ code }) => textOf(code)).join(', ');
      return [textOf(resource.relationship), conditions].filter(Boolean).join(': ');
    }
    case 'QuestionnaireResponse':
      return (resource.item ?? [])
        .map(({ text, answer }) => `${text} ${answer?.[0]?.valueString ?? '(skipped)'}`)
        .join(' · ');
    default:
      return resource.resourceType;
  }
}
