import type { CaseSaid } from '#domain/findings/statements.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

/** Everything the case says of findings, as it is now. */
export function caseSaid(): CaseSaid {
  const { record, complaintAnswers: stored } = useCaseStore.getState();
  return { record, stored, notAsked: useSymptomAnalysis.getState().notAsked };
}

/** Changes the case and the stored complaint answers at once; answers what they are now. */
export function changeSaid(changed: (said: CaseSaid) => CaseSaid): CaseSaid {
  const said = changed(caseSaid());
  useCaseStore.setState({ record: said.record, complaintAnswers: said.stored });
  return said;
}
