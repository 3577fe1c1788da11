import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/flow/routes.ts';

const files = globSync('src/**/*.{ts,tsx}').filter(file => !/\.(?:test|fixture)\.tsx?$/.test(file));

/** Where the code, comments aside, holds `pattern`: 'file: what was found'. */
function findingsOf(pattern: RegExp, isLookedAt: (file: string) => boolean): string[] {
  return files.filter(isLookedAt).flatMap(file => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
    return [...code.matchAll(pattern)].map(([found]) => `${file}: ${found}`);
  });
}

it('A page’s address stands in the table of routes and nowhere else', () => {
  const named = Object.values(ROUTES).filter(route => route !== '/' && !route.includes(':'));
  const literal = new RegExp(`(?<=["'\`}])(?:${named.join('|')})(?=["'\`/?#$])`, 'g');
  expect(findingsOf(literal, file => file !== 'src/domain/flow/routes.ts')).toEqual([]);
});

it('The address of the home page is named too, where pages are led to', () => {
  const isOfPages = (file: string) => /^src\/(?:web|domain)\//.test(file);
  expect(findingsOf(/["'`]\/["'`]/g, file => isOfPages(file) && !file.endsWith('flow/routes.ts'))).toEqual(
    [],
  );
});

it('An address of the API stands in the contract’s endpoints and nowhere else', () => {
  const isOutside = (file: string) => !file.startsWith('src/contract/endpoints/');
  expect(findingsOf(/(?<=["'`}])\/api(?=["'`/?#$])/g, isOutside)).toEqual([]);
});
