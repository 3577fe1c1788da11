import { expect, test } from 'vitest';
import { at, changedContent, sampleContent } from '#content/sample-content.fixture.ts';
import { sheetOf } from '#content/sheet/sheet-of.ts';

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

test('a sheet says who wrote the complaint and who has reviewed it', () => {
  expect(sheet).toContain('Written by A. Writer · clinical reviewer: none yet · draft of 2026-11-20');
});

test('texts cannot break the page', () => {
  const content = changedContent(draft => {
    at(at(draft.complaints, 0).questions, 0).ask = 'Over <38 °C & "cold"?';
  });
  expect(sheetOf(at(content.complaints, 0), content)).toContain('Over &#60;38 °C &#38; &#34;cold&#34;?');
});
