import { expect, test } from 'vitest';
import { Line, LineFull } from '#server/accounts/line.ts';

test('so many work at once, the others in the order they came, and beyond the longest line nobody waits (specification 28.44)', async () => {
  const line = new Line(1, 2);
  const told: string[] = [];
  const leave = await line.enter();
  const waiting = ['second', 'third'].map(async who => {
    const leaveToo = await line.enter();
    told.push(who);
    leaveToo();
  });
  await expect(line.enter()).rejects.toThrow(LineFull);
  expect(told).toEqual([]);
  leave();
  await Promise.all(waiting);
  expect(told).toEqual(['second', 'third']);
  (await line.enter())();
});
