import type { KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { LABEL_SIZE, type LabelLine } from '#domain/pedigree/drawing/label.ts';
import { type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { RADIUS, symbolOf } from '#domain/pedigree/drawing/symbol.ts';
import { LABEL_AT, LINE_HEIGHT } from '#domain/pedigree/layout/rows.ts';
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
  /** How far down the label reaches. */
  readonly bottom: number;
};

export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export type FigureRow = {
  readonly row: number;
  readonly y: number;
  readonly xOf: (person: Person) => number;
  readonly labelOf: (person: Person) => readonly LabelLine[];
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

function figureOf(person: Person, number: string, { row, y, xOf, labelOf, key }: FigureRow): Figure {
  const x = xOf(person);
  const lines = labelOf(person);
  const isNamed = person.members.length > 0;
  const at = [x + RADIUS + 3, y + RADIUS - 1] as const;
  const numberWords = words({ at, text: number, size: 9, anchor: 'start', isQuiet: true });
  const label = lines.map(({ text, isName }, line) =>
    words({ at: [x, y + LABEL_AT + line * LINE_HEIGHT], text, size: LABEL_SIZE, isQuiet: !isName }),
  );
  return {
    person,
    x,
    y,
    row,
    number: isNamed ? `${NUMERALS[row] ?? ''}-${number}` : '',
    symbol: symbolOf(person, [x, y], key),
    label: isNamed ? [numberWords, ...label] : label,
    bottom: y + LABEL_AT + (lines.length - 1) * LINE_HEIGHT + 4,
  };
}
