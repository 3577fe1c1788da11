import { describe, expect, it } from 'vitest';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { COUSINS, FORTY, HALVES } from '#tests/examples/families.ts';
import {
  crossings,
  drawn,
  expectSoundExtendedFamilies,
  expectSoundFamilies,
  expectSoundHalfFamilies,
  linesOf,
} from '#tests/examples/sound-drawing.ts';

/** A thousand of each kind are drawn in scene.deep.test.ts. */
const FAMILIES = 100;

describe('The drawing of any family', () => {
  it('shows every member once, in the row of the generation, couples side by side, nothing over anything else, no line crossing another', () => {
    expectSoundFamilies(FAMILIES);
  });

  it('shows half-siblings on all sides just as soundly', () => {
    expectSoundHalfFamilies(FAMILIES);
  });

  it('shows nieces, cousins, grandchildren, further partners, twins and losses just as soundly, no line crossing another', () => {
    expectSoundExtendedFamilies(FAMILIES);
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

  it('labels age, death with its cause, birth year and ages of onset', () => {
    const text = (id: string) =>
      figure(COUSINS, id)?.label.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []));
    expect(text('paternal-grandfather')).toEqual(['1', 'Karim', 'd. 65 y', 'Stroke', 'B\u00a040, C\u00a064']);
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
