import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { signInNewMember } from './member.ts';
import { intercept, readApi, unreachable } from './network.ts';
import { openAt, type Session } from './session.ts';

async function openFeedback(): Promise<Session> {
  const session = await openAt('/');
  await session.press('Send Feedback');
  return session;
}

async function fillFeedback(session: Session): Promise<void> {
  await session.select(/Feature idea/);
  await session.fill(/^Title/, 'A timer');
  await session.fill(/^Description/, 'It would help to see the time.');
}

it('A guest gives feedback anonymously; the thanks close by themselves', async () => {
  const session = await openFeedback();
  expect(await screen.findByText('Submitting anonymously')).toBeVisible();
  expect(await screen.findAllByRole('radio')).toHaveLength(5);
  await session.press('Submit Feedback');
  for (const message of ['Please select a category', 'Please enter a title', 'Please enter a description'])
    expect(await screen.findByText(message)).toBeVisible();
  await fillFeedback(session);
  const sent: unknown[] = [];
  intercept(/^\/api\/feedback$/, call => {
    sent.push(call.body);
    return call.pass();
  });
  await session.press('Submit Feedback');
  expect(await session.find('dialog', 'Thank You')).toBeVisible();
  expect(sent).toMatchObject([{ title: 'A timer' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('An account gives feedback under its name', async () => {
  const email = await signInNewMember();
  const session = await openFeedback();
  expect(await screen.findByText(`Submitting as ${email}`)).toBeVisible();
  await fillFeedback(session);
  await session.press('Submit Feedback');
  expect(await session.find('dialog', 'Thank You')).toBeVisible();
  expect(await readApi('/api/account/export')).toMatchObject({
    feedback: [{ category: 'Feature idea', title: 'A timer' }],
  });
});

it('Feedback without a network waits in sight, outlives the page and is sent by itself (specification 32.6)', async () => {
  const session = await openFeedback();
  await fillFeedback(session);
  const end = intercept(/^\/api\/(feedback|health)$/, unreachable);
  await session.press('Submit Feedback');
  expect(await session.find('dialog', 'Kept for Later')).toBeVisible();
  expect(await screen.findByText('Waiting to be sent: your feedback.')).toBeVisible();
  end();
  const sent: unknown[] = [];
  intercept(/^\/api\/feedback$/, call => {
    sent.push(call.body);
    return call.pass();
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Waiting to be sent: your feedback.')).toBeNull());
  expect(sent).toMatchObject([{ title: 'A timer' }]);
});

it('Feedback that the server cannot take stays in the form', async () => {
  const session = await openFeedback();
  await fillFeedback(session);
  intercept(/^\/api\/feedback$/, () => Response.json({}, { status: 500 }));
  await session.press('Submit Feedback');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit feedback');
  expect(await session.find('textbox', /^Title/)).toHaveValue('A timer');
});

it('Categories that cannot be loaded say so and are asked again', async () => {
  const end = intercept(/^\/api\/feedback-categories$/, () => Response.json({}, { status: 400 }));
  const session = await openFeedback();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load feedback categories');
  end();
  await session.press('Retry');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(5));
});
