import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { openHistory, sectionPanel } from './history-form.ts';
import { type Session, storedRecord, write } from './session.ts';

const ILLNESSES = '/past-medical-illnesses';
const field = (name: RegExp) => screen.findByRole('combobox', { name });

/** Types a line as it comes and waits until the list of the section is there to read it by. */
async function typeLine(name: RegExp, line: string): Promise<HTMLElement> {
  const input = await field(name);
  await write(input, line);
  return input;
}

async function addLine(session: Session, name: RegExp, line: string): Promise<HTMLElement> {
  const input = await typeLine(name, line);
  await session.user.keyboard('{Enter}');
  return input;
}

/** A case whose catalogue has come: what is known by another name is offered. */
async function openIllnesses(entries: readonly HistoryEntry[] = []): Promise<Session> {
  const session = await openHistory(ILLNESSES, { pastMedicalIllnesses: entries });
  await typeLine(/illness in one line/, 'htn');
  await screen.findByRole('option', { name: 'Hypertension' });
  await write(await field(/illness in one line/), '');
  return session;
}

describe('An entry in one line (specification 13.29 to 13.31)', () => {
  it('is shown as it is understood, recorded by Enter with what was said alone, and followed by the next', async () => {
    const session = await openIllnesses();
    const input = await typeLine(/illness in one line/, 'hypertension 2012 on ramipril');
    const [understood] = await screen.findAllByRole('option');
    expect(understood).toHaveTextContent('Hypertension · Onset date: 2012 · Notes: On ramipril');
    await session.user.keyboard('{Enter}');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
    await session.user.keyboard('gout{Enter}');
    const { pastMedicalIllnesses } = storedRecord();
    expect(pastMedicalIllnesses).toMatchObject([
      { name: 'Hypertension', onsetDate: '2012', notes: 'On ramipril' },
      { name: 'Gout' },
    ]);
    expect(pastMedicalIllnesses[1]).not.toHaveProperty('medicationCompliance');
    expect(await screen.findByText('Added: Gout')).toBeInTheDocument();
  });

  it('is picked from the list by arrow keys, with what else the line said', async () => {
    const session = await openIllnesses();
    await typeLine(/illness in one line/, 'hyperten 2012');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Hyperten · Onset date: 2012not in the list');
    await screen.findByRole('option', { name: 'Hypertension' });
    await session.user.keyboard('{ArrowDown}{Enter}');
    expect(storedRecord().pastMedicalIllnesses).toMatchObject([{ name: 'Hypertension', onsetDate: '2012' }]);
  });

  it('of nothing, of a name that is missing or there already is refused, and stays to be put right', async () => {
    const session = await openIllnesses([{ id: '1', name: 'Gout' }]);
    const input = await addLine(session, /illness in one line/, '2012');
    expect(await screen.findByText('Illness name is required', { selector: 'p' })).toBeVisible();
    expect(input).toHaveValue('2012');
    await addLine(session, /illness in one line/, 'gout 2012');
    expect(await screen.findByText('This illness has already been added', { selector: 'p' })).toBeVisible();
    await addLine(session, /illness in one line/, '');
    expect(storedRecord().pastMedicalIllnesses).toHaveLength(1);
  });

  it('stays in its field over a reload, and is not left behind unnoticed', async () => {
    const session = await openIllnesses();
    await typeLine(/illness in one line/, 'hypertension 20');
    await session.reload();
    expect(await field(/illness in one line/)).toHaveValue('hypertension 20');
    await session.press('Continue to Past Surgical History');
    expect(await session.find('dialog', 'Leave without saving?')).toHaveTextContent(
      'A line on this page has not been added',
    );
  });

  it('says what is still to ask, each by a tap that opens the form there', async () => {
    const session = await openIllnesses([{ id: '1', name: 'Gout' }]);
    await session.press('how was it found? Ask about Gout');
    const form = await within(await sectionPanel('Current Medical History')).findByRole('form');
    expect(within(form).getByRole('combobox', { name: 'Diagnosis method' })).toHaveFocus();
  });

  it('offers the medicine it names, which one tap records with what it is for', async () => {
    const session = await openIllnesses([{ id: '1', name: 'Hypertension', notes: 'On ramipril 5 mg' }]);
    await session.press('Add Ramipril to the medications');
    expect(storedRecord().medicationHistory).toMatchObject([
      { commercialName: 'Ramipril', dosage: '5 mg', indication: 'Hypertension', route: 'Oral' },
    ]);
    expect(screen.queryByRole('button', { name: 'Add Ramipril to the medications' })).toBeNull();
  });

  it('of an operation waits for the list by which it is read', async () => {
    const session = await openHistory('/past-surgical-history');
    await typeLine(/operation in one line/, 'appendicectomy at 14');
    await session.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(storedRecord().pastSurgicalHistory).toMatchObject([
        { surgeryName: 'Appendectomy', surgeryDate: 'age:14' },
      ]),
    );
    expect(storedRecord().pastSurgicalHistory[0]).not.toHaveProperty('anesthesiaType');
  });

  it('brings along of a medicine what its product says', async () => {
    const session = await openHistory('/medication-history');
    await typeLine(/medicine in one line/, 'ramipril 5 mg once a day since 2019 for blood pressure');
    await screen.findByRole('option', { name: /Route: Oral/ });
    await session.user.keyboard('{Enter}');
    expect(storedRecord().medicationHistory).toMatchObject([
      {
        commercialName: 'Ramipril',
        category: 'ACE inhibitors',
        dosage: '5 mg',
        frequency: '1 time per day',
        startDate: '2019',
        indication: 'Blood pressure',
      },
    ]);
    await addLine(session, /allergy in one line/, 'penicillin: rash');
    expect(storedRecord().allergies).toMatchObject([
      { allergenName: 'Penicillin', allergenType: 'Medication', symptoms: ['Skin rash'] },
    ]);
    expect(storedRecord().allergies[0]).not.toHaveProperty('reactionType');
    await addLine(session, /allergy in one line/, 'Penicillin');
    expect(await screen.findByText('This allergy has already been added', { selector: 'p' })).toBeVisible();
  });
});

