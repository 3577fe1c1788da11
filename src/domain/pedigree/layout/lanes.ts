/** A sibship's bar: where the line from the parents comes down, and between which children it runs. */
export type Bar = { readonly from: number; readonly left: number; readonly right: number };

/** Bars nearer than this would look like one line. */
const APART = 10;

/**
 * The lane of each bar between two rows, 0 the lowest. Bars that would meet get different lanes, so chosen that the
 * line from one couple passes over the children of another instead of through their lines.
 */
export function lanesOf(bars: readonly Bar[]): number[] {
  const lanes = bars.map(() => 0);
  // As many rounds as bars: the longest chain of bars over each other.
  for (let round = 0; round < bars.length; round++) {
    for (const [upper, one] of bars.entries()) {
      for (const [lower, other] of bars.entries()) {
        if (upper !== lower && isOver(one, other)) {
          lanes[upper] = Math.max(lanes[upper] ?? 0, (lanes[lower] ?? 0) + 1);
        }
      }
    }
  }
  return lanes;
}

/** Of two bars that meet, the one whose line comes down over the other's children is the upper; else the left one. */
function isOver(one: Bar, other: Bar): boolean {
  const isLeft = one.left + one.right < other.left + other.right;
  const [left, right] = isLeft ? [one, other] : [other, one];
  const isMeeting = Math.max(left.from, left.right) + APART > Math.min(right.from, right.left);
  if (!isMeeting) return false;
  const isLeftOver = left.from > right.left - APART;
  const isRightOver = right.from < left.right + APART;
  return isLeft === (isLeftOver || !isRightOver);
}
