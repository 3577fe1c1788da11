import { outlineShape } from '#domain/pedigree/drawing/outline.ts';
import { line, type Shape, words } from '#domain/pedigree/drawing/shape.ts';
import { symbolOf } from '#domain/pedigree/drawing/symbol.ts';
import { type FamilyMember, newMember } from '#domain/pedigree/model/family-member.ts';
import { personOf } from '#domain/pedigree/model/person.ts';
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

/** The rarer symbols, drawn as the drawing draws them; each stands in the key of a family that has it. Carriers are explained on the sheet. */
const RARER: readonly (readonly [meaning: string, facts: Partial<FamilyMember>])[] = [
  ['Gender not known or non-binary', { gender: 'Unknown' }],
  ['Adopted', { adoption: 'in' }],
  ['Pregnancy', { gender: 'Unknown', pregnancy: 'ongoing' }],
  ['Stillbirth', { gender: 'Unknown', pregnancy: 'stillbirth' }],
  ['Miscarriage', { gender: 'Unknown', pregnancy: 'miscarriage' }],
  ['Ectopic pregnancy', { gender: 'Unknown', pregnancy: 'ectopic' }],
  ['Termination', { gender: 'Unknown', pregnancy: 'termination' }],
];

/** What the symbols mean: the usual ones, and those of the rarer that this family has. */
export function SymbolKey({ members }: { readonly members: readonly FamilyMember[] }) {
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
      {RARER.filter(([, facts]) => members.some(member => hasThese(member, facts))).map(
        ([meaning, facts]) => (
          <li key={meaning}>
            <svg width={24} height={24} viewBox="-27 -27 54 54" aria-hidden>
              <Shapes shapes={sampleOf(facts)} />
            </svg>
            {meaning}
          </li>
        ),
      )}
    </ul>
  );
}

function sampleOf(facts: Partial<FamilyMember>): Shape[] {
  const sample = { ...newMember('sample', 'Sibling', null), gender: 'Female' as const, ...facts };
  return symbolOf(personOf(sample), [0, 0], []);
}

function hasThese(member: FamilyMember, facts: Partial<FamilyMember>): boolean {
  if (facts.pregnancy) return member.pregnancy === facts.pregnancy;
  if (facts.adoption) return member.adoption !== '';
  return (member.gender === 'Unknown' || member.gender === 'Non-binary') && member.pregnancy === '';
}