describe('A section denied by a tap (specification 13.32)', () => {
  it('is recorded, told, and taken back by the same tap', async () => {
    const session = await openHistory('/social-history');
    const never = await session.button('Never smoked');
    expect(never).toHaveAttribute('aria-pressed', 'false');
    await session.click(never);
    expect(storedRecord().deniedSections).toEqual(['smokingHistory']);
    expect(await session.button('Never smoked')).toHaveAttribute('aria-pressed', 'true');
    expect(await sectionPanel('Smoking History')).toHaveTextContent('Has never smoked.');
    await session.press('Never smoked');
    expect(storedRecord().deniedSections).toEqual([]);
    expect(await sectionPanel('Smoking History')).toHaveTextContent('No smoking history recorded');
  });

  it('is undone by an entry, and cannot be recorded beside one', async () => {
    const session = await openIllnesses();
    await session.press('No past illness');
    await addLine(session, /illness in one line/, 'gout');
    await waitFor(() => expect(storedRecord().deniedSections).toEqual([]));
    expect(screen.queryByRole('button', { name: 'No past illness' })).toBeNull();
  });

  it('stands at the head of each section, and of the family', async () => {
    const taps = {
      '/past-surgical-history': ['No operations', 'No transfusions'],
      '/accidents-injuries': ['No accidents'],
      '/medication-history': ['No regular medicines', 'No known allergies'],
      '/social-history': ['Never smoked', 'No alcohol', 'No travel abroad', 'No pets'],
      '/family-history': ['No known illness in the family'],
    };
    for (const [path, names] of Object.entries(taps)) {
      const session = await openHistory(path);
      for (const name of names) expect(await session.button(name)).toBeVisible();
    }
  });
});

it('A form in which nothing was entered is not saved (specification 13.33)', async () => {
  const session = await openHistory('/social-history');
  await session.press('Add pet');
  await session.press('Save');
  expect(await screen.findByText('Nothing has been entered yet.')).toBeVisible();
  expect(storedRecord().petHistory).toEqual([]);
});
