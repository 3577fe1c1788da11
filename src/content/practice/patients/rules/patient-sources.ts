import type { Rule } from '#content/lint/rule.ts';

/** A published guideline, review or edition has a year or a number. */
const DATED = /\d/;

/** Every patient names what the reference rests on, with its year or edition. */
export const patientSources: Rule = {
  name: 'patient-sources',
  *check({ patients }) {
    for (const { file, reference } of patients) {
      if (reference.sources.length === 0) yield { file, message: 'names no source' };
      for (const source of reference.sources)
        if (!DATED.test(source)) yield { file, message: `"${source}" has no year or edition` };
    }
  },
};
