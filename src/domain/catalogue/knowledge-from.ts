import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import { diagnosisFrom } from '#domain/catalogue/evidence-from.ts';
import { type Knowledge, knowledgeOf, type RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';

type Rows = Pick<
  CatalogueRows,
  | 'bodySystems'
  | 'complaints'
  | 'complaintBodySystems'
  | 'diagnoses'
  | 'findings'
  | 'diagnosisRisks'
  | 'risks'
  | 'vocabulary'
>;

/** Everything the suggestion engine reasons with, from the catalogue's rows. */
export function knowledgeFrom(rows: Rows): Knowledge {
  const findings = Map.groupBy(rows.findings, row => row.diagnosisId);
  const risks = Map.groupBy(rows.diagnosisRisks, row => row.diagnosisId);
  const diagnoses = rows.diagnoses.map(row => ({
    ...diagnosisFrom(row),
    // A browser may have kept the catalogue before diagnoses had any.
    synonyms: row.synonyms ?? [],
    commonness: row.commonness,
    requires: row.requires,
    findings: new Map(findings.get(row.id)?.map(({ complaintId, strength }) => [complaintId, strength])),
    risks: new Map(risks.get(row.id)?.map(({ riskFactorId, oddsRatio }) => [riskFactorId, oddsRatio])),
    essentials: new Set(
      risks.get(row.id)?.flatMap(({ riskFactorId, isEssential }) => (isEssential ? [riskFactorId] : [])),
    ),
  }));
  return knowledgeOf({
    diagnoses,
    complaints: complaintsFrom(rows),
    risks: rows.risks.map(riskFrom),
    vocabulary: rows.vocabulary,
  });
}

/** What is asked about a risk factor, whatever else its row holds. */
function riskFrom({ id, section, label, prompt, commonness }: RiskFactor): RiskFactor {
  return { id, section, label, prompt, commonness };
}
