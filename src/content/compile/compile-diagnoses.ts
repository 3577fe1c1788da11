import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { byId, type IdLookup } from '#content/compile/id-lookup.ts';
import type { Content, Diagnosis, Finding } from '#content/read/content.ts';
import { AGE_GROUPS } from '#content/schema/diagnosis.ts';
import { ALL_AGES } from '#domain/case/fits-age.ts';
import type { Finding as VocabularyRow } from '#domain/findings/finding.ts';
import { HISTORY_SECTIONS, type HistorySectionKey } from '#domain/suggestions/history-section.ts';

type Rows = Pick<CompiledContent, 'diagnoses' | 'findings' | 'diagnosisRisks' | 'risks' | 'vocabulary'>;

export function compileDiagnoses({ diagnoses, risks, findings }: Content, ids: IdLookup): Rows {
  return {
    diagnoses: byId(diagnoses.map(diagnosis => diagnosisRow(diagnosis, ids))),
    findings: diagnoses.flatMap(diagnosis => findingRows(diagnosis, ids)),
    diagnosisRisks: diagnoses.flatMap(diagnosis => riskRows(diagnosis, ids)),
    risks: byId(
      risks.map(({ file: _, ...risk }) => ({ id: ids.of('risks', `${risk.section}/${risk.key}`), ...risk })),
    ),
    vocabulary: findings.map(finding => vocabularyRow(finding, ids)).toSorted(byKey),
  };
}

/** Its own synonyms only: those it shares with others do not tell which is meant. */
function vocabularyRow(finding: Finding, ids: IdLookup): VocabularyRow {
  const { key, name, words, ask, synonyms, kind, complaint, history } = finding;
  return {
    key,
    name,
    words,
    ask: ask ?? null,
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
  const { key, name, synonyms, icd10cm, mustNotMiss, commonness, sex } = diagnosis;
  return {
    id: ids.of('diagnoses', key),
    key,
    name,
    synonyms,
    icd10cm,
    mustNotMiss,
    urgency: diagnosis.urgency ?? null,
    commonness,
    ageFactors: ageFactors(diagnosis),
    sexFactors: sex,
    requires: diagnosis.requires,
  };
}

function byKey(a: { readonly key: string }, b: { readonly key: string }): number {
  return a.key < b.key ? -1 : 1;
}

function findingRows({ key, findings }: Diagnosis, ids: IdLookup) {
  const diagnosisId = ids.of('diagnoses', key);
  return Object.entries(findings).flatMap(([complaint, strength]) =>
    ids.maybe('complaints', complaint).map(complaintId => ({ diagnosisId, complaintId, strength })),
  );
}

/** A row for each risk factor that bears on the diagnosis or is essential to it; essential alone does not change the odds. */
function riskRows({ key, risks, essentials }: Diagnosis, ids: IdLookup) {
  const diagnosisId = ids.of('diagnoses', key);
  const odds = new Map(pathsOf(risks, Object.entries));
  const needed = new Set(pathsOf(essentials, names => names.map(name => [name, 1])).map(([path]) => path));
  return [...new Set([...odds.keys(), ...needed])].flatMap(path =>
    ids.maybe('risks', path).map(riskFactorId => ({
      diagnosisId,
      riskFactorId,
      oddsRatio: odds.get(path) ?? 1,
      isEssential: needed.has(path),
    })),
  );
}

/** `social/smoking` and what is said of it, for each risk factor of each section. */
function pathsOf<T>(
  sections: Readonly<Partial<Record<HistorySectionKey, T>>>,
  entriesOf: (names: T) => readonly (readonly [string, number])[],
): [string, number][] {
  return HISTORY_SECTIONS.flatMap(section => {
    const names = sections[section];
    return names === undefined
      ? []
      : entriesOf(names).map(([risk, value]): [string, number] => [`${section}/${risk}`, value]);
  });
}

function ageFactors({ ages }: Diagnosis) {
  return AGE_GROUPS.flatMap(({ name, from, to }) => {
    const factor = ages[name];
    return factor === undefined || factor === 1 ? [] : [{ from, to, factor }];
  });
}
