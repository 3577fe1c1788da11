/** A block on its way to a place: where its left end would like to be, and how far it reaches. */
type Wish = {
  readonly at: number;
  readonly width: number;
  /** To the right end of the block before, at least. */
  readonly gap: number;
};

/**
 * Places blocks in their order, each as near as possible to where it would like to be (least squares), with at least
 * the gap between neighbours: isotonic regression by pooling neighbours that would overlap.
 */
export function settleRow(wishes: readonly Wish[]): number[] {
  let reach = 0;
  const offsets = wishes.map(({ width, gap }, index) => {
    const offset = reach + (index === 0 ? 0 : gap);
    reach = offset + width;
    return offset;
  });
  const pools: { sum: number; count: number }[] = [];
  for (const [index, { at }] of wishes.entries()) {
    pools.push({ sum: at - (offsets[index] ?? 0), count: 1 });
    pool(pools);
  }
  const means = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return means.map((mean, index) => mean + (offsets[index] ?? 0));
}

function pool(pools: { sum: number; count: number }[]): void {
  for (;;) {
    const [before, last] = pools.slice(-2);
    if (!before || !last || before.sum / before.count <= last.sum / last.count) return;
    before.sum += last.sum;
    before.count += last.count;
    pools.pop();
  }
}
