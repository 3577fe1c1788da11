import type { Check } from '#content/balance/all-checks.ts';
import { NO_IDS } from '#content/compile/ids.ts';
import { type PlayableContent, provisionalContent } from '#content/play/playable-content.ts';
import type { Content } from '#content/read/content.ts';
import { changedContent, type Draft } from '#content/sample-content.fixture.ts';

export function samplePlayable(change: (draft: Draft<Content>) => void = () => {}): PlayableContent {
  return provisionalContent(changedContent(change), NO_IDS);
}

/** What a check says of the changed sample, as `where: what`. */
export function checked(check: Check, change?: (draft: Draft<Content>) => void): readonly string[] {
  return [...check(samplePlayable(change))].map(({ file, message }) => `${file}: ${message}`);
}
