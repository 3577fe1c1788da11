import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(scheme: 'light' | 'dark'): Record<string, string> {
  const block = css.split(`[data-mantine-color-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const grounds = ['ground', 'surface', 'sunken'];
const onGrounds = (ink: string) => grounds.map(ground => [ink, ground] as const);
const readable = [
  ...['text', 'muted', 'accent', 'accent-ink', 'good', 'wait', 'quiet', 'danger'].flatMap(onGrounds),
  ...(['accent', 'accent-strong'] as const).map(fill => ['on-accent', fill] as const),
  ...(['danger', 'danger-strong'] as const).map(fill => ['on-danger', fill] as const),
  ['accent-ink', 'accent-soft'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['good', 'good-soft'],
  ['text', 'good-soft'],
  ['wait', 'wait-soft'],
  ['text', 'wait-soft'],
  ['quiet', 'quiet-soft'],
  ['muted', 'quiet-soft'],
  ['text', 'quiet-soft'],
  ['danger', 'danger-soft'],
  ['text', 'danger-soft'],
] as const;

describe.each(['light', 'dark'] as const)('the %s scheme', scheme => {
  const tokens = tokensOf(scheme);
  const ratio = (ink: string, ground: string) => contrast(tokens[ink] ?? '', tokens[ground] ?? '');

  it.each(readable)('reads %s on %s at 4.5 : 1 or better', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onGrounds('edge'))('shows the edge of a field (%s on %s) at 3 : 1 or better', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#0f5c5e', '#0f5c5e')).toBe(1);
  });
});
