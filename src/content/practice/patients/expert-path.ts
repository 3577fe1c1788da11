import type { NamedFact } from '#content/practice/patients/patient-facts.ts';
import type { Patient } from '#content/read/content.ts';
import type { Intent } from '#domain/practice/intent.ts';

const BEGINNING: readonly Intent[] = ['talk:greeting', 'open:start', 'open:more', 'talk:empathy'];
const END: readonly Intent[] = ['open:else', 'talk:summary', 'talk:closing'];

/** The expert's questions: the file's own, or all that matters in the order in which the file has it. */
export function expertPath(patient: Patient, facts: readonly NamedFact[]): readonly Intent[] {
  if (patient.reference.path.length > 0) return patient.reference.path;
  const asked = facts.filter(({ weight }) => weight !== 'neutral').flatMap(({ ask }) => ask.slice(0, 1));
  return [...BEGINNING, ...asked, ...END];
}
