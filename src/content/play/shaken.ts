import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { randomFrom } from '#content/play/random-from.ts';
import type { ValueRow } from '#domain/catalogue/catalogue-rows.ts';

/** The content with a share of its points moved by one, up or down: how sure authors can be of them. Head starts stay. */
export function shaken(compiled: CompiledContent, share: number, seed: number): CompiledContent {
  const random = randomFrom(seed);
  const moved = (value: ValueRow): ValueRow => {
    const isMoved = random() < share && value.points !== value.headStart;
    const step = random() < 0.5 ? -1 : 1;
    return isMoved ? { ...value, points: value.points + step } : value;
  };
  return { ...compiled, values: compiled.values.map(moved) };
}
