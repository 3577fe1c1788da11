import type { Point } from '#domain/pedigree/drawing/shape.ts';

/** A convex polygon; its corners go round clockwise on a page whose y grows downwards. */
export type Convex = readonly Point[];

/** The sides of a polygon: each says how deep inside of it a point is. */
export type Sides = readonly ((point: Point) => number)[];

/** The part of a line inside a polygon (Cyrus and Beck), or undefined. */
export function clippedLine(
  [from, to]: readonly [Point, Point],
  sides: Sides,
): readonly [Point, Point] | undefined {
  let [enter, leave] = [0, 1];
  for (const depthAt of sides) {
    const inside = depthAt(from);
    const way = depthAt(to) - inside;
    if (way === 0 && inside < 0) return undefined;
    if (way > 0) enter = Math.max(enter, -inside / way);
    if (way < 0) leave = Math.min(leave, -inside / way);
  }
  if (enter >= leave) return undefined;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [at(enter), at(leave)];
}

/** Whether a point is at least `margin` inside of every side. */
export function isWithin(point: Point, sides: Sides, margin: number): boolean {
  return sides.every(depthAt => depthAt(point) >= margin);
}

export function sidesOf(polygon: Convex): Sides {
  return polygon.flatMap(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length === 0) return [];
    const [nx, ny] = [(y - nextY) / length, (nextX - x) / length];
    return [([px, py]: Point) => nx * (px - x) + ny * (py - y)];
  });
}
