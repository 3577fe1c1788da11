import type { KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { outlineShape, sectorOf } from '#domain/pedigree/drawing/outline.ts';
import { type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { textured } from '#domain/pedigree/drawing/texture.ts';
import { drawableText } from '#domain/text/drawable-text.ts';
import { fittedText, textWidth, wholeText } from '#domain/text/text-width.ts';

const SIZE = 11;
const ROW_HEIGHT = 28;
const NOTE_HEIGHT = 15;
const SAMPLE = 10;
const GAP = 22;
const WIDEST = 240;

export type Legend = { readonly shapes: readonly Shape[]; readonly height: number };

export type LegendPlace = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** More rows than this are only counted. */
  readonly rowLimit: number;
};

/** A line of the legend that belongs to no condition: what signs mean, who told the family history and when. */
export function legendNotes(
  lines: readonly string[],
  { left, top, width }: Omit<LegendPlace, 'rowLimit'>,
): Legend {
  const wrapped = lines.flatMap(text => wholeText(text, SIZE, width));
  const shapes = wrapped.map((text, index) =>
    words({ at: [left, top + 14 + index * NOTE_HEIGHT], text, size: SIZE, anchor: 'start', isQuiet: true }),
  );
  return { shapes, height: wrapped.length === 0 ? 0 : wrapped.length * NOTE_HEIGHT + 4 };
}

/** What the fills and letters mean, in rows beneath the drawing; it needs no colours. */
export function legendOf(key: readonly KeyEntry[], { left, top, width, rowLimit }: LegendPlace): Legend {
  if (key.length === 0) return { shapes: [], height: 0 };
  const shapes: Shape[] = [];
  let [x, row] = [left, 0];
  for (const [index, entry] of key.entries()) {
    const text = fittedText(`${entry.letter}  ${drawableText(entry.condition)}`, SIZE, WIDEST);
    const reach = SAMPLE * 2 + 8 + textWidth(text, SIZE);
    if (x > left && x + reach > left + width) [x, row] = [left, row + 1];
    const isLast = row === rowLimit - 1 && index < key.length - 1;
    if (row >= rowLimit || (isLast && x + reach + 90 > left + width)) {
      const more = `and ${key.length - index} more`;
      const line = Math.min(row, rowLimit - 1);
      shapes.push(words({ at: [x, top + line * ROW_HEIGHT + 18], text: more, size: SIZE, anchor: 'start' }));
      row = line;
      break;
    }
    shapes.push(...sample(entry, x, top + row * ROW_HEIGHT), entryWords(text, x, top + row * ROW_HEIGHT));
    x += reach + GAP;
  }
  return { shapes, height: (row + 1) * ROW_HEIGHT };
}

function sample({ pattern, letter }: KeyEntry, x: number, y: number): Shape[] {
  const at = [x + SAMPLE, y + 14] as const;
  const isLetter = pattern === 'letter';
  return [
    ...textured(sectorOf('square', at, SAMPLE, 'whole'), isLetter ? 'plain' : pattern),
    ...(isLetter ? [words({ at: [at[0], at[1] + 3.5], text: letter, size: 9, isBold: true })] : []),
    outlineShape('square', at, SAMPLE, 'none', 1.2),
  ];
}

function entryWords(text: string, x: number, y: number): Shape {
  return words({ at: [x + SAMPLE * 2 + 8, y + 18], text, size: SIZE, anchor: 'start' });
}
