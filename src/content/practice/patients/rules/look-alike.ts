import type { Rule } from '#content/lint/rule.ts';

/** Every patient has a partner who begins alike, with the same complaint, and has something else. */
export const lookAlike: Rule = {
  name: 'look-alike',
  *check({ patients }) {
    const byKey = new Map(patients.map(patient => [patient.key, patient]));
    for (const { file, complaint, lookAlike: key, reference } of patients) {
      const partner = byKey.get(key);
      if (partner === undefined) yield { file, message: `there is no patient ${key}` };
      else if (partner.complaint !== complaint) yield { file, message: `${key} has another complaint` };
      else if (partner.reference.diagnosis === reference.diagnosis)
        yield { file, message: `${key} has ${reference.diagnosis}, too` };
    }
  },
};
