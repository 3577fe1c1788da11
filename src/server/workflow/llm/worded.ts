import { EXPLANATION_LIMIT } from '#domain/suggestions/suggestion.ts';
import { visibleLine } from '#domain/text/one-line.ts';

/** Words an explanation never carries: it suggests what to ask, not what to do, and is never certain. */
const FORBIDDEN =
  /\b(?:prescri|treat|administer|dos(?:e|age)\b|mg\b|antibiotic|surgery is|definitely|certainly|undoubtedly|confirms?\b|proves?\b|diagnosed with|https?:)/i;

/** What the model made of a text, or the text itself where the model's words are not fit to be shown. */
export function worded(reworded: string | undefined, own: string): string {
  const text = visibleLine(reworded ?? '');
  return text === '' || text.length > EXPLANATION_LIMIT || FORBIDDEN.test(text) ? own : text;
}
