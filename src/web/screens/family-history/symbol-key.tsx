import { outlineShape } from '#domain/pedigree/drawing/outline.ts';
import { line, type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import classes from '#web/screens/family-history/pedigree-view.module.css';
import { Shapes } from '#web/screens/family-history/shape-view.tsx';

const MIDDLE = [12, 12] as const;
const square = outlineShape('square', MIDDLE, 7, 'paper', 1.4);
const circle = outlineShape('circle', MIDDLE, 7, 'paper', 1.4);

/** The standard symbols; what the fills mean stands on the sheet. */
const SYMBOLS: readonly (readonly [meaning: string, shapes: readonly Shape[]])[] = [
  ['Male', [square]],
  ['Female', [circle]],
  ['Deceased', [square, line([22, 2], [2, 22], 1.4)]],
  [
    'Patient',
    [
      line([3, 20], [16, 7], 1.8),
      {
        kind: 'polygon',
        points: [
          [20, 3],
          [12, 5.5],
          [17.5, 11],
        ],
        fill: 'ink',
        width: 0.5,
      },
    ],
  ],
  ['Related by blood', [line([1, 10], [23, 10], 1.4), line([1, 14], [23, 14], 1.4)]],
  ['Other parent, not named', [circle, words({ at: [12, 16], text: '?', size: 11 })]],
];

export function SymbolKey() {
  return (
    <ul className={classes.key} aria-label="Symbols">
      {SYMBOLS.map(([meaning, shapes]) => (
        <li key={meaning}>
          <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
            <Shapes shapes={shapes} />
          </svg>
          {meaning}
        </li>
      ))}
    </ul>
  );
}
