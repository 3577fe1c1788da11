import type { Pattern } from '#domain/pedigree/drawing/condition-key.ts';
import { rounded } from '#domain/pedigree/drawing/outline.ts';
import { line, type Point, type Shape } from '#domain/pedigree/drawing/shape.ts';
import { type Convex, clippedLine, isWithin, type Sides, sidesOf } from '#domain/pedigree/layout/convex.ts';

const PEN = 1.3;
const STRIPE_STEP = 4.4;
const BAR_STEP = 3.6;
const DOT_STEP = 4.2;
const DOT = 1.15;

/** An area in its pattern, which is drawn rather than declared: every program that shows SVG shows lines alike. */
export function textured(area: Convex, pattern: Pattern): Shape[] {
  const edge: Shape = {
    kind: 'polygon',
    points: area,
    fill: pattern === 'solid' ? 'ink' : 'paper',
    width: 0.8,
  };
  if (pattern === 'solid') return [edge];
  if (pattern === 'dots') return [edge, ...dots(area)];
  const lines = pattern === 'stripes' ? stripes(area) : bars(area);
  const sides = sidesOf(area);
  return [edge, ...lines.flatMap(ends => lineWithin(ends, sides))];
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function boxOf(area: Convex): Box {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function stripes(area: Convex): (readonly [Point, Point])[] {
  const { left, right, top, bottom } = boxOf(area);
  const height = bottom - top;
  return steps(left - height, right, STRIPE_STEP).map(x => [
    [x, bottom],
    [x + height, top],
  ]);
}

function bars(area: Convex): (readonly [Point, Point])[] {
  const { left, right, top, bottom } = boxOf(area);
  return steps(top, bottom, BAR_STEP).map(y => [
    [left, y],
    [right, y],
  ]);
}

function dots(area: Convex): Shape[] {
  const sides = sidesOf(area);
  const { left, right, top, bottom } = boxOf(area);
  return steps(top, bottom, DOT_STEP * 0.8).flatMap((y, row) =>
    steps(left - (row % 2) * (DOT_STEP / 2), right, DOT_STEP)
      .filter(x => isWithin([x, y], sides, DOT + 0.6))
      .map((x): Shape => ({ kind: 'circle', x: rounded(x), y: rounded(y), r: DOT, fill: 'ink', width: 0 })),
  );
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / step) - 1);
  return Array.from({ length: count }, (_, at) => from + (at + 1) * step);
}

function lineWithin(ends: readonly [Point, Point], sides: Sides): Shape[] {
  const clipped = clippedLine(ends, sides);
  if (!clipped) return [];
  const [from, to] = clipped;
  return [line([rounded(from[0]), rounded(from[1])], [rounded(to[0]), rounded(to[1])], PEN)];
}
