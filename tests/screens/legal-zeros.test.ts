import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openHistory, saveEntry, sectionPanel, writeEntry } from './history-form.ts';
import { storedRecord } from './session.ts';

const APPENDECTOMY = {
  section: 'Surgical History',
  add: 'Add surgical procedure',
  pick: 'Appendectomy',
  fields: [
    { date: 'Surgery date', as: '1998-02-03' },
    { write: 'Hospital', as: 'Leeds General Infirmary' },
    { write: 'Duration', as: '1' },
  ],
};

const HEPATITIS_B = {
  section: 'Vaccination History',
  add: 'Add vaccination',
  fields: [
    { choose: 'Vaccine', as: 'Hepatitis B' },
    { date: 'Date received', as: '1998-02-03' },
  ],
};

async function listed(section: string): Promise<HTMLElement> {
  return within(await sectionPanel(section)).findByRole('listitem');
}

describe('A number that may be blank (specification 13.6)', () => {
  it('keeps a 0 that was entered: day-case surgery is listed, opens again and is told', async () => {
    const session = await openHistory('/past-surgical-history');
    const stay = { write: 'Length of stay', as: '0' };
    await writeEntry(session, { ...APPENDECTOMY, fields: [...APPENDECTOMY.fields, stay] });
    await saveEntry(session, 'Surgical History');
    expect(storedRecord().pastSurgicalHistory[0]).toMatchObject({ lengthOfStay: 0 });
    expect(await listed('Surgical History')).toHaveTextContent('Length of stay: 0 days');
    await session.press('Edit Appendectomy');
    expect(await session.find('textbox', /^Length of stay/)).toHaveValue('0');
    await session.press('Save', await sectionPanel('Surgical History'));
    await session.reload();
    expect(await listed('Surgical History')).toHaveTextContent('Length of stay: 0 days');
  });

  it('is told nowhere when it was left blank', async () => {
    const session = await openHistory('/past-surgical-history');
    await writeEntry(session, APPENDECTOMY);
    await saveEntry(session, 'Surgical History');
    expect(storedRecord().pastSurgicalHistory[0]).toMatchObject({ lengthOfStay: null });
    expect(await listed('Surgical History')).not.toHaveTextContent('Length of stay');
  });

  it('keeps the age of a vaccination at birth', async () => {
    const session = await openHistory('/social-history');
    const age = { write: 'Age at vaccination', as: '0' };
    await writeEntry(session, { ...HEPATITIS_B, fields: [...HEPATITIS_B.fields, age] });
    await saveEntry(session, 'Vaccination History');
    expect(storedRecord().vaccinationHistory[0]).toMatchObject({ ageAtVaccination: 0 });
    expect(await listed('Vaccination History')).toHaveTextContent('Age at vaccination: 0 years');
  });
});

describe('The list of occupations (specification 20.33)', () => {
  const job = { industry: '', startDate: '', endDate: '', hoursPerWeek: null };
  it.each([
    ['a current one', { currentlyEmployed: true, startDate: '2019-03-01' }, 'March 1, 2019 – Present'],
    ['a current one without a beginning', { currentlyEmployed: true }, 'Unknown – Present'],
    [
      'a previous one',
      { currentlyEmployed: false, startDate: '2019-03-01', endDate: '2020-04-02' },
      'March 1, 2019 – April 2, 2020',
    ],
    ['a previous one without dates', { currentlyEmployed: false }, 'Unknown – Unknown'],
  ])('says from when to when: %s', async (_, dates, words) => {
    const occupationalHistory = [{ id: 'job', occupation: 'Welder', ...job, ...dates }];
    await openHistory('/social-history', { occupationalHistory });
    expect(await listed('Occupational History')).toHaveTextContent(words);
    expect(await listed('Occupational History')).not.toHaveTextContent('date:');
  });
});

describe('A dropdown that takes own values (specification 14.8 and 29.1)', () => {
  it('says that nothing was found before it offers what was typed', async () => {
    const session = await openHistory('/past-medical-illnesses');
    await session.press('Add medical condition');
    await session.press('Add Custom');
    const test = await session.find('combobox', 'Test');
    await session.user.type(test, 'Zzyzx');
    expect(await screen.findByText('No tests found')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Add "Zzyzx" as custom option' })).toBeVisible();
    const unit = await session.find('combobox', 'Unit');
    await session.user.type(unit, 'qqq');
    expect(await screen.findByText('No options found')).toBeVisible();
  });
});
