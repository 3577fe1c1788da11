import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';
import type { Figure } from '#domain/pedigree/figure.ts';
import { kindOf } from '#domain/pedigree/relationship.ts';
import { type Scene, sceneOf } from '#domain/pedigree/scene.ts';
import type { Shape } from '#domain/pedigree/shape.ts';
import { RADIUS } from '#domain/pedigree/symbol.ts';
import { textWidth } from '#domain/pedigree/text-width.ts';
import { COUSINS, FORTY, HALVES, THIS_YEAR } from '#tests/examples/families.ts';
import { anyFamily } from '#tests/examples/random-family.ts';

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

const linesOf = ({ shapes }: Scene): Line[] =>
  shapes.filter(shape => shape.kind === 'line' && shape.width > 1.5) as Line[];
const boxOfLine = ({ x1, x2, y1, y2 }: Line): Box => ({
  left: Math.min(x1, x2) - 0.8,
  right: Math.max(x1, x2) + 0.8,
  top: Math.min(y1, y2) - 0.8,
  bottom: Math.max(y1, y2) + 0.8,
});

/** Pairs of a level and an upright line that cross in the middle of both. */
function crossings(lines: readonly Line[]): (readonly [Line, Line])[] {
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

const RUNS = { seed: 20_261_121, numRuns: 1000 };
const spacing = fc.integer({ min: 80, max: 120 });

function drawn(members: readonly FamilyMember[], apart: number): Scene {
  return sceneOf(members, { year: THIS_YEAR, spacing: apart });
}

function expectSound(members: readonly FamilyMember[], scene: Scene): void {
  const { figures } = scene;
  const shown = figures.flatMap(({ person }) => person.members.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(members.map(({ id }) => id).toSorted());
  for (const { person, row } of figures) {
    for (const { relationship } of person.members) expect(row + 1).toBe(kindOf(relationship).generation);
  }
  const symbols = figures.map(symbolBox);
  const texts = [
    ...figures.flatMap(({ symbol, label }) => textBoxes([...label, ...symbol.slice(-1)])),
    ...textBoxes(scene.shapes),
  ];
  expect(overlapping(symbols)).toEqual([]);
  expect(overlapping(texts)).toEqual([]);
  const labels = figures.flatMap(({ label }) => textBoxes(label));
  expect(labels.filter(label => symbols.some(symbol => overlaps(label, symbol)))).toEqual([]);
  const lines = linesOf(scene).map(boxOfLine);
  expect(texts.filter(label => lines.some(line => overlaps(label, line)))).toEqual([]);
  expect(merged(linesOf(scene))).toEqual([]);
  for (const box of [...symbols, ...texts, ...lines]) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(scene.width);
    expect(box.bottom).toBeLessThanOrEqual(scene.height);
  }
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

describe('The drawing of any family', { timeout: 120_000 }, () => {
  it('shows every member once, in the row of the generation, couples side by side, nothing over anything else, no line crossing another', () => {
    fc.assert(
      fc.property(anyFamily({ hasHalves: false, relatives: 56 }), spacing, (members, apart) => {
        const scene = drawn(members, apart);
        expectSound(members, scene);
        expectCoupled(scene);
        expect(crossings(linesOf(scene))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('shows half-siblings on all sides just as soundly', () => {
    fc.assert(
      fc.property(anyFamily({ hasHalves: true, relatives: 56 }), spacing, (members, apart) => {
        const scene = drawn(members, apart);
        expectSound(members, scene);
        expectCoupled(scene);
      }),
      RUNS,
    );
  });

  it('crosses no lines for half-siblings either, unless both of a grandparent couple have some', () => {
    expect(crossings(linesOf(drawn(HALVES, 80)))).toEqual([]);
    expect(crossings(linesOf(drawn(HALVES, 120)))).toEqual([]);
  });
});

describe('The drawing of a family', () => {
  const figure = (members: readonly FamilyMember[], id: string) =>
    drawn(members, 110).figures.find(({ person }) => person.members.some(member => member.id === id));

  it('puts the eldest sibling left', () => {
    const siblings = drawn(COUSINS, 100).figures.filter(
      ({ row, person }) => row === 2 && person.members[0]?.relationship !== 'Spouse/Partner',
    );
    expect(siblings.map(({ person }) => person.members[0]?.name)).toEqual(['Leila', 'Amir', 'Nadia', 'Omar']);
  });

  it('numbers generations with roman numerals and members from the left', () => {
    expect(figure(COUSINS, 'Omar')?.number).toBe('III-5');
    expect(figure(COUSINS, 'Ilyas')?.number).toBe('IV-1');
  });

  it('labels age, death, birth year and ages of onset', () => {
    const text = (id: string) =>
      figure(COUSINS, id)?.label.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []));
    expect(text('paternal-grandfather')).toEqual(['1', 'Karim', 'd. 65 y', 'B\u00a040, C\u00a064']);
    expect(text('maternal-grandmother')).toEqual(['4', 'Zahra', '80 y', 'B']);
  });

  it('marks the patient with an arrow, and with a P only when affected', () => {
    const letters = (members: readonly FamilyMember[]) =>
      figure(members, 'self')?.symbol.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []));
    expect(letters(COUSINS)).toEqual(['P']);
    expect(letters(FORTY)).toEqual([]);
  });

  it('slashes the deceased from the upper right to the lower left', () => {
    const slash = figure(COUSINS, 'paternal-grandfather')?.symbol.at(-1);
    const { x, y } = figure(COUSINS, 'paternal-grandfather') ?? { x: 0, y: 0 };
    expect(slash).toMatchObject({ kind: 'line', x1: x + 23, y1: y - 23, x2: x - 23, y2: y + 23 });
  });

  it('draws a double line between parents who are related by blood', () => {
    const level = (members: readonly FamilyMember[]) => {
      const father = figure(members, 'father');
      return linesOf(drawn(members, 110)).filter(
        ({ x1, y1, y2 }) =>
          father && x1 === father.x + RADIUS && y1 === y2 && Math.abs(y1 - father.y) < RADIUS,
      );
    };
    expect(level(COUSINS)).toHaveLength(2);
    expect(level(FORTY)).toHaveLength(1);
  });
});
