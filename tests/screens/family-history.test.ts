import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { COUSINS } from '#tests/examples/families.ts';
import { openAt, type Session, storedRecord } from './session.ts';

const RECORD: Partial<PatientRecord> = {
  name: 'Amir',
  age: 34,
  gender: 'Male',
  historyTaker: 'R. Adeyemi',
  chiefComplaint: { id: 1, text: 'Chest pain', isAnswered: true },
  reviewOfSystemsCompleted: true,
};

const members = () => document.querySelectorAll('[data-member]');
const symbol = (member: string) => document.querySelector(`[data-member=${member}]`) as HTMLElement;

async function openFamily(familyHistory: readonly FamilyMember[] = []): Promise<Session> {
  const session = await openAt('/family-history', { record: { ...RECORD, familyHistory } });
  await waitFor(() => expect(members()).not.toHaveLength(0));
  return session;
}

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('The family history', () => {
  it('starts with the seven members whom nobody can delete', async () => {
    const session = await openFamily();
    expect(members()).toHaveLength(7);
    await session.click(symbol('father'));
    expect(await session.find('dialog', 'Edit Father')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Member' })).toBeNull();
    expect(screen.getByLabelText(/^Relationship/)).toHaveAttribute('readonly');
  });

  it('does not open the patient', async () => {
    const session = await openFamily();
    await session.click(symbol('self'));
    symbol('self').focus();
    await session.user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(await row(/Self/)).queryByRole('button')).toBeNull();
  });

  it('asks for what a deceased member needs', async () => {
    const session = await openFamily();
    await session.click(symbol('mother'));
    await session.select('Deceased');
    await session.press('Save Changes');
    expect(
      within(await screen.findByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Age at death is required for deceased members',
      'Cause of death is required for deceased members',
    ]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Age at death/ })).toHaveFocus());
    await session.user.keyboard('999');
    await session.fill(/^Cause of death/, 'Stroke');
    await session.press('Save Changes');
    await waitFor(async () => expect(await row(/^Mother/)).toHaveTextContent('Died at 120 of Stroke'));
  });

  it('offers a partner once, of the opposite gender, and draws the related parents double', async () => {
    const session = await openFamily();
    await session.press('Add Member');
    const dialog = () => screen.getByRole('dialog');
    await session.press('Add Member', dialog());
    expect(await screen.findByRole('alert')).toHaveTextContent('Relationship is required');
    await session.choose(/^Relationship/, 'Spouse/Partner');
    expect(screen.getByLabelText(/^Gender/)).toHaveValue('Female');
    await session.tick(/consanguinity/);
    await session.press('Add Member', dialog());
    expect(await row(/^Spouse/)).toBeVisible();
    await session.press('Add Member');
    await session.click(await session.find('combobox', /^Relationship/));
    expect(await session.find('option', 'Sister')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Spouse/Partner' })).toBeNull();
  });

  it('adds several at once, numbered on', async () => {
    const session = await openFamily();
    for (const names of [
      ['Uncle (Maternal) 1', 'Uncle (Maternal) 2'],
      ['Uncle (Maternal) 3', 'Uncle (Maternal) 4'],
    ]) {
      await session.press('Add Multiple');
      await session.choose(/^Relationship/, 'Uncle (Maternal)');
      await session.fill(/^Number of members/, '2');
      await session.press('Add Members');
      for (const name of names) expect(await session.find('cell', name)).toBeVisible();
    }
    expect(
      storedRecord()
        .familyHistory.slice(-4)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3, 4].map(n => `Uncle (Maternal) ${n}`));
  });

  it('keeps what is being typed when the browser is reloaded', async () => {
    const session = await openFamily();
    await session.click(symbol('father'));
    await session.fill(/^Name/, 'Yusuf');
    await session.reload();
    expect(await session.find('textbox', /^Name/)).toHaveValue('Yusuf');
    await session.user.keyboard('{Escape}');
    expect(await session.find('dialog', 'Discard what you typed?')).toBeVisible();
  });

  it('goes on where the picture of the diagram cannot be taken, as here, where nothing draws', async () => {
    const session = await openFamily(COUSINS);
    await session.press('Continue to Social History');
    await session.isAt('/social-history');
  });
});
