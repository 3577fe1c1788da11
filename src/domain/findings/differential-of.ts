import { completedYears } from '#domain/case/age.ts';
import { choicesMade } from '#domain/case/answers.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { toldFindings } from '#domain/findings/told-findings.ts';

/**
 * What the differential of this case is asked with: the choices made, the patient's completed years and gender, and for
 * the likelihood all that was told or denied anywhere, past history included. A No that was only jumped past says nothing.
 */
export function differentialOf(said: CaseSaid, vocabulary: readonly Finding[]) {
  const { record, stored, notAsked } = said;
  const reviewed = (wanted: boolean) =>
    Object.entries(stored).flatMap(([id, isPresent]) => (isPresent === wanted ? Number(id) : []));
  const symptoms = record.associatedSymptoms.map(({ id }) => id);
  const chiefId = record.chiefComplaint?.id;
  const presentIds = [...new Set([...symptoms, ...reviewed(true)])].filter(id => id !== chiefId);
  return {
    answers: choicesMade(record),
    profile: { age: completedYears(record), gender: record.gender },
    ...(chiefId !== undefined && { chiefComplaintId: chiefId }),
    presentIds,
    absentIds: reviewed(false).filter(
      id => !notAsked.includes(id) && !presentIds.includes(id) && id !== chiefId,
    ),
    ...toldFindings(said, vocabulary),
  };
}
