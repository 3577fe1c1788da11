import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cachedContent } from './cached-content.ts';
import { NO_IDS, settledIds, writeIds } from './ids.ts';
import { readContent } from './read-content.ts';

let root: string;
let cache: string;

function write(conditions: string): void {
  writeFileSync(join(root, 'catalogues/family-conditions.yaml'), conditions);
  writeIds(settledIds(readContent(root).content, NO_IDS), root);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cache = join(root, 'kept/content.json');
  mkdirSync(join(root, 'catalogues'));
  write('[Asthma]');
});

test('content is compiled once and kept', () => {
  const compiled = cachedContent(cache, root);
  const kept = readFileSync(cache, 'utf8');
  expect(cachedContent(cache, root)).toEqual(compiled);
  expect(readFileSync(cache, 'utf8')).toBe(kept);
});

test('changed content is compiled again', () => {
  const before = cachedContent(cache, root);
  write('[Asthma, Gout]');
  const after = cachedContent(cache, root);
  expect(after.familyConditions.map(({ name }) => name)).toEqual(['Asthma', 'Gout']);
  expect(after.contentHash).not.toBe(before.contentHash);
});

test('a damaged file is no harm', () => {
  const compiled = cachedContent(cache, root);
  writeFileSync(cache, '{"fingerprint"');
  expect(cachedContent(cache, root)).toEqual(compiled);
});

test('content that does not fit its schema is refused with every fault', () => {
  writeFileSync(join(root, 'catalogues/family-conditions.yaml'), '[1, ""]');
  expect(() => cachedContent(cache, root)).toThrow(/family-conditions.yaml.*\n.*family-conditions.yaml/);
});
