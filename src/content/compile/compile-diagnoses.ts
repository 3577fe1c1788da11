import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { byId, type IdLookup } from '#content/compile/id-lookup.ts';
import type { Content, Diagnosis, Finding } from '#content/read/content.ts';
import { AGE_GROUPS } from '#content/schema/diagnosis.ts';
import { ALL_AGES } from '#domain/case/fits-age.ts';
import type { Finding as VocabularyRow } from '#domain/findings/finding.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';

type Rows = Pick<CompiledContent, 'diagnoses' | 'findings' | 'diagnosisRisks' | 'risks' | 'vocabulary'>;

export function compileDiagnoses({ diagnoses, risks, findings }: Content, ids: IdLookup): Rows {
  return {
    diagnoses: byId(diagnoses.map(diagnosis => diagnosisRow(diagnosis, ids))),
    findings: diagnoses.flatMap(diagnosis => findingRows(diagnosis, ids)),
    diagnosisRisks: diagnoses.flatMap(diagnosis => riskRows(diagnosis, ids)),
    risks: byId(
      risks.map(({ file: _, ...risk }) => ({ id: ids.of('risks', `${risk.section}/${risk.key}`), ...risk })),
    ),
    vocabulary: findings.map(finding => vocabularyRow(finding, ids)),
  };
}

/** Its own synonyms only: those it shares with others do not tell which is meant. */
function vocabularyRow(finding: Finding, ids: IdLookup): VocabularyRow {
  const { key, name, words, synonyms, kind, complaint, history } = finding;
  return {
    key,
    name,
    words,
    synonyms,
    kind,
    complaintId: complaint === undefined ? null : (ids.maybe('complaints', complaint)[0] ?? null),
    section: HISTORY_SECTIONS.find(section => history?.split('/')[0] === section) ?? null,
    riskId: history === undefined ? null : (ids.maybe('risks', history)[0] ?? null),
    genderFilter: finding.for ?? 'both',
    ages: finding.ages ?? ALL_AGES,
  };
}

function diagnosisRow(diagnosis: Diagnosis, ids: IdLookup) {
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
  };
}

function findingRows({ key, findings }: Diagnosis, ids: IdLookup) {
  const diagnosisId = ids.of('diagnoses', key);
  return Object.entries(findings).flatMap(([complaint, strength]) =>
    ids.maybe('complaints', complaint).map(complaintId => ({ diagnosisId, complaintId, strength })),
  );
}

function riskRows({ key, risks }: Diagnosis, ids: IdLookup) {
  const diagnosisId = ids.of('diagnoses', key);
  return Object.entries(risks).flatMap(([section, odds]) =>
    Object.entries(odds).flatMap(([risk, oddsRatio]) =>
      ids
        .maybe('risks', `${section}/${risk}`)
        .map(riskFactorId => ({ diagnosisId, riskFactorId, oddsRatio })),
    ),
  );
}

function ageFactors({ ages }: Diagnosis) {
  return AGE_GROUPS.flatMap(({ name, from, to }) => {
    const factor = ages[name];
    return factor === undefined || factor === 1 ? [] : [{ from, to, factor }];
  });
}
