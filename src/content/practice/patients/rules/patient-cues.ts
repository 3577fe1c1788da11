import type { Rule } from '#content/lint/rule.ts';
import { factsOf } from '#content/practice/patients/patient-facts.ts';

/** A cue is dropped in the words of its fact. */
export const patientCues: Rule = {
  name: 'patient-cues',
  *check({ patients }) {
    for (const patient of patients)
      for (const { id, in: factId, words } of patient.cues) {
        const fact = factsOf(patient).find(one => one.id === factId);
        if (fact !== undefined && !fact.says?.includes(words))
          yield { file: patient.file, message: `${id}: ${factId} does not say "${words}"` };
      }
  },
};
