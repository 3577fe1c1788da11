import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#web/case/fresh-page.fixture.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The profile while it is typed', () => {
  const draft = (typed: object, savedAt: number) =>
    openPage({ profileDraft: JSON.stringify({ version: 1, savedAt, profileDraft: { typed } }) });

  it('is kept before Continue, valid or not', async () => {
    const typed = { age: '12o', gender: 'Female', name: 'مریم', admissionType: '' };
    expect((await draft(typed, Date.now() - 23 * HOUR)).useTypedProfile.getState().typed).toEqual(typed);
  });

  it('is forgotten after 24 hours', async () => {
    expect((await draft({ name: 'M' }, Date.now() - 25 * HOUR)).useTypedProfile.getState().typed).toBeNull();
  });

  it('takes today from the case, not from an old draft', async () => {
    const { useTypedProfile } = await draft({ name: 'M', dateOfHistory: 'November 20, 2026' }, Date.now());
    expect(useTypedProfile.getState().typed).toEqual({ name: 'M' });
  });

  it('is not disturbed by what is damaged in it', async () => {
    const { useTypedProfile } = await draft(
      { age: 5, gender: 'Other', name: {}, residence: 'Porto' },
      Date.now(),
    );
    expect(useTypedProfile.getState().typed).toEqual({ residence: 'Porto' });
  });
});
