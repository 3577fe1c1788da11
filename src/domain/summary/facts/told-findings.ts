import { symptomsOf } from '#domain/case/symptoms.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { type Statement, statementsOf } from '#domain/findings/statements.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/** A finding as the document tells it: once, in the section it belongs to. */
export type ToldFinding = {
  readonly finding: Finding;
  readonly isPresent: boolean;
  /** The symptom it was asked about first. */
  readonly symptomId: number;
  /** The page of past history it belongs on; null for what belongs to the story itself. */
  readonly home: HistorySectionKey | null;
};

/**
 * What the answers say of findings, each once; what is said both ways is told as present. A finding that is a symptom
 * of the case, or an entry of past history, is told there.
 */
export function toldFindings({ vocabulary, ...said }: SummaryInput): ToldFinding[] {
  const findings = new Map(vocabulary.map(finding => [finding.key, finding]));
  const statements = statementsOf(said, vocabulary);
  const elsewhere = toldElsewhere(statements);
  const symptoms = new Set(symptomsOf(said.record).map(({ id }) => id));
  const told = new Map<string, ToldFinding>();
  for (const { key, isPresent, source } of statements) {
    const finding = findings.get(key);
    if (finding === undefined || source.kind !== 'answer' || elsewhere.has(key)) continue;
    // That a symptom of the case is there is said by its name; what of it is not there is still to be told.
    if (isPresent && symptoms.has(finding.complaintId ?? 0)) continue;
    const earlier = told.get(key);
    if (earlier === undefined || (isPresent && !earlier.isPresent))
      told.set(key, { finding, isPresent, symptomId: source.symptomId, home: homeOf(finding) });
  }
  return [...told.values()];
}

function toldElsewhere(statements: readonly Statement[]): ReadonlySet<string> {
  const kinds = ['symptom', 'history'];
  return new Set(statements.filter(({ source }) => kinds.includes(source.kind)).map(({ key }) => key));
}

/** What has no page of its own goes where a physician would look for it. */
function homeOf({ section, kind }: Finding): HistorySectionKey | null {
  if (kind === 'symptom' || kind === 'sign') return null;
  if (section !== null) return section;
  switch (kind) {
    case 'condition':
      return 'past_medical';
    case 'medicine':
      return 'medications';
    case 'habit':
      return 'social';
    case 'family':
      return 'family';
    default:
      return null;
  }
}
