import { expect, it } from 'vitest';
import { TERMS } from './terms-sections.ts';

it('has 16 sections, each with a title of its own and a text', () => {
  expect(TERMS).toHaveLength(16);
  expect(new Set(TERMS.map(section => section.title)).size).toBe(16);
  expect(TERMS.every(section => section.paragraphs.join('').length > 100)).toBe(true);
});

it('states: education only, no real patient data, 18 or supervised', () => {
  const text = TERMS.flatMap(section => [section.title, ...section.paragraphs]).join('\n');
  expect(text).toContain('For education only');
  expect(text).toContain('You must not enter data of a real patient');
  expect(text).toContain('at least 18 years old, or use Anamnesis under the supervision');
});
