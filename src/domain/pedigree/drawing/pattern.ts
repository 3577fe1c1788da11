/** How a part is filled: told apart without colours. */
export const PATTERNS = [
  'solid',
  'stripes',
  'dots',
  'bars',
  'posts',
  'lattice',
  'counterstripes',
  'grid',
  'spots',
  'bands',
] as const;

export type Pattern = (typeof PATTERNS)[number];
