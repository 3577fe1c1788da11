import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { intercept } from './network.ts';
import { DOOR, goIn, withLanguage } from './practice-session.ts';
import { choose, openAt } from './session.ts';

const COUNT = /^(\d+)( of \d+)? patients$/;

async function count(): Promise<number> {
  return Number(COUNT.exec((await screen.findByText(COUNT)).textContent ?? '')?.[1]);
}

describe('The library of practice patients', () => {
  it('is narrowed by system, level, length and done or not, and says how many are left (specification 31.2)', async () => {
    const session = await openAt('/practice');
    const all = await count();
    expect(screen.getAllByRole('article')).toHaveLength(all);
    await choose(await session.find('combobox', 'Body system'), 'Respiratory');
    const some = await count();
    expect(some).toBeLessThan(all);
    await choose(await session.find('combobox', 'Level'), 'Atypical');
    expect(await count()).toBeLessThan(some);
    await choose(await session.find('combobox', 'Done or not'), 'Done');
    expect(await screen.findByText('Nobody fits all of this. Choose fewer filters.')).toBeVisible();
    expect(await session.button('Surprise Me')).toBeDisabled();
  });

  it('surprises with one of those shown (specification 31.3)', async () => {
    const session = await openAt('/practice');
    await choose(await session.find('combobox', 'Body system'), 'Skin');
    const doors = screen.getAllByRole('article').map(card => within(card).getByRole('link').textContent);
    await session.press('Surprise Me');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/practice\/\d+$/));
    expect(doors.length).toBeGreaterThan(0);
  });

  it('marks who was begun', async () => {
    await goIn();
    await openAt('/practice');
    const link = await screen.findByRole('link', { name: DOOR });
    expect(within(link.closest('article') as HTMLElement).getByText('Begun')).toBeVisible();
  });

  it('that cannot be loaded says so and is asked again', async () => {
    const end = intercept(/^\/api\/practice\/patients$/, () => Response.json({}, { status: 400 }));
    const session = await openAt('/practice');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the practice patients');
    end();
    await session.press('Retry');
    expect(await session.find('link', DOOR)).toBeVisible();
  });

  it('a patient that does not exist is told as such (specification 31.5)', async () => {
    withLanguage();
    await openAt('/practice/999999');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such practice patient');
  });
});
