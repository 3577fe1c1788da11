import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LATER, publishedCodes, readCodeBook, TITLES } from '#content/codes/code-book.ts';

test('a published list says of each code its title and whether it is billable', () => {
  const codes = publishedCodes('A00\t0\tCholera\r\nA00.0\t1\tCholera, classical\r\n');
  expect([...codes]).toEqual([
    ['A00', { title: 'Cholera', isBillable: false }],
    ['A00.0', { title: 'Cholera, classical', isBillable: true }],
  ]);
});

test('later additions are read with their edition', () => {
  const root = mkdtempSync(join(tmpdir(), 'codes-'));
  mkdirSync(join(root, 'catalogues'));
  writeFileSync(join(root, TITLES), '');
  writeFileSync(join(root, LATER), 'F32.A\t2022\tDepression, unspecified\n');
  expect(readCodeBook(root).later.get('F32.A')).toEqual({
    title: 'Depression, unspecified (since 2022)',
    isBillable: true,
  });
});

test('without lists there are no codes', () => {
  expect(readCodeBook(tmpdir()).published.size).toBe(0);
});
