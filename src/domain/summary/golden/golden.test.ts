import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { noteOf } from '#domain/summary/render/note.ts';
import { oralPresentationText } from '#domain/summary/render/oral-presentation.ts';
import { referralLetterOf } from '#domain/summary/render/referral-letter.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { type Summary, summaryOf } from '#domain/summary/summary-of.ts';

/** The renderers whose words a reviewer wants to see change. */
const TEXTS: Readonly<Record<string, (summary: Summary) => string>> = {
  prose: ({ fullText }) => fullText,
  note: ({ document }) => noteOf(document),
  sbar: ({ document }) => oralPresentationText(document),
  letter: ({ document }) => referralLetterOf(document),
};

/** Cases as they were told once: the content may change around them. */
describe.each(['lorry-driver', 'widower', 'infant'])('The words of the case %s', name => {
  const input: SummaryInput = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));
  const summary = summaryOf(input);

  test.each(Object.keys(TEXTS))('as %s are those that were read', async kind => {
    await expect(`${TEXTS[kind]?.(summary)}\n`).toMatchFileSnapshot(`./${name}.${kind}.txt`);
  });
});
