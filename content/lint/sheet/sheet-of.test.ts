import { expect, test } from 'vitest';
import { at, changedContent, sampleContent } from '../sample-content.ts';
import { sheetOf } from './sheet-of.ts';

const sheet = sheetOf(at(sampleContent().complaints, 0), sampleContent());

test('a sheet tells conditions in words', () => {
  expect(sheet).toContain('Asked when “Where is it?” was answered “Centre”.');
});

test('a sheet shows points with their sign, red flags and time ranges', () => {
  expect(sheet).toContain('<span>Name of dissection</span>');
  expect(sheet).toContain('<td>+9 ⚑</td>');
  expect(sheet).toContain('<td>−1</td>');
  expect(sheet).toContain('Up to 20 minutes (0 to 20 minutes)');
});

test('texts cannot break the page', () => {
  const content = changedContent(draft => {
    at(at(draft.complaints, 0).questions, 0).ask = 'Over <38 °C & "cold"?';
  });
  expect(sheetOf(at(content.complaints, 0), content)).toContain('Over &lt;38 °C &amp; &quot;cold&quot;?');
});
