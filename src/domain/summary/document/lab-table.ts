import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { readLabResults } from '#domain/sections/lab-results.ts';
import { table } from '#domain/summary/document/blocks.ts';
import type { DocumentBlock } from '#domain/summary/document/clinical-document.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { wordsKey } from '#domain/text/words-key.ts';

type Reading = { readonly test: string; readonly value: string; readonly unit: string; readonly of: string };

/** The readings of all illnesses, each with its unit, and how it changed since the reading before it. */
export function labTable(illnesses: readonly HistoryEntry[]): DocumentBlock[] {
  const readings = illnesses.flatMap(({ name, readingValue }) =>
    readLabResults(readingValue).map(
      ({ TestName, TestValue, TestUnit }): Reading => ({
        test: oneLine(TestName),
        value: oneLine(TestValue),
        unit: oneLine(TestUnit),
        of: oneLine(String(name ?? '')),
      }),
    ),
  );
  const rows = readings.map((reading, index) => [
    reading.test,
    `${reading.value} ${reading.unit}`.trim(),
    changeOf(reading, readings.slice(0, index)),
    reading.of,
  ]);
  return table({ title: 'Laboratory results', columns: ['Test', 'Result', 'Change', 'In'], rows });
}

/** 'rising from 7.1' against the last earlier reading of the same test in the same unit; empty for the first. */
function changeOf(reading: Reading, earlier: readonly Reading[]): string {
  const before = earlier.findLast(
    other =>
      wordsKey(other.test) === wordsKey(reading.test) && wordsKey(other.unit) === wordsKey(reading.unit),
  );
  const [then, now] = [Number(before?.value), Number(reading.value)];
  if (before === undefined || Number.isNaN(then) || Number.isNaN(now)) return '';
  if (now === then) return 'unchanged';
  return `${now > then ? '↑ risen' : '↓ fallen'} from ${before.value}`;
}
