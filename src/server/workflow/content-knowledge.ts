import type { CompiledContent } from '#content/lint/compiled-content.ts';
import { type Knowledge, knowledgeOf } from '#domain/suggestions/knowledge.ts';

/** The engine's knowledge straight from this repository's content, where no database is at hand. */
export function contentKnowledge(content: CompiledContent): Knowledge {
  const systems = new Map(content.bodySystems.map(({ key: _, ...system }) => [system.id, system]));
  return knowledgeOf({
    diagnoses: content.diagnoses.map(
      ({ id, name, mustNotMiss, commonness, ageFactors, sexFactors, ...rest }) => ({
        id,
        name,
        mustNotMiss,
        commonness,
        ageFactors,
        sexFactors,
        findings: new Map(rest.findings.map(({ complaintId, strength }) => [complaintId, strength])),
        risks: new Map(rest.risks.map(({ riskId, oddsRatio }) => [riskId, oddsRatio])),
      }),
    ),
    complaints: content.complaints.map(({ id, text, genderFilter, ageFrom, ageTo, bodySystemIds }) => ({
      id,
      text,
      genderFilter,
      ages: { from: ageFrom, to: ageTo },
      bodySystems: bodySystemIds.flatMap(systemId => systems.get(systemId) ?? []),
    })),
    risks: content.risks.map(({ key: _, ...risk }) => risk),
  });
}
