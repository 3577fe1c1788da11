import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';
import { reportOf } from '#content/report/report-of.ts';
import { table } from '#content/report/table.ts';
import { sampleContent } from '#content/sample-content.fixture.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

const report = reportOf(wholeContent());

test('docs/content-report.md is up to date (npm run content:report)', () => {
  const written = readFileSync(join(CONTENT_FOLDER, '../docs/content-report.md'), 'utf8');
  expect(written).toBe(report);
});

test('the report counts complaints, says where diagnoses are raised and which answers are red flags', () => {
  const sample = reportOf(sampleContent());
  expect(sample).toContain('| complaints | 1 |');
  expect(sample).toContain('| complaints | draft | A. Writer | none yet | 2026-11-20 | 1 |');
  expect(sample).toContain('| Heart | 1 | 1 |');
  expect(sample).toContain('| Chest pain | both | pain | 9 | 2 | 18 |');
  expect(sample).toContain('| Name of muscle | 2 | 1 | 1 | Chest pain |');
  expect(sample).toContain('| Name of dissection | 1 | Chest pain (onset): Within seconds |');
});

test('a bar in a text does not break the table', () => {
  expect(table(['a', 'n'], [['x|y', 1]])).toBe('| a | n |\n| --- | ---: |\n| x\\|y | 1 |');
});
