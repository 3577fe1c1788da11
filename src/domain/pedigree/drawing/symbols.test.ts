import { describe, expect, it } from 'vitest';
import { type Scene, sceneOf } from '#domain/pedigree/drawing/scene.ts';
import type { Shape } from '#domain/pedigree/drawing/shape.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { memberWords } from '#domain/pedigree/model/member-words.ts';
import { condition, DEFAULT_SEVEN, known, relative, THIS_YEAR } from '#tests/examples/families.ts';

const scene = (...others: FamilyMember[]) => sceneOf([...DEFAULT_SEVEN, ...others], { year: THIS_YEAR });

function figure(of: Scene, id: string) {
  const found = of.figures.find(({ person }) => person.members[0]?.id === id);
  if (!found) throw new Error(id);
  return found;
}

function symbolOf(filled: Partial<FamilyMember>) {
  const drawn = figure(scene(relative('x', 'Sibling', filled)), 'x');
  return { ...drawn, shapes: drawn.symbol };
}

const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []));
const slanted = (shapes: readonly Shape[]) =>
  shapes.filter(shape => shape.kind === 'line').filter(({ x1, x2, y1, y2 }) => x1 !== x2 && y1 !== y2);
const held = (affection: 'affected' | 'carrier' | 'presymptomatic') => ({
  medicalConditions: [{ ...condition('Hemophilia'), affection }],
});

describe('The symbol of a person', () => {
  it('is a square for a man, a circle for a woman, a diamond for anybody else', () => {
    const outline = (gender: FamilyMember['gender']) => symbolOf({ gender }).shapes[0];
    expect(outline('Male')).toMatchObject({ kind: 'polygon' });
    expect(outline('Female')).toMatchObject({ kind: 'circle', r: 18 });
    for (const gender of ['Non-binary', 'Unknown'] as const) {
      const diamond = outline(gender);
      const { x, y } = symbolOf({ gender });
      expect(diamond?.kind === 'polygon' && diamond.points).toContainEqual([x + 18, y]);
    }
  });

  it('is filled for the affected, has a dot for a carrier and is not filled, a line for one not yet ill', () => {
    const inks = (shapes: readonly Shape[]) =>
      shapes.filter(shape => 'fill' in shape && shape.fill === 'ink');
    expect(inks(symbolOf(held('affected')).shapes)).toMatchObject([{ kind: 'polygon' }]);
    const carrier = symbolOf(held('carrier'));
    expect(inks(carrier.shapes)).toMatchObject([{ kind: 'circle', x: carrier.x, y: carrier.y, r: 4.5 }]);
    const well = symbolOf(held('presymptomatic'));
    expect(inks(well.shapes)).toEqual([]);
    expect(well.shapes).toContainEqual(
      expect.objectContaining({ kind: 'line', x1: well.x, x2: well.x, y1: well.y - 18, y2: well.y + 18 }),
    );
    expect(textsOf(carrier.label)).toContain('A\u00a0carrier');
  });

  it('is slashed for the deceased, with age and cause under it', () => {
    const dead = symbolOf({ isAlive: false, ageAtDeath: 40, causeOfDeath: 'stroke' });
    expect(slanted(dead.shapes)).toHaveLength(1);
    expect(textsOf(dead.label).slice(-2)).toEqual(['d. 40 y', 'Stroke']);
    expect(slanted(symbolOf({}).shapes)).toHaveLength(0);
  });

  it('is in brackets for the adopted', () => {
    for (const adoption of ['in', 'out'] as const) {
      const { shapes, x } = symbolOf({ adoption });
      const posts = shapes.filter(shape => shape.kind === 'line').filter(({ x1, x2 }) => x1 === x2);
      expect(posts.map(({ x1 }) => x1 - x)).toEqual([-23, 23]);
    }
  });

  it('says the sex assigned at birth where it was told', () => {
    expect(textsOf(symbolOf({ gender: 'Non-binary', sexAtBirth: 'AFAB' }).label)).toContain('AFAB');
  });
});

describe('A pregnancy', () => {
  it('that goes on has a P, its weeks and the day it is due', () => {
    const { shapes, label } = symbolOf({ pregnancy: 'ongoing', gestationWeeks: 20, dueDate: '2026-12-01' });
    expect(textsOf(shapes)).toEqual(['P']);
    expect(textsOf(label).slice(1).join(' ')).toContain('20\u00a0wk EDD 2026-12-01');
  });

  it.each([
    ['miscarriage', 'SAB\u00a08\u00a0wk', 0],
    ['termination', 'TOP\u00a08\u00a0wk', 1],
    ['ectopic', 'ECT\u00a08\u00a0wk', 0],
  ] as const)('that was lost is a smaller triangle: %s', (pregnancy, word, slashes) => {
    const { shapes, label, x, y } = symbolOf({ pregnancy, gestationWeeks: 8 });
    const [triangle] = shapes;
    expect(triangle?.kind === 'polygon' && triangle.points).toEqual([
      [x, y - 12],
      [x + 13, y + 10],
      [x - 13, y + 10],
    ]);
    expect(slanted(shapes)).toHaveLength(slashes);
    expect(textsOf(label)).toContain(word);
  });

  it('that ended in a stillbirth is a slashed symbol with SB and the weeks', () => {
    const { shapes, label } = symbolOf({ pregnancy: 'stillbirth', gestationWeeks: 30, gender: 'Female' });
    expect(shapes[0]?.kind).toBe('circle');
    expect(slanted(shapes)).toHaveLength(1);
    expect(textsOf(label)).toContain('SB\u00a030\u00a0wk');
  });
});

