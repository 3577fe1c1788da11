import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { complaintNamed, PATIENT } from '#tests/examples/seeded-session.ts';
import { readApi } from './network.ts';
import { openAt } from './session.ts';

it('Each question is announced with its place, and the focus stays with the question', async () => {
  const { id, text } = await complaintNamed(readApi, 'Chest pain');
  const record = { ...PATIENT, chiefComplaint: { id, text, isAnswered: false } };
  const session = await openAt('/chief-complaint', { record });
  await session.press('Next');
  await session.isAt('/questionnaire');
  const [question] = await screen.findAllByRole('heading', { level: 2 });
  const spoken = () => document.querySelector('main ~ [role=status]');
  await waitFor(() => expect(spoken()).toHaveTextContent(/^Question 1 of \d+: /));
  expect(spoken()).toHaveTextContent(question?.textContent ?? '');
  expect(document.body).not.toHaveFocus();
  await session.press('Skip');
  await waitFor(() => expect(spoken()).toHaveTextContent(/^Question 2 of \d+: /));
  const [choice] = await screen.findAllByRole('radio');
  choice?.focus();
  await session.user.keyboard(' ');
  expect(choice).toBeChecked();
  await session.user.keyboard('{Enter}');
  await waitFor(() => expect(spoken()).toHaveTextContent(/^Question 3 of \d+: /));
  await waitFor(() => expect(document.querySelector('#question')).toHaveFocus());
});
