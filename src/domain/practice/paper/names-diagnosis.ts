import type { PatientReference } from '#domain/practice/patient/reference.ts';

/** Whether a text names what the patient has, or what counts as it: such words reach no sheet but the examiner's. */
export function namesDiagnosis(
  { diagnosis, accepted }: Pick<PatientReference, 'diagnosis' | 'accepted'>,
  text: string,
): boolean {
  const said = text.toLowerCase();
  return [diagnosis, ...accepted].some(({ name, key }) =>
    [name.replace(/ \(.*\)/, ''), key.replaceAll('-', ' ')].some(one => said.includes(one.toLowerCase())),
  );
}
