import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { loadPage } from './load-page.ts';
import { openAt, Session } from './session.ts';

describe('Terms', () => {
  it('lead into the session after Begin', async () => {
    const session = await openAt('/', { isAccepted: false });
    await session.press('Begin Clinical Session');
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    expect(await session.find('textbox', /^Patient Name/)).toBeVisible();
  });

  it('lead into the session after Begin even when Accept is pressed twice', async () => {
    const session = await openAt('/', { isAccepted: false });
    await session.press('Begin Clinical Session');
    await session.agreeToTerms();
    const accept = await session.button('Accept');
    accept.click();
    accept.click();
    expect(await session.find('textbox', /^Patient Name/)).toBeVisible();
    await session.isAt('/patient-profile');
  });

  it('come before any deep link, and lead back to it', async () => {
    await loadPage('/patient-profile');
    const session = new Session();
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    expect(await session.find('textbox', /^Patient Name/)).toBeVisible();
  });

  it('hold for the browser session only', async () => {
    const session = await openAt('/', { isAccepted: false });
    await session.press('Begin Clinical Session');
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    await session.reload();
    await session.isAt('/patient-profile');
    expect(screen.getByRole('textbox', { name: /^Patient Name/ })).toBeVisible();
    // Another tab shares what is kept for good, not what is kept for the session.
    sessionStorage.clear();
    await loadPage('/patient-profile');
    await session.isAt('/terms');
  });
});
