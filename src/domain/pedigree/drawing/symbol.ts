import { entriesOf, type KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { outlineOf, outlineShape, sectorOf } from '#domain/pedigree/drawing/outline.ts';
import { line, PEN, type Point, type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { textured } from '#domain/pedigree/drawing/texture.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';

/** Half of a symbol's side or diameter. */
export const RADIUS = 18;

/** How far the slash of the deceased sticks out. */
const SLASH = RADIUS + 5;

/**
 * A person's symbol in the standard nomenclature (Bennett 2008, 2022): shape by gender, parts filled by conditions,
 * a slash from the upper right for the deceased, an arrow at the patient, a number for several siblings.
 */
export function symbolOf(person: Person, at: Point, key: readonly KeyEntry[]): Shape[] {
  const outline = outlineOf(person.gender);
  const conditions = person.members.flatMap(member => member.medicalConditions);
  // The last part of the symbol may stand for several conditions, but is filled once.
  const fills = new Map(entriesOf(conditions, key).map(({ entry }) => [entry.sector, entry.pattern]));
  return [
    outlineShape(outline, at, RADIUS, 'paper', PEN),
    ...[...fills].flatMap(([sector, pattern]) => textured(sectorOf(outline, at, RADIUS, sector), pattern)),
    outlineShape(outline, at, RADIUS, 'none', PEN),
    ...inside(person, at),
    ...slash(person, at),
    ...arrow(person, at),
  ];
}

function inside({ members }: Person, [x, y]: Point): Shape[] {
  if (members.length === 1) return [];
  return [words({ at: [x, y + 5.5], text: members.length === 0 ? '?' : String(members.length), size: 15 })];
}

function slash({ members }: Person, [x, y]: Point): Shape[] {
  if (members.length !== 1 || members[0]?.isAlive !== false) return [];
  return [line([x + SLASH, y - SLASH], [x - SLASH, y + SLASH])];
}

/** The patient's arrow, with a P when the patient has one of the family's conditions (a proband). */
function arrow({ members }: Person, [x, y]: Point): Shape[] {
  const [member] = members;
  if (member?.relationship !== SELF) return [];
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
    ...(member.medicalConditions.length > 0 ? [letter] : []),
  ];
}
