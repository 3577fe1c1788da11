import type { CompiledContent, ValueRow } from './compiled-content.ts';

/** A stream of numbers from 0 to below 1 that is the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The content with a share of its points moved by one, up or down: how sure authors can be of them. Bases stay. */
export function shaken(compiled: CompiledContent, share: number, seed: number): CompiledContent {
  const random = randomFrom(seed);
  const moved = (value: ValueRow): ValueRow => {
    const isMoved = random() < share && value.points !== value.base;
    const step = random() < 0.5 ? -1 : 1;
    return isMoved ? { ...value, points: value.points + step } : value;
  };
  return { ...compiled, values: compiled.values.map(moved) };
}
