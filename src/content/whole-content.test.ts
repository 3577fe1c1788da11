import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readContent } from '#content/read/read-content.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

let root: string;
let file: string;

function write(conditions: string): void {
  writeFileSync(join(root, 'catalogues/family-conditions.yaml'), conditions);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  file = join(root, 'kept/content.json');
  mkdirSync(join(root, 'catalogues'));
  write('[{name: Asthma}]');
});

test('content is read once and kept', () => {
  const content = wholeContent(file, root);
  const kept = readFileSync(file, 'utf8');
  expect(content).toEqual(readContent(root).content);
  expect(wholeContent(file, root)).toEqual(content);
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test('changed content is read again', () => {
  wholeContent(file, root);
  write('[{name: Asthma}, {name: Gout}]');
  expect(wholeContent(file, root).familyConditions.map(({ name }) => name)).toEqual(['Asthma', 'Gout']);
});

test('a damaged file is no harm', () => {
  const content = wholeContent(file, root);
  writeFileSync(file, '{"fingerprint"');
  expect(wholeContent(file, root)).toEqual(content);
});

test('content that does not fit its schema is refused with every fault', () => {
  write('[1, ""]');
  expect(() => wholeContent(file, root)).toThrow(/family-conditions.yaml.*\n.*family-conditions.yaml/);
});
