import type { KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { childlessMark } from '#domain/pedigree/drawing/family-lines.ts';
import { LABEL_SIZE, type Label } from '#domain/pedigree/drawing/label.ts';
import { type Point, type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { BRACKET, RADIUS, symbolOf } from '#domain/pedigree/drawing/symbol.ts';
import { LABEL_AT, LINE_HEIGHT, SIGN_HEIGHT } from '#domain/pedigree/layout/rows.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** A symbol with its label, and whom it stands for. */
export type Figure = {
  readonly person: Person;
  /** The symbol's centre. */
  readonly x: number;
  readonly y: number;
  /** 0 the topmost generation. */
  readonly row: number;
  /** 'II-3': generation and number, counted from the left; empty for unnamed parents. */
  readonly number: string;
  readonly symbol: readonly Shape[];
  readonly label: readonly Shape[];
  /** Half of the width that belongs to it. */
  readonly reach: number;
  /** How far down the label reaches. */
  readonly bottom: number;
};

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

export type FigureRow = {
  readonly row: number;
  readonly y: number;
  readonly xOf: (person: Person) => number;
  readonly labelOf: (person: Person) => Label;
  /** Whether the sign of no children hangs from the symbol itself, and the label below it. */
  readonly isChildless: (person: Person) => boolean;
  readonly key: readonly KeyEntry[];
};

/** The people of a generation from left to right, numbered. */
export function figuresOf(people: readonly Person[], place: FigureRow): Figure[] {
  let count = 0;
  return people.map(person => {
    const first = count + 1;
    count += person.members.length;
    return figureOf(person, person.members.length > 1 ? `${first}–${count}` : String(first), place);
  });
}

function figureOf(
  person: Person,
  number: string,
  { row, y, xOf, labelOf, isChildless, key }: FigureRow,
): Figure {
  const x = xOf(person);
  const { lines, reach } = labelOf(person);
  const sign = isChildless(person) ? signOf(person, [x, y + RADIUS]) : [];
  const labelY = y + LABEL_AT + (sign.length > 0 ? SIGN_HEIGHT : 0);
  const isNamed = person.members.length > 0;
  const at = [x + (person.members[0]?.adoption ? BRACKET : RADIUS) + 3, y + RADIUS - 1] as const;
  const numberWords = words({ at, text: number, size: 9, anchor: 'start', isQuiet: true });
  const label = lines.map(({ text, isName }, line) =>
    words({ at: [x, labelY + line * LINE_HEIGHT], text, size: LABEL_SIZE, isQuiet: !isName }),
  );
  return {
    person,
    x,
    y,
    row,
    number: isNamed ? `${NUMERALS[row] ?? ''}-${number}` : '',
    reach,
    symbol: [...symbolOf(person, [x, y], key), ...sign],
    label: isNamed ? [numberWords, ...label] : label,
    bottom: labelY + (lines.length - 1) * LINE_HEIGHT + 4,
  };
}

function signOf({ members: [member] }: Person, from: Point): Shape[] {
  return member && member.noChildren !== '' ? childlessMark(from, member.noChildren) : [];
}
