import { rounded } from '#domain/pedigree/drawing/outline.ts';
import type { Pattern } from '#domain/pedigree/drawing/pattern.ts';
import { line, type Point, type Shape } from '#domain/pedigree/drawing/shape.ts';
import { type Convex, clippedLine, isWithin, type Sides, sidesOf } from '#domain/pedigree/layout/convex.ts';

const PEN = 1.3;
const STRIPE_STEP = 4.4;
const BAR_STEP = 3.6;
const DOT_STEP = 4.2;
const DOT = 1.15;

type Ends = readonly [Point, Point];

/** The lines of the patterns that are made of lines. */
const LINES: Partial<Record<Pattern | 'plain', (area: Convex) => readonly Ends[]>> = {
  stripes: area => stripes(area, STRIPE_STEP),
  counterstripes: area => turned(area, stripes(area, STRIPE_STEP)),
  bars: area => bars(area),
  posts: area => posts(area),
  grid: area => [...bars(area, BAR_STEP * 1.5), ...posts(area, BAR_STEP * 1.5)],
  lattice: area => [...stripes(area, STRIPE_STEP * 1.5), ...turned(area, stripes(area, STRIPE_STEP * 1.5))],
};

/** An area in its pattern, which is drawn rather than declared: every program that shows SVG shows lines alike. */
export function textured(area: Convex, pattern: Pattern | 'plain'): Shape[] {
  const fill = pattern === 'solid' ? 'ink' : 'paper';
  const edge: Shape = { kind: 'polygon', points: area, fill, width: 0.8 };
  const sides = sidesOf(area);
  if (pattern === 'dots') return [edge, ...dots(area, DOT, DOT_STEP)];
  if (pattern === 'spots') return [edge, ...dots(area, DOT * 1.9, DOT_STEP * 1.9)];
  if (pattern === 'bands') {
    return [edge, ...bars(area, BAR_STEP * 2).flatMap(ends => lineWithin(ends, sides, PEN * 2.4))];
  }
  const lines = LINES[pattern]?.(area) ?? [];
  return [edge, ...lines.flatMap(ends => lineWithin(ends, sides))];
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function boxOf(area: Convex): Box {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function stripes(area: Convex, step: number): Ends[] {
  const { left, right, top, bottom } = boxOf(area);
  const height = bottom - top;
  return steps(left - height, right, step).map(x => [
    [x, bottom],
    [x + height, top],
  ]);
}

/** The same lines, leaning to the other side. */
function turned(area: Convex, lines: readonly Ends[]): Ends[] {
  const { left, right } = boxOf(area);
  const mirrored = ([x, y]: Point): Point => [left + right - x, y];
  return lines.map(([from, to]) => [mirrored(from), mirrored(to)]);
}

function posts(area: Convex, step = BAR_STEP): Ends[] {
  const { left, right, top, bottom } = boxOf(area);
  return steps(left, right, step).map(x => [
    [x, top],
    [x, bottom],
  ]);
}

function bars(area: Convex, step = BAR_STEP): Ends[] {
  const { left, right, top, bottom } = boxOf(area);
  return steps(top, bottom, step).map(y => [
    [left, y],
    [right, y],
  ]);
}

function dots(area: Convex, r: number, step: number): Shape[] {
  const sides = sidesOf(area);
  const { left, right, top, bottom } = boxOf(area);
  return steps(top, bottom, step * 0.8).flatMap((y, row) =>
    steps(left - (row % 2) * (step / 2), right, step)
      .filter(x => isWithin([x, y], sides, r + 0.4))
      .map((x): Shape => ({ kind: 'circle', x: rounded(x), y: rounded(y), r, fill: 'ink', width: 0 })),
  );
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / step) - 1);
  return Array.from({ length: count }, (_, at) => from + (at + 1) * step);
}

function lineWithin(ends: Ends, sides: Sides, width = PEN): Shape[] {
  const clipped = clippedLine(ends, sides);
  if (!clipped) return [];
  const [from, to] = clipped;
  return [line([rounded(from[0]), rounded(from[1])], [rounded(to[0]), rounded(to[1])], width)];
}
