import type { RiskFactor } from '#domain/suggestions/knowledge.ts';

/** Whether one of the texts of the case speaks of the risk factor already, whatever it says. */
export function isAnswered(
  { label, answeredBy }: Pick<RiskFactor, 'label' | 'answeredBy'>,
  texts: readonly string[],
): boolean {
  const patterns = [label, ...answeredBy].map(asWords);
  return texts.some(text => patterns.some(pattern => pattern.test(text)));
}

/** Matches the words as words: 'stent' is not in 'existent', but 'stents' is it as well. */
function asWords(words: string): RegExp {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu');
}
