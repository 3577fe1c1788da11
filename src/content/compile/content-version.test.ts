import { expect, test } from 'vitest';
import { contentVersion } from '#content/compile/content-version.ts';
import type { SignedFile } from '#content/read/content.ts';

const dated = (date: string): SignedFile => ({
  file: `diagnoses/${date}.yaml`,
  provenance: { author: 'A. Writer', clinicalReviewer: 'none yet', status: 'draft', date },
});

test('the content version is the newest date of a file and the beginning of the digest', () => {
  const files = ['2026-11-20', '2026-11-22', '2025-12-31'].map(dated);
  expect(contentVersion(files, '3f9a1c77d0')).toBe('2026-11-22 · 3f9a1c');
});

test('content without dated files is known by its digest', () => {
  expect(contentVersion([], '3f9a1c77d0')).toBe('3f9a1c');
});