describe('The lines of a family', () => {
  const twins = (twinKind: FamilyMember['twinKind']) =>
    scene(
      relative('a', 'Sister', { twinGroup: 't', twinKind, currentAge: 4 }),
      relative('b', 'Brother', { twinGroup: 't', twinKind, currentAge: 4 }),
    );

  it('to twins come from one point, joined by a bar when identical, with a ? when nobody knows', () => {
    for (const kind of ['identical', 'not identical', 'unknown'] as const) {
      const drawn = twins(kind);
      const legs = slanted(drawn.shapes);
      expect(legs).toHaveLength(2);
      expect(new Set(legs.map(leg => (leg.kind === 'line' ? `${leg.x1} ${leg.y1}` : ''))).size).toBe(1);
      const [first] = legs;
      const row = figure(drawn, 'a').y;
      const bars = drawn.shapes.filter(
        shape =>
          shape.kind === 'line' &&
          shape.y1 === shape.y2 &&
          shape.y1 > (first?.y1 ?? 0) &&
          shape.y1 < row - 18,
      );
      expect(bars).toHaveLength(kind === 'identical' ? 1 : 0);
      expect(textsOf(drawn.shapes).includes('?')).toBe(kind === 'unknown');
    }
  });

  it('to one adopted into the family is dashed, to one given away it is not', () => {
    const branch = (adoption: 'in' | 'out') => {
      const drawn = scene(relative('x', 'Sister', { adoption, currentAge: 4 }));
      const { x, y } = figure(drawn, 'x');
      return drawn.shapes.filter(
        shape => shape.kind === 'line' && shape.x1 === x && shape.x2 === x && shape.y2 <= y - 18,
      ).length;
    };
    expect(branch('out')).toBe(1);
    expect(branch('in')).toBeGreaterThan(1);
  });

  it('between partners is slashed once when separated, twice when divorced', () => {
    const slashes = (partnership: FamilyMember['partnership']) =>
      slanted(scene(relative('p', 'Former Partner', { partnership })).shapes).length;
    expect([slashes('together'), slashes('separated'), slashes('divorced')]).toEqual([0, 1, 2]);
  });

  it('between relatives is double, and says how they are related where it was told', () => {
    const drawn = sceneOf(known({ Mother: { isRelated: true, relatedAs: 'second cousins' } }), {
      year: THIS_YEAR,
    });
    const { y } = figure(drawn, 'father');
    const lines = drawn.shapes.filter(
      shape => shape.kind === 'line' && [y - 2.5, y + 2.5].includes(shape.y1) && shape.y1 === shape.y2,
    );
    expect(lines).toHaveLength(2);
    expect(textsOf(drawn.shapes)).toContain('second cousins');
  });

  it('between a patient and a cousin finds that they are first cousins', () => {
    const drawn = scene(
      relative('aunt', 'Aunt (Maternal)'),
      relative('cousin', 'Cousin (Maternal)', { parentIds: ['aunt'], partnerOf: 'self', gender: 'Female' }),
    );
    expect(textsOf(drawn.shapes)).toContain('first cousins');
  });

  it('end in a bar under who has no children, in two bars for infertility, with the reason', () => {
    const sign = (noChildren: 'choice' | 'infertility') =>
      figure(scene(relative('x', 'Sister', { noChildren, noChildrenReason: 'premature menopause' })), 'x');
    const bars = (of: ReturnType<typeof sign>) =>
      of.symbol.filter(shape => shape.kind === 'line' && shape.y1 === shape.y2 && shape.y1 > of.y + 18)
        .length;
    expect([bars(sign('choice')), bars(sign('infertility'))]).toEqual([1, 2]);
    expect(textsOf(sign('infertility').label).join(' ')).toContain('premature');
  });
});

describe('The drawing', () => {
  it('never cuts a name: it is wrapped, and a long word makes room for itself', () => {
    const name = 'Maximilian-Alexander Hohenlohe-Langenburgischwartzenberg the Younger';
    const drawn = scene(relative('x', 'Brother', { name }), relative('y', 'Brother', { name }));
    const text = textsOf(figure(drawn, 'x').label).slice(1).join(' ').replaceAll('- ', '-');
    expect(text.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  });

  it('says beneath who told it, who took it and when, and what its signs mean', () => {
    const about = {
      informant: 'the mother',
      takenBy: 'R. Adeyemi',
      date: 'November 21, 2026',
      ancestry: 'Norwegian',
    };
    const members = [...DEFAULT_SEVEN, relative('x', 'Sister', held('carrier'))];
    const texts = textsOf(sceneOf(members, { year: THIS_YEAR, about }).shapes).join(' ');
    expect(texts).toContain('Dot: carrier');
    expect(texts).toContain(
      'Told by the mother; taken by R. Adeyemi on November 21, 2026; ancestry: Norwegian',
    );
  });

  it('is told in words to those who cannot see it', () => {
    const member = relative('Ada', 'Sister', {
      ...held('carrier'),
      twinGroup: 't',
      twinKind: 'identical',
      noChildren: 'choice',
    });
    expect(memberWords(member, 'III-2')).toBe(
      'III-2 Ada, Sister, identical twin, no children by choice, Hemophilia (carrier)',
    );
  });
});
