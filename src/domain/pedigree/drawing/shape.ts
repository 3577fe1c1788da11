/** What a drawing is made of, in units of the drawing; the same for the page, the PNG and the PDF. */
export type Shape =
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly width: number;
    }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill: Fill;
      readonly width: number;
    }
  | {
      readonly kind: 'polygon';
      readonly points: readonly Point[];
      readonly fill: Fill;
      readonly width: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      /** The baseline. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly isBold: boolean;
      readonly isQuiet: boolean;
    };

export type Point = readonly [x: number, y: number];
export type Fill = 'ink' | 'paper' | 'none';

/** The pen of symbols and lines. */
export const PEN = 1.6;

export function line(from: Point, to: Point, width: number = PEN): Shape {
  return { kind: 'line', x1: from[0], y1: from[1], x2: to[0], y2: to[1], width };
}

type Words = {
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
};

export function words({ at, text, size, anchor = 'middle', isBold = false, isQuiet = false }: Words): Shape {
  return { kind: 'text', x: at[0], y: at[1], text, size, anchor, isBold, isQuiet };
}
