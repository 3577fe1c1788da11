import { NO_IDS, settledIds } from '#content/compile/ids.ts';
import type { Fault, Rule } from '#content/lint/rule.ts';
import { playableOf } from '#content/play/playable-content.ts';
import { type CompiledPatient, compilePatients } from '#content/practice/patients/compile-patients.ts';
import { type JudgedPatient, judgePatient } from '#content/practice/patients/judge-patient.ts';
import { compiledCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';

/** How far down the specified sum may have the diagnosis. */
const PLACES_OF_SUM = 3;

const SHOWN = 3;

/** The expert's questions bring every essential fact, and by what they bring the diagnosis comes first. */
export const patientExpert: Rule = {
  name: 'patient-expert',
  *check(content) {
    if (content.patients.length === 0) return;
    const playable = playableOf(content);
    const catalogue = compiledCatalogue(playable.compiled, settledIds(content, NO_IDS));
    for (const compiled of compilePatients(content, catalogue))
      yield* faultsOf(compiled, judgePatient(compiled, playable));
  },
};

function* faultsOf({ file, reference }: CompiledPatient, judged: JudgedPatient): Generator<Fault> {
  const { diagnosis, facts } = reference;
  const missed = facts.filter(({ id, weight }) => weight === 'essential' && !judged.told.has(id));
  for (const { id } of missed)
    yield { file, message: `${id}: is essential, but the expert's path does not reach it` };
  const likeliest = judged.byLikelihood.slice(0, SHOWN);
  if (likeliest[0]?.id !== diagnosis.id)
    yield { file, message: `${diagnosis.name} does not come first by the likelihood: ${namesOf(likeliest)}` };
  const first = judged.bySum.filter(({ points }) => points > 0).slice(0, PLACES_OF_SUM);
  if (!first.some(({ id }) => id === diagnosis.id))
    yield {
      file,
      message: `${diagnosis.name} is not among the first ${PLACES_OF_SUM} of the sum: ${namesOf(first)}`,
    };
}

function namesOf(results: readonly DiagnosisResult[]): string {
  return results
    .map(({ name, likelihood }) =>
      likelihood === undefined ? name : `${name} ${Math.round(likelihood * 100)} %`,
    )
    .join(', ');
}
