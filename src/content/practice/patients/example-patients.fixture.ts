import { NO_IDS, settledIds } from '#content/compile/ids.ts';
import { type PlayableContent, playableOf } from '#content/play/playable-content.ts';
import { type CompiledPatient, compilePatients } from '#content/practice/patients/compile-patients.ts';
import { compiledCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

/** The product's own patients, and the catalogue they are played on. */
export function examplePatients(): {
  readonly patients: readonly CompiledPatient[];
  readonly playable: PlayableContent;
} {
  const content = wholeContent();
  const playable = playableOf(content);
  const catalogue = compiledCatalogue(playable.compiled, settledIds(content, NO_IDS));
  return { patients: compilePatients(content, catalogue), playable };
}
