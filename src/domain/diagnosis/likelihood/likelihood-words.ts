/** From which likelihood on each word is said, the greatest first. */
export const LIKELIHOOD_THRESHOLDS = [
  { words: 'very likely', from: 0.8 },
  { words: 'likely', from: 0.5 },
  { words: 'possible', from: 0.1 },
  { words: 'unlikely', from: 0.01 },
  { words: 'very unlikely', from: 0 },
] as const;

export type LikelihoodWords = (typeof LIKELIHOOD_THRESHOLDS)[number]['words'];

/** How a likelihood from 0 to 1 is said beside its number. */
export function likelihoodWords(likelihood: number): LikelihoodWords {
  return LIKELIHOOD_THRESHOLDS.find(({ from }) => likelihood >= from)?.words ?? 'very unlikely';
}
