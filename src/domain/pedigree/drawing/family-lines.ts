import { line, type Point, type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { RADIUS, topOf } from '#domain/pedigree/drawing/symbol.ts';
import type { Union } from '#domain/pedigree/layout/branch.ts';
import type { Places } from '#domain/pedigree/layout/distances.ts';
import { overline } from '#domain/pedigree/layout/rows.ts';
import { type Anchor, anchorsOf } from '#domain/pedigree/layout/twin-anchors.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { textWidth } from '#domain/text/text-width.ts';

/** Between the two lines of a couple that is related by blood. */
const DOUBLE = 5;

/** Nearer than this a child stands under its parents. */
const NEGLIGIBLE = 1;

/** The words over a couple's line: how the two are related. */
export const RELATED_SIZE = 9;

const DASH = 4;
const DASH_GAP = 3;

/** How far down the sign of a couple without children reaches. */
const CHILDLESS = 13;

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
  /** The lines of twins that come down to the row of the couple. */
  readonly slants: readonly Slant[];
};

/** A line that comes down aslant. */
export type Slant = { readonly from: Point; readonly to: Point };

/** The line between a couple (two when they are related by blood), the bar of their children and its branches. */
export function linesOf(place: UnionPlace): Shape[] {
  return [...coupleLines(place), ...partedSlashes(place), ...childLines(place), ...childlessSign(place)];
}

function coupleLines({ union, places, y, slants }: UnionPlace): Shape[] {
  const [left = 0, right = 0] = union.parents.map(parent => places.get(parent) ?? 0);
  const level = lineY(union, y);
  const ends = union.tier === 0 ? [left + RADIUS, right - RADIUS] : raisedEnds(union, left, right);
  const [from = 0, to = 0] = ends;
  const across = (at: number) => line([from, at], [to, at]);
  const post = (x: number, isOuter: boolean) => line([x, level], [x, y - (isOuter ? RADIUS : 5)]);
  const posts =
    union.tier === 0 ? [] : [post(from, union.outer === 'left'), post(to, union.outer === 'right')];
  const above = level - (union.partnership === 'together' ? 6 : 11);
  const told =
    union.relatedAs === ''
      ? []
      : [relatedWords(union.relatedAs, { from, to, above }, union.tier === 0 ? [] : slants)];
  if (!union.isRelated) return [...posts, across(level)];
  return [...posts, across(level - DOUBLE / 2), across(level + DOUBLE / 2), ...told];
}

type LineOfCouple = { readonly from: number; readonly to: number; readonly above: number };

/** Where words stand on the line of a couple: in the middle, or aside where a line of twins would run through them. */
const WORDS_AT = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9] as const;

function relatedWords(text: string, { from, to, above }: LineOfCouple, slants: readonly Slant[]): Shape {
  const reach = textWidth(text, RELATED_SIZE) / 2 + 6;
  const [top, bottom] = [above - RELATED_SIZE, above + 2];
  const near = slants.filter(({ from: [, y1], to: [, y2] }) => y1 < bottom && y2 > top);
  const isClear = (x: number) =>
    near.every(slant => {
      const [left, right] = passing(slant, top, bottom);
      return right < x - reach || left > x + reach;
    });
  const places = WORDS_AT.map(share => from + (to - from) * share);
  const x = places.find(isClear) ?? (from + to) / 2;
  return words({ at: [x, above], text, size: RELATED_SIZE });
}

/** Between which places a slanting line passes a band of the page. */
function passing({ from: [x1, y1], to: [x2, y2] }: Slant, top: number, bottom: number): [number, number] {
  const at = (y: number) => x1 + ((x2 - x1) * (Math.min(Math.max(y, y1), y2) - y1)) / (y2 - y1);
  const [one, other] = [at(top), at(bottom)];
  return [Math.min(one, other), Math.max(one, other)];
}

/** The height of a couple's line: between the symbols, or over the heads of those between. */
function lineY({ tier }: Union, y: number): number {
  return tier === 0 ? y : y - overline(tier);
}

/** A raised line begins in the middle of the outer partner and beside the middle of the other. */
function raisedEnds({ outer, tier }: Union, left: number, right: number): [number, number] {
  const aside = RADIUS * 0.7 - 2.4 * (tier - 1);
  return outer === 'left' ? [left, right - aside] : [left + aside, right];
}

/** One slash through the line of a couple that is separated, two when divorced. */
function partedSlashes({ union, places, y, descent }: UnionPlace): Shape[] {
  const count = { together: 0, separated: 1, divorced: 2 }[union.partnership];
  const [left, right] = union.parents;
  const [edge, way] =
    union.outer === 'left' || union.tier === 0
      ? [(places.get(left) ?? 0) + (union.tier === 0 ? RADIUS : 0), 1]
      : [places.get(right) ?? 0, -1];
  const middle = edge + way * Math.max(9, Math.abs(descent - edge) / 2);
  const level = lineY(union, y);
  const reach = union.tier === 0 ? 8 : 5;
  return Array.from({ length: count }, (_, index) => {
    const x = middle + (index - (count - 1) / 2) * 5;
    return line([x - 3, level + reach], [x + 3, level - reach]);
  });
}

