import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { reviewedCase, storedTexts } from '#tests/examples/seeded-session.ts';
import { loadPage } from './load-page.ts';
import { readApi } from './network.ts';
import { openAt, Session } from './session.ts';

describe('A saved case', () => {
  for (const [what, text] of [
    ['of garbage', '{"version":1,"savedAt":'],
    ['from a newer version', JSON.stringify({ version: 999, savedAt: Date.now(), case: {} })],
    ['without a case', JSON.stringify({ version: 1, savedAt: Date.now(), case: 'nothing' })],
    ['older than a day', JSON.stringify({ version: 1, savedAt: Date.now() - 86_400_001, case: {} })],
  ] as const) {
    it(`${what} opens as an empty one`, async () => {
      sessionStorage.setItem('termsAccepted', 'true');
      localStorage.setItem('anamnesisCase', text);
      await loadPage('/summary');
      const session = new Session();
      await session.isAt('/patient-profile');
      expect(await session.find('textbox', /^Patient Name/)).toHaveValue('');
    });
  }

  it('with damaged fields keeps what is sound', async () => {
    for (const { in: place, key, text } of storedTexts({ record: await reviewedCase(readApi) }))
      (place === 'local' ? localStorage : sessionStorage).setItem(key, text);
    const saved = JSON.parse(localStorage.getItem('anamnesisCase') ?? '{}');
    const damaged = { answers: 'none', petHistory: null, smokingHistory: [7, { id: 3 }], age: 54 };
    Object.assign(saved.case, damaged);
    localStorage.setItem('anamnesisCase', JSON.stringify(saved));
    localStorage.setItem('entryDrafts', '{"petHistory":{"entry":5}}');
    localStorage.setItem('chiefComplaintAnswers', 'nonsense');
    await openAt('/social-history');
    expect(screen.getByRole('heading', { level: 1, name: 'Social History' })).toBeVisible();
    expect(screen.getByText('No pets recorded')).toBeVisible();
    const session = await openAt('/summary');
    expect(await session.find('article', 'Summary')).toHaveTextContent('Margaret Okonkwo');
  });
});

const GARBAGE = [
  null,
  -1,
  1e308,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  [[null]],
  { a: {} },
  true,
  '\ud800',
];

/** The same with garbage at every so-many-eth place, however deep; the first places stay, or nothing would be opened. */
function damaged(whole: unknown, each: number): unknown {
  let place = 0;
  const walk = (value: unknown, depth: number): unknown => {
    place += 1;
    if (depth > 2 && place % each === 0) return GARBAGE[(place / each) % GARBAGE.length];
    if (Array.isArray(value)) return value.map(part => walk(part, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, depth + 1)]));
  };
  return walk(whole, 0);
}

describe('What an earlier visit left, with garbage deep inside', () => {
  const left = JSON.parse(readFileSync('src/domain/record/saved-version-1-last.json', 'utf8'));
  left.anamnesisCase.savedAt = Date.now();

  for (const [path, each] of [
    ['/summary', 5],
    ['/summary', 31],
    ['/family-history', 7],
    ['/medication-history', 11],
    ['/social-history', 13],
    ['/ai-suggested-symptoms', 17],
    ['/review-of-systems', 19],
    ['/questionnaire', 23],
    ['/patient-profile', 29],
  ] as const) {
    it(`shows a page for ${path}, with one of ${each} values damaged (specification 27.3)`, async () => {
      sessionStorage.setItem('termsAccepted', 'true');
      for (const [key, value] of Object.entries(damaged(left, each) as object))
        localStorage.setItem(key, JSON.stringify(value));
      await loadPage(path);
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading).not.toHaveTextContent('Something Went Wrong');
      expect(screen.queryByText('This page could not be shown.')).toBeNull();
    });
  }
});
