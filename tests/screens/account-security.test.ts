import { screen, waitFor, within } from '@testing-library/dom';
import { fetch as request } from 'undici';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, signInNewMember } from './member.ts';
import { callApi, intercept, readApi } from './network.ts';
import { openAt } from './session.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The same account on another computer; answers its cookie. */
async function signInElsewhere(email: string, password = PASSWORD): Promise<string> {
  const response = await request(`${inject('productUrl')}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ email, password }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const response = await request(`${inject('productUrl')}/api/session`, { headers: { cookie } });
  return (await response.json()) !== null;
}

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('section') ?? document.body;
};

it('Another device is listed and can be signed out, and this one goes on (specification 28.50)', async () => {
  const email = await signInNewMember();
  const elsewhere = await signInElsewhere(email);
  const session = await openAt('/profile');
  const places = within(await part('Where you are signed in'));
  await waitFor(() => expect(places.getAllByRole('listitem')).toHaveLength(2));
  const [here, there] = places.getAllByRole('listitem');
  expect(here).toHaveTextContent(/This device.*Signed in .+ at /);
  expect(there).toHaveTextContent(/^Firefox on WindowsSigned in .+, last used .+Sign Out$/);
  await session.press('Sign Out Firefox on Windows');
  await waitFor(() => expect(places.getAllByRole('listitem')).toHaveLength(1));
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await screen.findByText('Firefox on Windows is signed out')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('A session that could not be ended says so and stays in the list (specification 28.50)', async () => {
  const elsewhere = await signInElsewhere(await signInNewMember());
  intercept(/^\/api\/account\/sessions\/./, () => new Response(null, { status: 500 }));
  const session = await openAt('/profile');
  await session.press('Sign Out Firefox on Windows');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to end the session');
  expect(await session.button('Sign Out Firefox on Windows')).toBeVisible();
  expect(await isSignedIn(elsewhere)).toBe(true);
});

it('Sign Out Everywhere asks first, then ends every session and leads Home (specification 28.50)', async () => {
  const elsewhere = await signInElsewhere(await signInNewMember());
  const session = await openAt('/profile');
  await session.press('Sign Out Everywhere');
  const dialog = await session.find('dialog', 'Sign Out Everywhere?');
  await session.press('Cancel', dialog);
  expect(await isSignedIn(elsewhere)).toBe(true);
  await session.press('Sign Out Everywhere');
  await session.press('Sign Out Everywhere', await session.find('dialog', 'Sign Out Everywhere?'));
  await session.isAt('/');
  expect(await session.button('Create Free Account')).toBeVisible();
  expect([await isSignedIn(elsewhere), await readApi('/api/session')]).toEqual([false, null]);
});

it.each(['Sign Out', 'Sign Out Everywhere'])(
  '%s asks first where this device would lose what another changed too, and goes on all the same (specification 31.45)',
  async way => {
    await signInNewMember();
    const session = await openAt('/profile');
    // As the page that was just opened knows it.
    const { onLeaving } = await import('#web/api/leaving.ts');
    const before = vi.fn(async () => undefined);
    const forget = onLeaving({ before, undecided: () => 7, after: () => undefined });
    onTestFinished(() => void forget());
    const leave = async () => {
      await session.press(way);
      if (way === 'Sign Out Everywhere') await session.press(way, await session.find('dialog', `${way}?`));
      return session.find('dialog', 'Sign Out?');
    };
    expect(await leave()).toHaveTextContent('Signing out drops what was asked on this one.');
    expect(before).toHaveBeenCalledOnce();
    expect(await readApi('/api/session')).not.toBeNull();
    await session.press('Sign Out All the Same');
    await session.isAt('/');
    expect(await readApi('/api/session')).toBeNull();
  },
);

it('Recent activity tells when, what and from where, the newest first (specification 28.51)', async () => {
  const email = await signInNewMember();
  await signInElsewhere(email, 'wrong password');
  await openAt('/profile');
  const activity = within(await part('Recent activity'));
  await waitFor(() => expect(activity.getAllByRole('listitem')).toHaveLength(2));
  const [failed, signedIn] = activity.getAllByRole('listitem');
  expect(failed).toHaveTextContent(/^Sign-in failed.+, Firefox on Windows, network 127\.0\.0\.0\/24$/);
  expect(signedIn).toHaveTextContent(/^Signed in.+ at /);
});

it('What could not be loaded says so and can be asked for again (specification 28.50, 28.51)', async () => {
  await signInNewMember();
  await callApi('/api/account', { fullName: 'Ada', username: '' }, 'PUT');
  const heal = intercept(/^\/api\/account\/(sessions|activity)$/, () => new Response(null, { status: 403 }));
  const session = await openAt('/profile');
  const activity = await part('Recent activity');
  expect(await screen.findByText('Failed to load where you are signed in')).toBeVisible();
  expect(await within(activity).findByText('Failed to load recent activity')).toBeVisible();
  heal();
  await session.press('Retry', activity);
  expect(await within(activity).findByText('Signed in')).toBeVisible();
});
