import type { Finding } from '#domain/findings/finding.ts';

/** What the case says already: findings that were asked for, and what the history pages hold, in words. */
export type AlreadySaid = { readonly keys: ReadonlySet<string>; readonly texts: readonly string[] };

/** Whether the case speaks of one of the findings already, whatever it says of it. */
export function isAnswered(findings: readonly Finding[], { keys, texts }: AlreadySaid): boolean {
  if (findings.some(({ key }) => keys.has(key))) return true;
  if (texts.length === 0) return false;
  const patterns = findings.flatMap(({ name, words, synonyms }) => [name, words, ...synonyms]).map(asWords);
  return texts.some(text => patterns.some(pattern => pattern.test(text)));
}

/** Matches the words as words: 'stent' is not in 'existent', but 'stents' is it as well. */
function asWords(words: string): RegExp {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu');
}
