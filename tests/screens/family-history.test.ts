import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { type FamilyMember, newMember } from '#domain/pedigree/model/family-member.ts';
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

const quickLine = () => screen.getByRole('combobox', { name: /in one line/ });

/** Chooses in a list that is the browser's own. */
async function choosePlain(label: string, option: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText(label), option);
}

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

  it('takes a relative in one line, says how it is understood, and takes the next', async () => {
    const session = await openFamily();
    await session.click(quickLine());
    await session.user.keyboard('father heart attack at 52');
    expect(screen.getByRole('option')).toHaveTextContent('FatherHeart Attack (onset at 52)');
    await session.user.keyboard('{Enter}two brothers healthy{Enter}');
    expect(await row(/^Father/)).toHaveTextContent('Heart Attack (onset at 52)');
    expect(screen.getAllByRole('row', { name: /^Brother/ })).toHaveLength(2);
    expect(quickLine()).toHaveFocus();
    expect(quickLine()).toHaveValue('');
    expect(quickLine()).toHaveAccessibleDescription('Saved: 2 new brothers: Healthy');
  });

  it('guesses no side: who is meant is chosen', async () => {
    const session = await openFamily();
    await session.click(quickLine());
    await session.user.keyboard('aunt breast cancer 45{Enter}');
    expect(members()).toHaveLength(7);
    expect(quickLine()).toHaveAccessibleDescription('Who is meant? Choose with the arrow keys.');
    await session.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await row(/^Aunt \(Paternal\)/)).toHaveTextContent('Breast Cancer (onset at 45)');
    await session.user.keyboard('asthma{Enter}');
    expect(members()).toHaveLength(8);
    expect(quickLine()).toHaveAccessibleDescription(/^Begin with the relative/);
  });

  it('takes changes back and does them again', async () => {
    const session = await openFamily();
    await session.click(quickLine());
    await session.user.keyboard('sister Ana asthma{Enter}');
    expect(members()).toHaveLength(8);
    await session.press('Undo: New sister, Ana');
    expect(members()).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await session.press('Redo: New sister, Ana');
    expect(members()).toHaveLength(8);
    expect(storedRecord().familyHistory).toHaveLength(8);
  });

  it('adds a relative from the symbol, described beside the drawing and saved at once', async () => {
    const session = await openFamily();
    symbol('mother').focus();
    await session.press('Add sister of Mother');
    const card = await session.find('region', 'Quick entry: Maternal aunt');
    await session.fill('Name', 'Huda', card);
    await session.select('Deceased', card);
    await session.fill('Died at', '50', card);
    expect(await row(/^Aunt \(Maternal\)/)).toHaveTextContent('HudaDied at 50');
    await session.select('Unknown', card);
    expect(storedRecord().familyHistory.at(-1)).toMatchObject({ gender: 'Unknown', name: 'Huda' });
    await session.press('Done', card);
    await session.press('Undo: Huda changed');
    expect(await row(/^Aunt \(Maternal\)/)).toHaveTextContent('Not named');
  });

  it('closes the card when a line changes the family, so that it writes nothing old', async () => {
    const session = await openFamily();
    symbol('father').focus();
    await session.press('Add illness of Father');
    expect(await session.find('region', 'Quick entry: Father')).toBeVisible();
    await session.click(quickLine());
    await session.user.keyboard('father asthma{Enter}');
    expect(screen.queryByRole('region', { name: 'Quick entry: Father' })).toBeNull();
    expect(await row(/^Father/)).toHaveTextContent('Asthma');
  });

  it('offers no handle for what the family has no place for', async () => {
    await openFamily();
    symbol('father').focus();
    await waitFor(() => expect(screen.getByRole('toolbar')).toHaveAccessibleName('Add to Father'));
    expect(screen.queryByRole('button', { name: /other parent/ })).toBeNull();
    symbol('self').focus();
    await waitFor(() => expect(screen.getByRole('toolbar')).toHaveAccessibleName('Add to Amir'));
    expect(within(screen.getByRole('toolbar')).queryByRole('button', { name: /illness/ })).toBeNull();
  });

  it('tells what is seldom asked: twins of one kind, and a loss that has no age', async () => {
    const session = await openFamily(COUSINS);
    await session.click(symbol('Leila'));
    await choosePlain('Born together with', 'Nadia');
    await choosePlain('Kind of twins', 'Identical');
    await session.press('Save Changes');
    const twins = storedRecord().familyHistory.filter(({ twinGroup }) => twinGroup !== '');
    expect(twins.map(({ id, twinKind }) => [id, twinKind])).toEqual([
      ['Leila', 'identical'],
      ['Nadia', 'identical'],
    ]);
    await session.click(symbol('Nadia'));
    await choosePlain('Born together with', 'Nobody');
    await choosePlain('Pregnancy or loss', 'Miscarriage');
    await session.press('Save Changes');
    expect(storedRecord().familyHistory.filter(({ twinGroup }) => twinGroup !== '')).toEqual([]);
    expect(storedRecord().familyHistory.find(({ id }) => id === 'Nadia')).toMatchObject({
      pregnancy: 'miscarriage',
      currentAge: null,
    });
  });

  it('removes with a relative those who are in the family only through it, and says so', async () => {
    const session = await openFamily([
      ...COUSINS,
      { ...newMember('niece', 'Niece', null), parentIds: ['Leila'] },
    ]);
    await session.click(symbol('Leila'));
    await session.press('Delete Member');
    expect(await session.find('dialog', 'Delete Family Member')).toHaveTextContent(
      'Niece is in the family only through this relative and goes too.',
    );
    await session.press('Delete');
    expect(storedRecord().familyHistory.some(({ id }) => id === 'niece' || id === 'Leila')).toBe(false);
  });

  it('explains in its key the rarer symbols that the family has, and no others', async () => {
    await openFamily([...COUSINS, { ...newMember('Ana', 'Sister', null), adoption: 'in' }]);
    const key = await screen.findByRole('list', { name: 'Symbols' });
    expect(within(key).getByText('Adopted')).toBeVisible();
    expect(within(key).queryByText('Stillbirth')).toBeNull();
  });

  it('keeps who told the family history for the legend', async () => {
    const session = await openFamily();
    await session.fill('Told by', 'the mother');
    await session.fill(/^Ancestry/, 'Ashkenazi');
    expect(storedRecord()).toMatchObject({ familyInformant: 'the mother', familyAncestry: 'Ashkenazi' });
  });
});
