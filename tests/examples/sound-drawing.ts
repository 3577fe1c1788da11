import fc from 'fast-check';
import { expect } from 'vitest';
import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import { type Scene, sceneOf } from '#domain/pedigree/drawing/scene.ts';
import type { Shape } from '#domain/pedigree/drawing/shape.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { textWidth } from '#domain/text/text-width.ts';
import { THIS_YEAR } from '#tests/examples/families.ts';
import { anyExtendedFamily, anyFamily } from '#tests/examples/random-family.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Line = Extract<Shape, { kind: 'line' }>;

/** Symbols and words may come this near. */
const TOUCH = 0.5;

const symbolBox = ({ x, y }: Figure): Box => ({
  left: x - RADIUS,
  right: x + RADIUS,
  top: y - RADIUS,
  bottom: y + RADIUS,
});

function textBoxes(shapes: readonly Shape[]): Box[] {
  return shapes.flatMap(shape => {
    if (shape.kind !== 'text') return [];
    const width = textWidth(shape.text, shape.size);
    const left = { start: shape.x, middle: shape.x - width / 2, end: shape.x - width }[shape.anchor];
    return [
      { left, right: left + width, top: shape.y - shape.size * 0.8, bottom: shape.y + shape.size * 0.2 },
    ];
  });
}

function overlaps(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH
  );
}

/** Pairs that overlap, found from left to right. */
function overlapping(boxes: readonly Box[]): (readonly [Box, Box])[] {
  const found: (readonly [Box, Box])[] = [];
  const sorted = boxes.toSorted((one, other) => one.left - other.left);
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.left > one.right) break;
      if (overlaps(one, other)) found.push([one, other]);
    }
  }
  return found;
}

/** The lines between persons. */
export const linesOf = ({ shapes }: Scene): Line[] =>
  shapes.filter(shape => shape.kind === 'line').filter(({ width }) => width > 1.5);
const boxOfLine = ({ x1, x2, y1, y2 }: Line): Box => ({
  left: Math.min(x1, x2) - 0.8,
  right: Math.max(x1, x2) + 0.8,
  top: Math.min(y1, y2) - 0.8,
  bottom: Math.max(y1, y2) + 0.8,
});

const PIECES = 48;

/** A slanting line in pieces: its own box would be all that lies beside it. */
function pieceBoxes(line: Line): Box[] {
  const { x1, x2, y1, y2 } = line;
  if (x1 === x2 || y1 === y2) return [boxOfLine(line)];
  const at = (piece: number) =>
    [x1 + ((x2 - x1) * piece) / PIECES, y1 + ((y2 - y1) * piece) / PIECES] as const;
  return Array.from({ length: PIECES }, (_, piece) => {
    const [[fromX, fromY], [toX, toY]] = [at(piece), at(piece + 1)];
    return boxOfLine({ ...line, x1: fromX, y1: fromY, x2: toX, y2: toY });
  });
}

/** Where a line crosses another. */
export function crossings(lines: readonly Line[]): (readonly [Line, Line])[] {
  const upright = lines.filter(({ x1, x2 }) => x1 === x2);
  const level = lines.filter(({ y1, y2 }) => y1 === y2);
  return upright.flatMap(down =>
    level
      .filter(
        across =>
          down.x1 > Math.min(across.x1, across.x2) + 0.1 &&
          down.x1 < Math.max(across.x1, across.x2) - 0.1 &&
          across.y1 > Math.min(down.y1, down.y2) + 0.1 &&
          across.y1 < Math.max(down.y1, down.y2) - 0.1,
      )
      .map(across => [down, across] as const),
  );
}

/** Pairs of lines that run into each other and would look like one. */
function merged(lines: readonly Line[]): (readonly [Box, Box])[] {
  const level = lines.filter(({ y1, y2 }) => y1 === y2);
  const upright = lines.filter(({ x1, x2 }) => x1 === x2);
  return [level, upright].flatMap(parallel => overlapping(parallel.map(boxOfLine)).filter(isLong));
}

/** Lines that only meet at their ends overlap by no more than their width. */
function isLong([one, other]: readonly [Box, Box]): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(across, down) > 2;
}

const SEED = 20_261_121;
const spacing = fc.integer({ min: 80, max: 120 });

