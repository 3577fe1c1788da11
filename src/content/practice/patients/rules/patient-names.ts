import type { Fault, Rule } from '#content/lint/rule.ts';
import { factsOf } from '#content/practice/patients/patient-facts.ts';
import { repeated } from '#content/read/placed.ts';

/** Facts are called by names of their own, and whoever names one names one that there is. */
export const patientNames: Rule = {
  name: 'patient-names',
  *check({ patients }) {
    for (const patient of patients) {
      const names = factsOf(patient).map(({ id }) => id);
      const { file, cues, reference } = patient;
      for (const name of repeated(names))
        yield { file, message: `two facts are called ${name}: give one an id` };
      const told = reference.differential.flatMap(one => [...one.for, ...one.against]);
      const excluding = reference.mustNotMiss.flatMap(({ excludedBy }) => excludedBy);
      yield* unknown(file, 'the differential', told, names);
      yield* unknown(file, 'what must not be missed', excluding, names);
      yield* unknown(
        file,
        'a cue',
        cues.map(cue => cue.in),
        names,
      );
    }
  },
};

function* unknown(
  file: string,
  where: string,
  used: readonly string[],
  names: readonly string[],
): Generator<Fault> {
  for (const name of new Set(used))
    if (!names.includes(name)) yield { file, message: `${where} names ${name}, but no fact is called so` };
}
