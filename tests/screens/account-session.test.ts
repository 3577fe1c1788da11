import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInNewMember } from './member.ts';
import { intercept } from './network.ts';
import { openAt } from './session.ts';
import { stopClock } from './stopped-clock.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

describe('The session of an account', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is checked every 30 s while the page is visible, and prolonged within 90 s of its end', async () => {
    await signInNewMember();
    stopClock();
    let leftMs = WEEK_MS;
    const asked: string[] = [];
    const count = (path: string) => asked.filter(one => one === path).length;
    intercept(/^\/api\/auth\/refresh$/, call => {
      asked.push(call.url.pathname);
      return call.pass();
    });
    intercept(/^\/api\/session$/, async call => {
      asked.push(call.url.pathname);
      const session = await (await call.pass()).json();
      return Response.json({ ...session, expiresAt: new Date(Date.now() + leftMs).toISOString() });
    });
    const session = await openAt('/');
    expect(await session.button('My Saved Histories')).toBeVisible();
    const first = count('/api/session');
    vi.advanceTimersByTime(31_000);
    await vi.waitFor(() => expect(count('/api/session')).toBe(first + 1));
    expect(count('/api/auth/refresh')).toBe(0);
    leftMs = 89_000;
    vi.advanceTimersByTime(31_000);
    await vi.waitFor(() => expect(count('/api/auth/refresh')).toBeGreaterThan(0));
  });

  it('that has ended elsewhere leads away from a personal page at the next check', async () => {
    await signInNewMember();
    stopClock();
    const session = await openAt('/profile');
    expect(await session.find('heading', 'Account Settings')).toBeVisible();
    jsdom.cookieJar.removeAllCookiesSync();
    vi.advanceTimersByTime(31_000);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});

it('The account menu works by keyboard: opens, closes with Escape, leads on', async () => {
  const session = await openAt('/');
  const opener = await session.button('Account');
  opener.focus();
  await session.user.keyboard('{Enter}');
  expect(await session.button('Create Account')).toBeVisible();
  await session.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull());
  expect(opener).toHaveFocus();
  await session.user.keyboard('{Enter}');
  await session.button('Create Account');
  await session.user.tab();
  await session.user.tab();
  await session.user.keyboard('{Enter}');
  await session.isAt('/register');
  const heading = await session.find('heading', 'Create Account');
  await waitFor(() => expect(heading).toHaveFocus());
});
