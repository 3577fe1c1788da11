import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAt } from './session.ts';

const openProfile = () => openAt('/patient-profile');

describe('The searchable dropdown', () => {
  it('is used by keyboard alone', async () => {
    const session = await openProfile();
    const field = await session.find('combobox', 'Marital Status');
    field.focus();
    await session.user.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(6);
    await session.user.keyboard('wid');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Widowed']),
    );
    await session.user.keyboard('{Enter}');
    expect(field).toHaveValue('Widowed');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('closes when it is left, and half a word changes nothing', async () => {
    const session = await openProfile();
    const field = await session.find('combobox', 'Admission Type');
    await session.click(field);
    await session.user.clear(field);
    await session.user.keyboard('emer');
    (await session.find('textbox', 'Occupation')).focus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field).toHaveValue('Outpatient');
  });
});

describe('The date picker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('chooses a day by keyboard, month by month', async () => {
    const session = await openProfile();
    const field = await session.button(/^Admission Date/);
    await session.click(field);
    expect(await screen.findAllByRole('gridcell')).toHaveLength(42);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Saturday, November 21, 2026' })).toHaveFocus(),
    );
    await session.user.keyboard('{PageUp}');
    await session.user.keyboard('{ArrowRight}');
    await session.user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('Thursday, October 22, 2026'));
    expect(field).toHaveFocus();
  });

  it('lists 201 years, and has Clear and Today', async () => {
    const session = await openProfile();
    const field = await session.button(/^Admission Date/);
    await session.click(field);
    const years = (await session.find('combobox', 'Year')) as HTMLSelectElement;
    expect(years.options).toHaveLength(201);
    await session.user.selectOptions(years, '1950');
    await waitFor(() => expect(years.options[0]).toHaveTextContent('1850'));
    await session.press('Today');
    await waitFor(() => expect(field).toHaveTextContent('Saturday, November 21, 2026'));
    await session.click(field);
    await session.press('Clear');
    await waitFor(() => expect(field).toHaveTextContent('Choose a date'));
  });

  it('closes on Escape and gives the focus back', async () => {
    const session = await openProfile();
    const field = await session.button(/^Admission Date/);
    await session.click(field);
    await screen.findByRole('grid');
    await session.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(field).toHaveFocus();
  });
});
