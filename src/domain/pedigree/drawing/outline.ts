import type { Sector } from '#domain/pedigree/drawing/condition-key.ts';
import type { Fill, Point, Shape } from '#domain/pedigree/drawing/shape.ts';
import type { Convex } from '#domain/pedigree/layout/convex.ts';
import type { MemberGender } from '#domain/pedigree/model/relationship.ts';

export type Outline = 'square' | 'circle' | 'diamond';

/** The triangle of a pregnancy that was lost is smaller than a symbol. */
export const TRIANGLE = { top: 12, bottom: 10, half: 13 } as const;

const OUTLINES: Readonly<Record<MemberGender, Outline>> = {
  Male: 'square',
  Female: 'circle',
  'Non-binary': 'diamond',
  Unknown: 'diamond',
};

/** The shape that stands for a gender (Bennett 2022). */
export function outlineOf(gender: MemberGender): Outline {
  return OUTLINES[gender];
}

/** A whole outline of a radius. */
export function outlineShape(outline: Outline, at: Point, r: number, fill: Fill, width: number): Shape {
  if (outline === 'circle') return { kind: 'circle', x: at[0], y: at[1], r, fill, width };
  return { kind: 'polygon', points: sectorOf(outline, at, r, 'whole'), fill, width };
}

/** Where a part of a symbol begins and how far it goes round, in quarters clockwise from the top. */
const QUARTERS: Readonly<Record<Sector, readonly [from: number, count: number]>> = {
  whole: [0, 4],
  right: [0, 2],
  left: [2, 2],
  bottom: [1, 2],
  topRight: [0, 1],
  bottomRight: [1, 1],
  bottomLeft: [2, 1],
  topLeft: [3, 1],
};

/** Pieces of a quarter of a circle: too short to be seen as straight. */
const ARC_PIECES = 8;

/** The corners of a part of a symbol. */
export function sectorOf(outline: Outline, at: Point, r: number, sector: Sector): Convex {
  const [from, count] = QUARTERS[sector];
  const rim = Array.from({ length: count }, (_, quarter) => quarterRim(outline, from + quarter)).flat();
  const corners: readonly Point[] = count === 4 ? rim : [[0, 0], ...rim];
  return corners.map(([x, y]): Point => [rounded(at[0] + x * r), rounded(at[1] + y * r)]);
}

/** The rim of a quarter, clockwise, for a symbol of radius 1 around 0. */
function quarterRim(outline: Outline, quarter: number): Point[] {
  const turn = (share: number): Point => {
    const angle = ((quarter + share) * Math.PI) / 2;
    return [Math.sin(angle), -Math.cos(angle)];
  };
  if (outline === 'diamond') return [turn(0), turn(1)];
  if (outline === 'circle') {
    return Array.from({ length: ARC_PIECES + 1 }, (_, piece) => turn(piece / ARC_PIECES));
  }
  const [x, y] = turn(0.5);
  return [turn(0), [Math.sign(x), Math.sign(y)], turn(1)];
}

/** The middle of an area's corners' box. */
export function centreOf(area: Convex): Point {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Hundredths of a unit are enough, and short to write. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
