import { LABEL_SIZE } from '#domain/pedigree/drawing/label.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import { type Bar, lanesOf } from '#domain/pedigree/layout/lanes.ts';

/** From a symbol's centre to the baseline of its label's first line. */
export const LABEL_AT = RADIUS + 18;

/** From one line of a label to the next. */
export const LINE_HEIGHT = 13;

/** What the sign of no children takes under a symbol. */
export const SIGN_HEIGHT = 18;

/** The clear space of a symbol's slash above it. */
const HEADROOM = RADIUS + 16;

const LANE_HEIGHT = 10;
const BELOW_LABEL = 12;

/** A generation from top to bottom: the symbols' centres, the end of the labels, and the lanes beneath. */
export type Row = { readonly y: number; readonly bottom: number; readonly lanes: readonly number[] };

/** What takes height in a row: the most lines of a label, and the bars of the children beneath. */
export type RowContent = {
  readonly lines: number;
  readonly hasSigns: boolean;
  readonly bars: readonly Bar[];
  /** The lines of couples over the heads of others. */
  readonly tiers: number;
  readonly hasTwins: boolean;
};

const FIRST_TIER = RADIUS + 9;
const TIER_HEIGHT = 24;
/** Words may stand on a raised line. */
const TIER_WORDS = 12;
const TWIN_HEIGHT = 16;

/** How far above the centre of its symbols the raised line of a couple runs. */
export function overline(tier: number): number {
  return FIRST_TIER + (tier - 1) * TIER_HEIGHT;
}

/** The clear space above a row. */
function headroom({ tiers, hasTwins }: RowContent): number {
  return HEADROOM + (tiers > 0 ? overline(tiers) - RADIUS + TIER_WORDS : 0) + (hasTwins ? TWIN_HEIGHT : 0);
}

/** Stacks the generations from the top of the page; the last one's bottom is the drawing's. */
export function stackRows(contents: readonly RowContent[]): Row[] {
  let top = 0;
  return contents.map(content => {
    const { lines, bars, hasSigns } = content;
    const y = top + headroom(content);
    const lanes = lanesOf(bars);
    const labelEnd = lines === 0 ? RADIUS + 8 : LABEL_AT + (lines - 1) * LINE_HEIGHT + LABEL_SIZE * 0.4;
    const bottom = y + labelEnd + (hasSigns ? SIGN_HEIGHT : 0);
    const laneTop = bottom + BELOW_LABEL;
    const highest = Math.max(0, ...lanes);
    const row = { y, bottom, lanes: lanes.map(lane => laneTop + (highest - lane) * LANE_HEIGHT) };
    top = laneTop + highest * LANE_HEIGHT;
    return row;
  });
}
