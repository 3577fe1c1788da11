import { isAnswered } from '#domain/findings/answered-risk.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { type KnownFindings, whereKnown } from '#domain/findings/known-findings.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { recommendationText } from '#domain/suggestions/recommend-history.ts';
import { type RecommendedForm, recommendedForm } from '#domain/suggestions/recommended-form.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** A finding that was told in the interview and belongs on a page of the history that does not hold it yet. */
export type CarriedOver = {
  readonly key: string;
  /** What it is called as an entry. */
  readonly label: string;
  /** Where it was told: 'told under chest pain'. */
  readonly where: string;
  /** The form it is recorded in; undefined where no form fits. */
  readonly form: RecommendedForm | undefined;
};

/**
 * What the interview told that belongs in this section, by the vocabulary's order.
 * @param recorded what the history pages say already, in words
 */
export function carriedOver(
  section: HistorySectionKey,
  {
    known,
    vocabulary,
    recorded,
  }: {
    readonly known: KnownFindings;
    readonly vocabulary: readonly Finding[];
    readonly recorded: readonly string[];
  },
): CarriedOver[] {
  return vocabulary.flatMap(finding => {
    const told = known.get(finding.key);
    if (finding.section !== section || !told?.isPresent) return [];
    if (isAnswered([finding], { keys: new Set(), texts: recorded })) return [];
    const label = entryName(finding);
    const form = recommendedForm(section, recommendationText({ label, prompt: finding.words }));
    return [{ key: finding.key, label, where: whereKnown(told), form }];
  });
}

/** On a page of the past nothing need be called previous, and a relative's condition not a family history. */
function entryName({ name, words, kind }: Finding): string {
  return capitalised(kind === 'family' ? words : name.replace(/^(?:Previous|Recent) /, ''));
}
