import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openAt, type Session, storedRecord } from './session.ts';

const openProfile = () => openAt('/patient-profile');
const age = () => screen.getByRole('textbox', { name: /^Age/ });
const patientName = () => screen.getByRole('textbox', { name: /^Patient Name/ });

async function fillProfile(session: Session, values: { name?: string; age?: string } = {}): Promise<void> {
  await session.fill(/^Patient Name/, values.name ?? '');
  await session.fill(/^Age/, values.age ?? '54');
  await session.select('Male');
  await session.fill(/^History Taken By/, 'R. Adeyemi');
}

describe('The patient profile', () => {
  for (const [typed, message] of [
    ['', 'Age is required'],
    ['0', 'Please enter a valid age (1-120)'],
    ['121', 'Please enter a valid age (1-120)'],
    ['1.5', 'Please enter a valid age (1-120)'],
    ['abc', 'Please enter a valid age (1-120)'],
  ] as const) {
    it(`answers the age '${typed}' with '${message}'`, async () => {
      const session = await openProfile();
      await fillProfile(session, { age: typed });
      await session.press('Continue to Chief Complaint');
      expect(screen.getAllByText(message).at(-1)).toBeVisible();
      await waitFor(() => expect(age()).toHaveFocus());
      expect(age()).toHaveValue(typed);
    });
  }

  it('sums up what is missing and leads to each field', async () => {
    const session = await openProfile();
    await session.press('Continue to Chief Complaint');
    const links = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(links()).toEqual(['Age is required', 'Gender is required', 'History taker name is required']);
    await session.click(await session.find('link', 'History taker name is required'));
    expect(screen.getByRole('textbox', { name: /^History Taken By/ })).toHaveFocus();
    await session.user.keyboard('R. Adeyemi');
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('has the specified defaults (specification 7.2)', async () => {
    await openProfile();
    expect(screen.getByRole('combobox', { name: 'Admission Type' })).toHaveValue('Outpatient');
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format();
    const date = screen.getByRole('textbox', { name: 'Date of History' });
    expect(date).toHaveValue(today);
    expect(date).toHaveAttribute('readonly');
  });

  it('asks for the months of a patient of one year only, and tells them (specification 7.14)', async () => {
    const session = await openProfile();
    await fillProfile(session, { age: '2' });
    expect(screen.queryByRole('textbox', { name: /^Months/ })).toBeNull();
    await session.fill(/^Age/, '1');
    expect(screen.getByText('How many months old? For infants')).toBeVisible();
    await session.fill(/^Months/, '24');
    await session.press('Continue to Chief Complaint');
    expect(screen.getAllByText('Please enter valid months (0-23)').at(-1)).toBeVisible();
    await session.fill(/^Months/, '4');
    await session.press('Continue to Chief Complaint');
    await session.isAt('/chief-complaint');
    expect(storedRecord()).toMatchObject({ age: 1, ageMonths: 4 });
    await session.press('Back');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Months/ })).toHaveValue('4'));
  });

  it('keeps what was typed when the browser is reloaded, even before Continue', async () => {
    const session = await openProfile();
    await session.fill(/^Patient Name/, '<b>مریم</b> & Søren');
    await session.fill(/^Age/, '12o');
    await session.select('Female');
    await session.choose('Position/Year', 'Intern');
    await session.reload();
    expect(patientName()).toHaveValue('<b>مریم</b> & Søren');
    expect(age()).toHaveValue('12o');
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Position/Year' })).toHaveValue('Intern');
  });

  it('takes a blank name as Anonymous and a name of 100 KB as it is', async () => {
    const session = await openProfile();
    await fillProfile(session, { name: '  ' });
    await session.press('Continue to Chief Complaint');
    await session.isAt('/chief-complaint');
    await session.press('Back');
    await waitFor(() => expect(patientName()).toHaveValue('Anonymous'));
    const longName = 'Ñ'.repeat(100_000);
    await session.fill(/^Patient Name/, longName);
    await session.press('Continue to Chief Complaint');
    await session.isAt('/chief-complaint');
    await session.reload();
    await session.press('Back');
    await waitFor(() => expect(patientName()).toHaveValue(longName));
  });
});
