import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import type { Step } from '#domain/flow/step.ts';
import { STEPS } from '#domain/flow/steps.ts';
import { OTHER_SCREENS, type Screen, STEP_SCREENS } from '#web/app/screens.ts';

const specification = readFileSync('docs/specification.md', 'utf8');
const steps: readonly Step[] = STEPS;
const screens: Readonly<Record<Route, Screen>> = { ...STEP_SCREENS, ...OTHER_SCREENS };

/** The rows of the table that stands in a statement of the specification, without the marks of code. */
function tableIn(number: string): string[][] {
  const [, statement = ''] = specification.split(`**${number}** `);
  const [table = ''] = /^\|[\s\S]*?(?=\n\n)/m.exec(statement) ?? [];
  const rows = table.split('\n').map(row => row.slice(2, -2).split(' | '));
  return rows.slice(2).map(row => row.map(cell => cell.replaceAll('`', '').trim()));
}

/** 'a to f' are six needs, 'a, b' two. */
function countOf(needs: string): number {
  if (needs === 'nothing') return 0;
  const [, last] = /^a to ([a-z])$/.exec(needs) ?? [];
  return last === undefined ? needs.split(', ').length : last.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

it('The pages are those of the specification, with its titles and open to whom it says', () => {
  const specified = tableIn('2.1').map(([address = '', title, opening]) => ({
    path: address.replace('{id}', ':id'),
    title,
    isPersonal: opening === 'who is signed in',
  }));
  const shown = Object.values(ROUTES).map(path => {
    const { title, isPersonal = false } = screens[path];
    return { path, title, isPersonal };
  });
  const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);
  expect(shown.toSorted(byPath)).toEqual(specified.toSorted(byPath));
});

it('The steps are those of the specification, in its order and with its needs', () => {
  const specified = tableIn('3.1').map(([, path, name, needs = '']) => ({
    path,
    name,
    needs: countOf(needs),
  }));
  expect(steps.map(({ path, name, needs }) => ({ path, name, needs: needs.length }))).toEqual(specified);
});

it('Whoever lacks something is led to where the specification says', () => {
  const specified = tableIn('3.2').map(([, , place]) => place);
  expect(steps.flatMap(({ path, gives = [] }) => gives.map(() => path))).toEqual(specified);
});
