import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHistory } from './history-form.ts';
import { openAt } from './session.ts';

const openProfile = () => openAt('/patient-profile');

describe('The searchable dropdown', () => {
  it('is used by keyboard alone', async () => {
    const session = await openProfile();
    const field = await session.find('combobox', 'Position/Year');
    field.focus();
    await session.user.keyboard('{ArrowDown}');
    expect((await screen.findAllByRole('option', { name: /^(?!Choose)/ })).length).toBeGreaterThan(12);
    await session.user.keyboard('fel');
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
    await session.user.keyboard('{Enter}');
    expect(field).toHaveValue('Fellow');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('closes when it is left, and half a word changes nothing', async () => {
    const session = await openProfile();
    const field = await session.find('combobox', 'Position/Year');
    await session.choose('Position/Year', 'Intern');
    await session.click(field);
    await session.user.clear(field);
    await session.user.keyboard('nur');
    (await session.find('textbox', 'Occupation')).focus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field).toHaveValue('Intern');
  });
});

describe('A choice of at most twelve', () => {
  it('is a plain list that needs no search, from which a choice can be taken back', async () => {
    const session = await openProfile();
    const field = await session.find('combobox', 'Marital Status');
    expect(field).toBeInstanceOf(HTMLSelectElement);
    expect(within(field).getAllByRole('option')).toHaveLength(7);
    await session.user.selectOptions(field, 'Widowed');
    expect(field).toHaveValue('Widowed');
    await session.user.selectOptions(field, 'Choose');
    expect(field).toHaveValue('');
  });

  it('keeps what an earlier version recorded, though it is no longer offered', async () => {
    const session = await openHistory('/past-surgical-history', {
      transfusionHistory: [{ id: 'old', transfusionDate: '2020-03-01', transfusionType: 'Salvaged blood' }],
    });
    await session.press(/^Edit/);
    expect(await session.find('combobox', 'Transfusion type')).toHaveValue('Salvaged blood');
  });

  it('is searched where one may write what is not offered, however few there are', async () => {
    const session = await openHistory('/social-history');
    await session.press('Add pet');
    expect(await session.find('combobox', 'Type of pet')).toBeInstanceOf(HTMLInputElement);
    expect(await session.find('combobox', 'Indoor or outdoor')).toBeInstanceOf(HTMLSelectElement);
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
