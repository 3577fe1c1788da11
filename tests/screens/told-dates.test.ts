import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { formIn, openHistory, sectionPanel } from './history-form.ts';
import { type Session, storedRecord } from './session.ts';

const SECTION = 'Occupational History';

async function openForm(): Promise<Session> {
  const session = await openHistory('/social-history');
  await session.press('Add occupation');
  await session.fill('Occupation', 'Welder');
  return session;
}

function dateField(session: Session, label: string | RegExp = 'Start date'): Promise<HTMLElement> {
  return session.find('textbox', label);
}

it('A date typed as it was told shows how it was understood, is saved by Enter and told so in the list (specification 29.19)', async () => {
  const session = await openForm();
  const field = await dateField(session);
  expect(field).toHaveAccessibleDescription('Such as 2012, May 2019, 10 years ago');
  await session.user.type(field, 'since 3/2019');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Understood as March 2019'));
  await session.user.keyboard('{Enter}');
  await waitFor(() => expect(storedRecord().occupationalHistory).toMatchObject([{ startDate: '2019-03' }]));
  const row = within(await sectionPanel(SECTION)).getByRole('listitem');
  expect(row).toHaveTextContent('March 2019 – Present');
  await session.press('Edit Welder');
  expect(await dateField(session)).toHaveValue('March 2019');
});

it('An age is told as one, and refused where the patient is younger (specification 29.21)', async () => {
  const session = await openForm();
  const field = await dateField(session);
  await session.user.type(field, 'at sixteen');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Understood as at the age of 16'));
  await session.user.clear(field);
  await session.user.type(field, 'at 60');
  await session.user.tab();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('The patient is 54: the age of 60 is still to come.'),
  );
});

it('What is not understood stays in the field and keeps the form from being saved, with the reason (specification 29.21)', async () => {
  const session = await openForm();
  const field = await dateField(session);
  await session.user.type(field, '31.2.2019');
  expect(field).toHaveAccessibleDescription('Such as 2012, May 2019, 10 years ago');
  await session.user.keyboard('{Enter}');
  const form = await formIn(SECTION);
  await waitFor(() =>
    expect(within(form).getByRole('alert')).toHaveTextContent('There is no February 31 in 2019.'),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue('31.2.2019');
  expect(field).toBeInvalid();
  expect(storedRecord().occupationalHistory).toEqual([]);
  await session.user.type(field, '{Backspace>7/}.3.2019');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Understood as March 31, 2019'));
  expect(within(form).queryByRole('alert')).toBeNull();
});

it('The calendar beside it opens where the date is, and what is chosen there is a day (specification 29.19)', async () => {
  const session = await openForm();
  const field = await dateField(session);
  await session.user.type(field, '2012');
  const opener = await session.button('Start date: choose in the calendar');
  await session.click(opener);
  expect(await screen.findByRole('grid', { name: 'January 2012' })).toBeVisible();
  await session.press('Thursday, January 5, 2012');
  await waitFor(() => expect(field).toHaveValue('January 5, 2012'));
  expect(opener).toHaveFocus();
  await session.click(opener);
  await session.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(opener).toHaveFocus();
  await session.click(opener);
  await session.press('Clear');
  await waitFor(() => expect(field).toHaveValue(''));
});

it('The words of an older case stay until somebody says when it was (specification 29.21)', async () => {
  const job = { id: 'job', occupation: 'Welder', startDate: 'after the war', currentlyEmployed: true };
  const session = await openHistory('/social-history', { occupationalHistory: [job] });
  expect(within(await sectionPanel(SECTION)).getByRole('listitem')).toHaveTextContent(
    'after the war – Present',
  );
  await session.press('Edit Welder');
  const field = await dateField(session);
  expect(field).toHaveValue('after the war');
  expect(field).toHaveAccessibleDescription(/^Only one point in time can be kept/);
});
