import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionKey, entriesOf, partsOf } from '#domain/pedigree/drawing/condition-key.ts';
import { DIAGRAM_SIZE, fittedScene } from '#domain/pedigree/drawing/fitted-scene.ts';
import { sceneOf } from '#domain/pedigree/drawing/scene.ts';
import { svgText } from '#domain/pedigree/drawing/svg-text.ts';
import { WALK_KEYS, walked } from '#domain/pedigree/model/walk.ts';
import { fittedText, textWidth, wrappedText } from '#domain/text/text-width.ts';
import {
  COUSINS,
  condition,
  DEFAULT_SEVEN,
  FORTY,
  HALVES,
  HOSTILE,
  relative,
  THIS_YEAR,
} from '#tests/examples/families.ts';
import { anyFamily } from '#tests/examples/random-family.ts';

describe('The key of conditions', () => {
  const affected = (...names: string[]) => [
    relative('x', 'Brother', { medicalConditions: names.map(name => condition(name)) }),
  ];

  it('divides a symbol by the number of conditions its person has: whole, halves, three and four parts', () => {
    const sectors = (count: number) => {
      const [member, other] = [
        ...affected(...['Asthma', 'Gout', 'Stroke', 'Migraine', 'Coeliac', 'Vitiligo'].slice(0, count)),
        ...affected('Eczema'),
      ];
      const key = conditionKey([member, other].filter(one => one !== undefined));
      return partsOf(entriesOf(member?.medicalConditions ?? [], key));
    };
    const placed = (count: number) => sectors(count).map(({ sector }) => sector);
    expect(placed(1)).toEqual(['whole']);
    expect(placed(2)).toEqual(['left', 'right']);
    expect(placed(3)).toEqual(['topLeft', 'topRight', 'bottom']);
    expect(placed(4)).toEqual(['topLeft', 'topRight', 'bottomLeft', 'bottomRight']);
    expect(sectors(6).at(-1)).toEqual({ sector: 'bottomRight', more: 3 });
  });

  it('gives each condition a letter and a pattern of its own, told apart without colours; beyond ten only the letter', () => {
    const key = conditionKey(affected(...Array.from({ length: 12 }, (_, index) => `Illness ${index}`)));
    expect(new Set(key.slice(0, 10).map(({ pattern }) => pattern)).size).toBe(10);
    expect(key.slice(10).map(({ pattern }) => pattern)).toEqual(['letter', 'letter']);
    expect(key.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKL');
  });

  it('knows a condition by its other names', () => {
    const members = [
      ...affected('Heart Attack'),
      ...affected('MI'),
      ...affected('Type 2 diabetes mellitus'),
      ...affected('T2DM'),
    ];
    expect(conditionKey(members).map(({ condition }) => condition)).toEqual([
      'Heart Attack',
      'Type 2 diabetes mellitus',
    ]);
  });

  it('lists the commonest condition first, whatever its case', () => {
    const members = [...affected('Gout', 'Asthma'), ...affected('ASTHMA ')];
    expect(conditionKey(members).map(({ condition }) => condition)).toEqual(['Asthma', 'Gout']);
  });
});

describe('The picture of the diagram', () => {
  it.each([
    ['seven', DEFAULT_SEVEN],
    ['cousins', COUSINS],
    ['forty', FORTY],
  ])('stays legible: %s', (_, members) => {
    expect(fittedScene(members, DIAGRAM_SIZE, THIS_YEAR).scale).toBeGreaterThanOrEqual(0.9);
  });

  it('draws three or more plain siblings of one sex as one symbol only where space is short', () => {
    const crowds = (members: typeof FORTY) =>
      fittedScene(members, DIAGRAM_SIZE, THIS_YEAR).scene.figures.filter(
        ({ person }) => person.members.length > 1,
      );
    expect(crowds(COUSINS)).toEqual([]);
    expect(crowds(FORTY).map(({ number }) => number)).toContain('III-1–4');
  });

  it('never leaves the frame', () => {
    fc.assert(
      fc.property(anyFamily({ hasHalves: true, relatives: 56 }), members => {
        const { scene, scale } = fittedScene(members, DIAGRAM_SIZE, THIS_YEAR);
        expect(scene.width * scale).toBeLessThanOrEqual(DIAGRAM_SIZE.width + 0.001);
        expect(scene.height * scale).toBeLessThanOrEqual(DIAGRAM_SIZE.height + 0.001);
      }),
      { seed: 4, numRuns: 50 },
    );
  });

  it('keeps hostile names as text', () => {
    const svg = svgText(fittedScene(HOSTILE, DIAGRAM_SIZE, THIS_YEAR), DIAGRAM_SIZE);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the point.
    expect(svg).not.toMatch(/[\u0000-\u0008\u202e]/);
    expect(svg.isWellFormed()).toBe(true);
    expect(svg).not.toMatch(/ (style|class)=/);
  });
});

describe('Words of the drawing', () => {
  it('are cut to their width, between letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 20, max: 100 }), (text, width) => {
        expect(textWidth(fittedText(text, 11, width), 11)).toBeLessThanOrEqual(width);
        for (const line of wrappedText(text, 11, width, 2))
          expect(textWidth(line, 11)).toBeLessThanOrEqual(width);
        expect(wrappedText(text, 11, width, 2).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('Walking the drawing by keys', () => {
  const scene = sceneOf(COUSINS, { year: THIS_YEAR });
  const at = (id: string) => {
    const figure = scene.figures.find(({ person }) => person.members[0]?.id === id);
    if (!figure) throw new Error(id);
    return figure;
  };
  const name = (id: string, key: (typeof WALK_KEYS)[number]) =>
    walked(scene, at(id), key).person.members[0]?.id;

  it('goes along the generation, to the parent and to the child', () => {
    expect(name('self', 'ArrowRight')).toBe('Maryam');
    expect(name('self', 'ArrowLeft')).toBe('Leila');
    expect(name('self', 'ArrowUp')).toBe('father');
    expect(name('Nadia', 'ArrowUp')).toBe('mother');
    expect(name('mother', 'ArrowUp')).toBe('maternal-grandfather');
    expect(name('self', 'ArrowDown')).toBe('Ilyas');
    expect(name('self', 'Home')).toBe('Leila');
    expect(name('self', 'End')).toBe('Omar');
  });

  it('stays at the edges', () => {
    expect(name('Leila', 'ArrowLeft')).toBe('Leila');
    expect(name('Omar', 'ArrowRight')).toBe('Omar');
    expect(name('paternal-grandfather', 'ArrowUp')).toBe('paternal-grandfather');
    expect(name('Ilyas', 'ArrowDown')).toBe('Ilyas');
  });

  it.each([
    ['half-siblings', HALVES],
    ['forty', FORTY],
  ])('reaches every member: %s', (_, members) => {
    const drawn = sceneOf(members, { year: THIS_YEAR });
    const reached = new Set(drawn.figures.filter(({ person }) => person.members[0]?.id === 'self'));
    for (const figure of reached) for (const key of WALK_KEYS) reached.add(walked(drawn, figure, key));
    expect([...reached].flatMap(({ person }) => person.members).length).toBe(members.length);
  });
});
