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
