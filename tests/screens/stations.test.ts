import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { intercept } from './network.ts';
import { openAt } from './session.ts';

const DRIVER = /^Mr Daniel Okoro, 58/;

/** What was asked to be printed; nothing is. */
function printing() {
  const asked: unknown[] = [];
  intercept(/^\/api\/stations$/, ({ body }) => {
    asked.push(body);
    return new Response('{"error":{"message":"Failed to generate PDF","code":"x"}}', { status: 500 });
  });
  return asked;
}

describe('Stations on paper', () => {
  it('are led to from the practice patients, and warn of what they show (specification 31.23)', async () => {
    const session = await openAt('/practice');
    const link = await session.find('link', 'print these patients as stations of an examination');
    await session.click(link);
    await session.isAt('/practice/stations');
    expect(await session.find('heading', 'Stations on Paper')).toBeVisible();
    expect(await screen.findByText(/the mark sheet names the diagnosis/)).toBeVisible();
  });

  it('are chosen by search and filter; what was chosen stays so when it is not shown (specification 31.23)', async () => {
    const asked = printing();
    const session = await openAt('/practice/stations');
    const list = await session.find('list', 'Practice patients');
    await session.tick(DRIVER, list);
    const search = screen.getByRole('searchbox');
    await session.user.type(search, 'Maja');
    const [row] = within(list).getAllByRole('checkbox');
    expect(row).toHaveAccessibleName(/^Maja Ilić/);
    expect(within(list).queryByRole('checkbox', { name: DRIVER })).toBeNull();
    await session.tick(/^Maja Ilić/, list);
    expect(await screen.findByText('2 patients chosen')).toBeVisible();
    await session.press('All four (one PDF)');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to make the station PDF');
    expect(asked).toEqual([
      { patients: [expect.any(Number), expect.any(Number)], sheets: ['door', 'student', 'script', 'marks'] },
    ]);
    await session.press('Mark sheet');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ sheets: ['marks'] });
  });

  it('cannot be printed before somebody is chosen, and are at most twelve', async () => {
    const session = await openAt('/practice/stations');
    const list = await session.find('list', 'Practice patients');
    expect(await session.button('Door notice')).toBeDisabled();
    for (const box of within(list).getAllByRole('checkbox').slice(0, 12)) await session.click(box);
    expect(await screen.findByText('12 patients chosen, more do not fit.')).toBeVisible();
    expect(within(list).getAllByRole('checkbox')[12]).toBeDisabled();
    await session.press('Choose None');
    expect(await screen.findByText('Choose patients, up to 12.')).toBeVisible();
    expect(within(list).getAllByRole('checkbox')[12]).toBeEnabled();
  });

  it('show no diagnosis themselves, and no other page of practice asks for them (specification 31.25)', async () => {
    const asked = printing();
    const received: string[] = [];
    intercept(/^\/api\/practice\//, async ({ pass }) => {
      const response = await pass();
      received.push(await response.clone().text());
      return response;
    });
    const session = await openAt('/practice/stations');
    await session.find('list', 'Practice patients');
    expect(received.join()).not.toMatch(/infarction/i);
    expect(document.body.textContent).not.toMatch(/infarction/i);
    await openAt('/practice');
    await session.find('link', DRIVER);
    expect(asked).toEqual([]);
  });
});
