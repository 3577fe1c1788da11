import { line, type Shape } from '#domain/pedigree/drawing/shape.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import type { Union } from '#domain/pedigree/layout/couple.ts';
import type { Places } from '#domain/pedigree/layout/spread.ts';

/** Between the two lines of a couple that is related by blood. */
const DOUBLE = 5;

/** Nearer than this a child stands under its parents. */
const NEGLIGIBLE = 1;

export type UnionPlace = {
  readonly union: Union;
  readonly places: Places;
  /** Centres of the parents' and the children's symbols. */
  readonly y: number;
  readonly childY: number;
  /** Where the line to the children comes down. */
  readonly descent: number;
  /** The height of the sibship's bar. */
  readonly barY: number;
};

/** The line between a couple (two when they are related by blood), the bar of their children and its branches. */
export function linesOf(place: UnionPlace): Shape[] {
  return [...coupleLines(place), ...childLines(place)];
}

function coupleLines({ union, places, y }: UnionPlace): Shape[] {
  const [left = 0, right = 0] = union.parents.map(parent => places.get(parent) ?? 0);
  const across = (at: number) => line([left + RADIUS, at], [right - RADIUS, at]);
  return union.isRelated ? [across(y - DOUBLE / 2), across(y + DOUBLE / 2)] : [across(y)];
}

function childLines({ union, places, y, childY, descent, barY }: UnionPlace): Shape[] {
  const xs = union.children.map(child => places.get(child) ?? 0);
  const [first, last] = [xs.at(0), xs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = y + (union.isRelated ? DOUBLE / 2 : 0);
  const top = childY - RADIUS;
  if (xs.length === 1 && Math.abs(descent - first) < NEGLIGIBLE) return [line([first, start], [first, top])];
  return [
    line([descent, start], [descent, barY]),
    line([Math.min(first, descent), barY], [Math.max(last, descent), barY]),
    ...xs.map(x => line([x, barY], [x, top])),
  ];
}
