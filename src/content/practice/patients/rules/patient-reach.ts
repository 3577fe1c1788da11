import type { Rule } from '#content/lint/rule.ts';
import { factsOf } from '#content/practice/patients/patient-facts.ts';
import type { Content, Patient } from '#content/read/content.ts';
import { agedYears } from '#domain/case/age.ts';
import { fitsAge } from '#domain/case/fits-age.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';

/** Every fact that matters can be asked for: by something else than small talk, and of such a patient at all. */
export const patientReach: Rule = {
  name: 'patient-reach',
  *check(content) {
    for (const patient of content.patients)
      for (const { id, ask, weight } of factsOf(patient))
        if (weight !== 'neutral' && !ask.some(intent => asksFor(intent, patient, content)))
          yield { file: patient.file, message: `${id}: no question reaches it` };
  },
};

function asksFor(intent: Intent, { person }: Patient, { findings }: Content): boolean {
  const parts = parseIntent(intent);
  if (parts === null || parts.frame === 'talk' || parts.frame === 'open') return false;
  if (parts.frame !== 'presence') return true;
  const finding = findings.find(({ key }) => key === parts.finding);
  const isOfSex = finding?.for === undefined || finding.for === person.sex;
  return isOfSex && fitsAge({ ages: finding?.ages }, agedYears(person.age));
}