function childLines({ union, places, y, childY, descent, barY }: UnionPlace): Shape[] {
  const anchors = anchorsOf(union, places);
  const [first, last] = [anchors.at(0), anchors.at(-1)];
  if (!first || !last) return [];
  const start = lineY(union, y) + (union.isRelated ? DOUBLE / 2 : 0);
  const [only] = first.children;
  const isUnder = anchors.length === 1 && Math.abs(descent - first.x) < NEGLIGIBLE;
  if (isUnder && only && first.children.length === 1) {
    return branch(only, [first.x, start], [first.x, childY - topOf(only)]);
  }
  return [
    line([descent, start], [descent, barY]),
    ...(isUnder ? [] : [line([Math.min(first.x, descent), barY], [Math.max(last.x, descent), barY])]),
    ...anchors.flatMap(anchor => born(anchor, { places, barY, childY })),
  ];
}

/** From the bar to a child; from one point to twins. */
function born(
  { x, children }: Anchor,
  { places, barY, childY }: Pick<UnionPlace, 'places' | 'barY' | 'childY'>,
): Shape[] {
  const legs = children.flatMap(child =>
    branch(child, [x, barY], [places.get(child) ?? 0, childY - topOf(child)]),
  );
  return children.length === 1
    ? legs
    : [...legs, ...twinSign({ x, children }, { barY, top: childY - RADIUS, places })];
}

/** How far down the lines of twins the bar between them stands, above all raised lines, and the question mark's place. */
const TWIN_SIGN = 0.3;
const TWIN_WORD = 29;
const TWIN_WORD_SIZE = 10;

/** A bar between identical twins, a question mark between those of whom nobody knows. */
function twinSign(anchor: Anchor, { barY, top, places }: Drop): Shape[] {
  const { x, children } = anchor;
  const kind = children[0]?.members[0]?.twinKind;
  if (kind === 'unknown') {
    const at = questionMarkAt(anchor, { barY, top, places });
    return [words({ at, text: '?', size: TWIN_WORD_SIZE, isBold: true })];
  }
  if (kind !== 'identical') return [];
  const level = barY + (top - barY) * TWIN_SIGN;
  const legs = legsAt(anchor, places, TWIN_SIGN);
  return legs.slice(1).map((leg, index) => line([legs[index] ?? x, level], [leg, level]));
}

/** From the bar of a sibship to the tops of its symbols. */
type Drop = { readonly barY: number; readonly top: number; readonly places: Places };

/** The lines of twins that come down from one point, and where words may stand between them. */
export function slantsOf(anchor: Anchor, drop: Drop): Slant[] {
  const { barY, top, places } = drop;
  const legs = anchor.children.map(
    (child): Slant => ({
      from: [anchor.x, barY],
      to: [places.get(child) ?? 0, top],
    }),
  );
  if (anchor.children[0]?.members[0]?.twinKind !== 'unknown') return legs;
  const [middle, foot] = questionMarkAt(anchor, drop);
  return [...legs, { from: [middle, foot - TWIN_WORD_SIZE], to: [middle, foot] }];
}

function questionMarkAt(anchor: Anchor, { barY, top, places }: Drop): Point {
  const word = Math.min(TWIN_WORD, top - barY - 3);
  return [middleOfWidest(legsAt(anchor, places, word / (top - barY))), barY + word];
}

/** Where the lines of twins are, a share of the way down. */
function legsAt({ x, children }: Anchor, places: Places, share: number): number[] {
  return children.map(child => x + ((places.get(child) ?? 0) - x) * share);
}

/** The middle of the widest gap between neighbours. */
function middleOfWidest(xs: readonly number[]): number {
  const gaps = xs.slice(1).map((x, index) => ({ from: xs[index] ?? x, to: x }));
  const [widest] = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return widest ? (widest.from + widest.to) / 2 : (xs[0] ?? 0);
}

/** A child's own line; that of one who was adopted into the family is dashed. */
function branch(child: Person, from: Point, to: Point): Shape[] {
  return child.members[0]?.adoption === 'in' ? dashed(from, to) : [line(from, to)];
}

/** Drawn piece by piece, which every program that shows lines can do. */
function dashed([x1, y1]: Point, [x2, y2]: Point): Shape[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const at = (way: number): Point => {
    const share = Math.min(1, way / length);
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  };
  const count = Math.ceil((length + DASH_GAP) / (DASH + DASH_GAP));
  return Array.from({ length: count }, (_, index) => {
    const start = index * (DASH + DASH_GAP);
    return line(at(start), at(start + DASH));
  });
}

/** A short line with a bar: no children; with two bars: infertility. */
function childlessSign({ union, y, descent }: UnionPlace): Shape[] {
  if (union.noChildren === '' || union.tier > 0) return [];
  return childlessMark([descent, y + (union.isRelated ? DOUBLE / 2 : 0)], union.noChildren);
}

/** The sign of somebody without children, hung up at a point. */
export function childlessMark([x, y]: Point, reason: 'choice' | 'infertility'): Shape[] {
  const bar = (at: number) => line([x - 6, at], [x + 6, at]);
  const bottom = y + CHILDLESS;
  return [line([x, y], [x, bottom]), bar(bottom), ...(reason === 'infertility' ? [bar(bottom + 4)] : [])];
}
