import type { Rule } from '#content/lint/rule.ts';
import { raisedBy } from '#content/read/placed.ts';

const STRONG = 2;

/** A diagnosis which a complaint speaks for (2 points or more) lists that complaint in its findings: the head start needs it. */
export const findings: Rule = {
  name: 'findings',
  *check(content) {
    const diagnoses = new Map(content.diagnoses.map(diagnosis => [diagnosis.key, diagnosis]));
    for (const complaint of content.complaints) {
      for (const [key, most] of raisedBy(complaint)) {
        const diagnosis = diagnoses.get(key);
        if (diagnosis === undefined || most < STRONG || complaint.key in diagnosis.findings) continue;
        yield {
          file: diagnosis.file,
          message: `${key}: "${complaint.key}" raises it but is not among its findings`,
        };
      }
    }
  },
};
