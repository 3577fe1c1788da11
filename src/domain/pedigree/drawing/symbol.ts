import { entriesOf, type KeyEntry, partsOf } from '#domain/pedigree/drawing/condition-key.ts';
import { centreOf, outlineOf, outlineShape, sectorOf, TRIANGLE } from '#domain/pedigree/drawing/outline.ts';
import { line, PEN, type Point, type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { textured } from '#domain/pedigree/drawing/texture.ts';
import { type FamilyMember, isAffected } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';

/** Half of a symbol's side or diameter. */
export const RADIUS = 18;

/** How far the slash of the deceased sticks out. */
const SLASH = RADIUS + 5;

/** How far the brackets of the adopted stand from the centre. */
export const BRACKET = RADIUS + 5;

const DOT = 4.5;

/**
 * A person's symbol in the standard nomenclature (Bennett 2008, 2022): shape by gender, parts filled by conditions, a
 * dot for carriers, a line for those who may still fall ill, a slash from the upper right for the deceased, brackets
 * for the adopted, a triangle for a pregnancy that was lost, an arrow at the patient, a number for several siblings.
 */
export function symbolOf(person: Person, at: Point, key: readonly KeyEntry[]): Shape[] {
  const [member] = person.members;
  if (member && isTriangle(member)) return triangle(member, at, key);
  const outline = outlineOf(person.gender);
  const held = entriesOf(
    person.members.flatMap(({ medicalConditions }) => medicalConditions),
    key,
  );
  return [
    outlineShape(outline, at, RADIUS, 'paper', PEN),
    ...partsOf(held).flatMap(({ sector, entry, more }) => {
      const area = sectorOf(outline, at, RADIUS, sector);
      if (entry && entry.pattern !== 'letter') return textured(area, entry.pattern);
      const text = entry?.letter ?? `+${more ?? 0}`;
      const [x, y] = centreOf(area);
      return [...textured(area, 'plain'), words({ at: [x, y + 3.5], text, size: 9, isBold: true })];
    }),
    outlineShape(outline, at, RADIUS, 'none', PEN),
    ...(held.some(({ affection }) => affection === 'presymptomatic') ? downTheMiddle(at) : []),
    ...(held.some(({ affection }) => affection === 'carrier') ? dot(at) : []),
    ...inside(person, at),
    ...(member?.adoption ? brackets(at) : []),
    ...slash(person, at),
    ...arrow(person, at),
  ];
}

/** From the symbol's centre up to where the line from the parents ends. */
export function topOf({ members: [member] }: Person): number {
  return member && isTriangle(member) ? TRIANGLE.top : RADIUS;
}

/** A pregnancy that was lost before birth is a triangle. */
function isTriangle({ pregnancy }: FamilyMember): boolean {
  return pregnancy === 'miscarriage' || pregnancy === 'termination' || pregnancy === 'ectopic';
}

/** A termination is slashed. */
function triangle(member: FamilyMember, [x, y]: Point, key: readonly KeyEntry[]): Shape[] {
  const points: readonly Point[] = [
    [x, y - TRIANGLE.top],
    [x + TRIANGLE.half, y + TRIANGLE.bottom],
    [x - TRIANGLE.half, y + TRIANGLE.bottom],
  ];
  const [held] = entriesOf(member.medicalConditions, key).filter(({ affection }) => affection === 'affected');
  const pattern = held && held.entry.pattern !== 'letter' ? held.entry.pattern : 'plain';
  const cut = member.pregnancy === 'termination' ? [line([x + 15, y - 14], [x - 15, y + 14])] : [];
  return [...textured(points, pattern), { kind: 'polygon', points, fill: 'none', width: PEN }, ...cut];
}

/** On paper of its own, so that it is seen on any fill. */
function dot([x, y]: Point): Shape[] {
  return [
    { kind: 'circle', x, y, r: DOT + 2, fill: 'paper', width: 0 },
    { kind: 'circle', x, y, r: DOT, fill: 'ink', width: 0 },
  ];
}

function downTheMiddle([x, y]: Point): Shape[] {
  const points: readonly Point[] = [
    [x - 3, y - RADIUS + 1],
    [x + 3, y - RADIUS + 1],
    [x + 3, y + RADIUS - 1],
    [x - 3, y + RADIUS - 1],
  ];
  return [{ kind: 'polygon', points, fill: 'paper', width: 0 }, line([x, y - RADIUS], [x, y + RADIUS], 2)];
}

function inside({ members }: Person, [x, y]: Point): Shape[] {
  const [member] = members;
  if (member?.pregnancy === 'ongoing') {
    return [
      { kind: 'circle', x, y, r: 8, fill: 'paper', width: 0 },
      words({ at: [x, y + 5], text: 'P', size: 14, isBold: true }),
    ];
  }
  if (members.length === 1) return [];
  return [words({ at: [x, y + 5.5], text: members.length === 0 ? '?' : String(members.length), size: 15 })];
}

function brackets([x, y]: Point): Shape[] {
  const [top, bottom] = [y - RADIUS - 4, y + RADIUS + 4];
  return [-1, 1].flatMap(side => {
    const edge = x + side * BRACKET;
    const tip = edge - side * 5;
    return [
      line([edge, top], [edge, bottom]),
      line([edge, top], [tip, top]),
      line([edge, bottom], [tip, bottom]),
    ];
  });
}

function slash({ members }: Person, [x, y]: Point): Shape[] {
  const [member] = members;
  const isDead = member?.isAlive === false || member?.pregnancy === 'stillbirth';
  if (members.length !== 1 || !isDead) return [];
  return [line([x + SLASH, y - SLASH], [x - SLASH, y + SLASH])];
}

/** The patient's arrow, with a P when the patient has one of the family's conditions (a proband). */
function arrow({ members }: Person, [middle, y]: Point): Shape[] {
  const [member] = members;
  if (member?.relationship !== SELF) return [];
  const x = middle - (member.adoption === '' ? 0 : BRACKET - RADIUS);
  const [tip, tail]: [Point, Point] = [
    [x - RADIUS - 2.5, y + 8],
    [x - RADIUS - 10.5, y + 14.5],
  ];
  const head: readonly Point[] = [tip, [tip[0] - 7, tip[1] + 1.5], [tip[0] - 2.5, tip[1] + 6.5]];
  const shaft = line(tail, [tip[0] - 4, tip[1] + 3.4], 2);
  const letter = words({ at: [x - RADIUS - 17, y + 24], text: 'P', size: 10, isBold: true });
  return [
    shaft,
    { kind: 'polygon', points: head, fill: 'ink', width: 0.5 },
    ...(isAffected(member) ? [letter] : []),
  ];
}
