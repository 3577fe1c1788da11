import type { CompiledContent, DiagnosisRow } from './compiled-content.ts';
import type { Content, Diagnosis } from './content.ts';
import { byId, type IdLookup } from './id-lookup.ts';
import { AGE_GROUPS, type AgeGroup } from './schema/diagnosis.ts';

export function compileDiagnoses(
  content: Content,
  ids: IdLookup,
): Pick<CompiledContent, 'diagnoses' | 'risks'> {
  return {
    diagnoses: byId(content.diagnoses.map(diagnosis => diagnosisRow(diagnosis, ids))),
    risks: byId(
      content.risks.map(({ file: _, ...risk }) => ({
        id: ids.of('risks', `${risk.section}/${risk.key}`),
        ...risk,
      })),
    ),
  };
}

function diagnosisRow(diagnosis: Diagnosis, ids: IdLookup): DiagnosisRow {
  const { key, name, icd10cm, mustNotMiss, commonness, sex } = diagnosis;
  return {
    id: ids.of('diagnoses', key),
    key,
    name,
    icd10cm,
    mustNotMiss,
    commonness,
    ageFactors: ageFactors(diagnosis),
    sexFactors: sex,
    findings: Object.entries(diagnosis.findings).flatMap(([complaint, strength]) =>
      ids.maybe('complaints', complaint).map(complaintId => ({ complaintId, strength })),
    ),
    risks: Object.entries(diagnosis.risks).flatMap(([section, odds]) =>
      Object.entries(odds).flatMap(([risk, oddsRatio]) =>
        ids.maybe('risks', `${section}/${risk}`).map(riskId => ({ riskId, oddsRatio })),
      ),
    ),
  };
}

function ageFactors({ ages }: Diagnosis) {
  return (Object.keys(AGE_GROUPS) as AgeGroup[]).flatMap(group => {
    const factor = ages[group];
    return factor === undefined || factor === 1 ? [] : [{ ...AGE_GROUPS[group], factor }];
  });
}
