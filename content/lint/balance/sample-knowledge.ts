import type { Content } from '../content.ts';
import { NO_IDS } from '../ids.ts';
import { type Knowledge, provisionalKnowledge } from '../knowledge.ts';
import { changedContent, type Draft } from '../sample-content.ts';
import type { Check } from './all-checks.ts';

export function sampleKnowledge(change: (draft: Draft<Content>) => void = () => {}): Knowledge {
  return provisionalKnowledge(changedContent(change), NO_IDS);
}

/** What a check says of the changed sample, as `where: what`. */
export function checked(check: Check, change?: (draft: Draft<Content>) => void): readonly string[] {
  return [...check(sampleKnowledge(change))].map(({ file, message }) => `${file}: ${message}`);
}