/** The scene of a family, with its symbols so far apart. */
export function drawn(members: readonly FamilyMember[], apart: number): Scene {
  return sceneOf(members, { year: THIS_YEAR, spacing: apart });
}

/** What is wrong with a drawing, by kind; all empty: nothing. */
export function flawsOf(
  members: readonly FamilyMember[],
  scene: Scene,
): Readonly<Record<string, readonly unknown[]>> {
  const { figures } = scene;
  const symbols = figures.map(symbolBox);
  const texts = [
    ...figures.flatMap(({ symbol, label }) => textBoxes([...label, ...symbol])),
    ...textBoxes(scene.shapes),
  ];
  const labels = figures.flatMap(({ label }) => textBoxes(label));
  const lines = linesOf(scene).flatMap(pieceBoxes);
  const isOutside = ({ left, top, right, bottom }: Box) =>
    !(left >= 0 && top >= 0 && right <= scene.width && bottom <= scene.height);
  const shown = figures.flatMap(({ person }) => person.members.map(({ id }) => id));
  return {
    notShownOnce: members.filter(({ id }) => shown.filter(other => other === id).length !== 1),
    inAnotherRow: figures.filter(({ person, row }) =>
      person.members.some(({ generation }) => generation !== row + 1),
    ),
    symbolsOverSymbols: overlapping(symbols),
    textsOverTexts: overlapping(texts),
    labelsOverSymbols: labels.filter(label => symbols.some(symbol => overlaps(label, symbol))),
    linesOverTexts: texts.filter(label => lines.some(line => overlaps(label, line))),
    linesMerged: merged(linesOf(scene)),
    outside: [...symbols, ...texts, ...lines].filter(isOutside),
  };
}

function expectSound(members: readonly FamilyMember[], scene: Scene): void {
  const flaws = Object.entries(flawsOf(members, scene)).filter(([, found]) => found.length > 0);
  expect(flaws).toEqual([]);
}

function expectCoupled(scene: Scene): void {
  const x = (relationship: string) =>
    scene.figures.find(({ person }) => person.members[0]?.relationship === relationship)?.x ?? Number.NaN;
  for (const [one, other] of [
    ['Father', 'Mother'],
    ['Grandfather (Paternal)', 'Grandmother (Paternal)'],
    ['Grandfather (Maternal)', 'Grandmother (Maternal)'],
    ['Self (Patient)', 'Spouse/Partner'],
  ] as const) {
    const [left, right] = [Math.min(x(one), x(other)), Math.max(x(one), x(other))];
    const row = scene.figures.find(({ person }) => person.members[0]?.relationship === one)?.row;
    const between = scene.figures.filter(figure => figure.row === row && figure.x > left && figure.x < right);
    expect(between.map(({ person }) => person.key)).toEqual([]);
  }
}

/** So many families without half-siblings: nothing over anything else, couples side by side, no line crossing another. */
export function expectSoundFamilies(numRuns: number): void {
  fc.assert(
    fc.property(anyFamily({ hasHalves: false, relatives: 56 }), spacing, (members, apart) => {
      const scene = drawn(members, apart);
      expectSound(members, scene);
      expectCoupled(scene);
      expect(crossings(linesOf(scene))).toEqual([]);
    }),
    { seed: SEED, numRuns },
  );
}

/** So many families with half-siblings on all sides; their lines may cross. */
export function expectSoundHalfFamilies(numRuns: number): void {
  fc.assert(
    fc.property(anyFamily({ hasHalves: true, relatives: 56 }), spacing, (members, apart) => {
      const scene = drawn(members, apart);
      expectSound(members, scene);
      expectCoupled(scene);
    }),
    { seed: SEED, numRuns },
  );
}

/** So many families of every kind: nothing over anything else, parents side by side, no line crossing another. */
export function expectSoundExtendedFamilies(numRuns: number): void {
  fc.assert(
    fc.property(anyExtendedFamily(48), spacing, (members, apart) => {
      const scene = drawn(members, apart);
      expectSound(members, scene);
      expectCoupled(scene);
      expect(crossings(linesOf(scene))).toEqual([]);
    }),
    { seed: SEED, numRuns },
  );
}
