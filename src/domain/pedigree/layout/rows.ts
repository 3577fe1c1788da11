import { LABEL_SIZE } from '#domain/pedigree/drawing/label.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import { type Bar, lanesOf } from '#domain/pedigree/layout/lanes.ts';

/** From a symbol's centre to the baseline of its label's first line. */
export const LABEL_AT = RADIUS + 18;

/** From one line of a label to the next. */
export const LINE_HEIGHT = 13;

/** The clear space of a symbol's slash above it. */
const HEADROOM = RADIUS + 16;

const LANE_HEIGHT = 10;
const BELOW_LABEL = 12;

/** A generation from top to bottom: the symbols' centres, the end of the labels, and the lanes beneath. */
export type Row = { readonly y: number; readonly bottom: number; readonly lanes: readonly number[] };

/** What takes height in a row: the most lines of a label, and the bars of the children beneath. */
export type RowContent = { readonly lines: number; readonly bars: readonly Bar[] };

/** Stacks the generations from the top of the page; the last one's bottom is the drawing's. */
export function stackRows(contents: readonly RowContent[]): Row[] {
  let y = HEADROOM;
  return contents.map(({ lines, bars }) => {
    const lanes = lanesOf(bars);
    const labelEnd = lines === 0 ? RADIUS + 8 : LABEL_AT + (lines - 1) * LINE_HEIGHT + LABEL_SIZE * 0.4;
    const bottom = y + labelEnd;
    const laneTop = bottom + BELOW_LABEL;
    const highest = Math.max(0, ...lanes);
    const row = { y, bottom, lanes: lanes.map(lane => laneTop + (highest - lane) * LANE_HEIGHT) };
    y = laneTop + highest * LANE_HEIGHT + HEADROOM;
    return row;
  });
}
