import { describe, expect, it } from 'vitest';
import { type AddedAs, addableTo, addedRelative } from '#domain/pedigree/model/added-relative.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { hangingOn } from '#domain/pedigree/model/parentage.ts';
import type { MemberGender } from '#domain/pedigree/model/relationship.ts';
import { asBornAlone, asTwins, possibleTwins, twinsOf } from '#domain/pedigree/model/twins.ts';
import { DEFAULT_SEVEN, relative } from '#tests/examples/families.ts';

const FAMILY: readonly FamilyMember[] = [
  ...DEFAULT_SEVEN,
  relative('Leila', 'Sister'),
  relative('Half', 'Brother', { parentIds: ['father'] }),
  relative('Aunt', 'Aunt (Maternal)'),
  relative('Tom', "Relative's Partner", { partnerOf: 'Aunt' }),
  relative('Son', 'Son'),
];

const find = (id: string) => FAMILY.find(member => member.id === id) ?? relative(id, 'Brother');

function added(as: AddedAs, to: string, gender: MemberGender = 'Female') {
  const result = addedRelative({ as, to: find(to), id: 'new', gender }, FAMILY);
  if (!result) return undefined;
  const { relationship, parentIds, partnerOf, generation } = result.member;
  return [
    relationship,
    result.member.gender,
    [...parentIds, partnerOf].filter(Boolean).join(' '),
    generation,
  ];
}

describe('A relative added from a symbol', () => {
  it('as a child is what the child of that relative is to the patient', () => {
    expect(added('child', 'self')).toEqual(['Daughter', 'Female', '', 4]);
    expect(added('child', 'father', 'Male')).toEqual(['Brother', 'Male', '', 3]);
    expect(added('child', 'paternal-grandmother')).toEqual(['Aunt (Paternal)', 'Female', '', 2]);
    expect(added('child', 'Leila', 'Unknown')).toEqual(['Niece/Nephew', 'Unknown', 'Leila', 4]);
    expect(added('child', 'Aunt')).toEqual(['Cousin (Maternal)', 'Female', 'Aunt Tom', 3]);
    expect(added('child', 'Tom', 'Male')).toEqual(['Cousin (Maternal)', 'Male', 'Aunt Tom', 3]);
    expect(added('child', 'Son', 'Male')).toEqual(['Grandson', 'Male', 'Son', 5]);
  });

  it('as a sibling has the same parents', () => {
    expect(added('sibling', 'self', 'Male')).toEqual(['Brother', 'Male', '', 3]);
    expect(added('sibling', 'mother')).toEqual(['Aunt (Maternal)', 'Female', '', 2]);
    expect(added('sibling', 'Half')).toEqual(['Sister', 'Female', 'father', 3]);
    expect(added('sibling', 'mother', 'Unknown')).toEqual(['Uncle (Maternal)', 'Unknown', '', 2]);
  });

  it('as a partner is the one partner first, then a former one; of relatives, theirs', () => {
    expect(added('partner', 'self')?.[0]).toBe('Spouse/Partner');
    expect(added('partner', 'Leila', 'Unknown')).toEqual(["Relative's Partner", 'Male', 'Leila', 3]);
    expect(added('partner', 'father', 'Female')).toEqual(["Relative's Partner", 'Female', 'father', 2]);
    expect(added('partner', 'Tom')).toBeUndefined();
  });

  it('as a parent names the other parent of a half-relative, of all the children of the two', () => {
    const result = addedRelative({ as: 'parent', to: find('Half'), id: 'new', gender: 'Female' }, FAMILY);
    expect(result?.member).toMatchObject({ relationship: "Relative's Partner", partnerOf: 'father' });
    expect(result?.changed.map(({ id, parentIds }) => [id, parentIds])).toEqual([
      ['Half', ['father', 'new']],
    ]);
    expect(added('parent', 'Leila')).toBeUndefined();
    expect(added('parent', 'Son')?.[0]).toBe('Spouse/Partner');
  });

  it('is offered only where the family has a place for it', () => {
    expect(addableTo(find('self'), FAMILY)).toEqual(['sibling', 'partner', 'child']);
    expect(addableTo(find('paternal-grandfather'), FAMILY)).toEqual(['partner', 'child']);
    expect(addableTo(find('Half'), FAMILY)).toEqual(['parent', 'sibling', 'partner', 'child']);
    expect(addableTo(find('Tom'), FAMILY)).toEqual(['child']);
    expect(addableTo(relative('lost', 'Sibling', { pregnancy: 'miscarriage' }), FAMILY)).toEqual(['sibling']);
  });
});

it('Partner and cousins hang on an aunt: nobody is related through them without her', () => {
  const family = [...FAMILY, relative('Cousin', 'Cousin (Maternal)', { parentIds: ['Aunt', 'Tom'] })];
  expect(hangingOn(find('Aunt'), family).map(({ id }) => id)).toEqual(['Tom', 'Cousin']);
  expect(hangingOn(find('father'), family)).toEqual([]);
});

describe('Twins', () => {
  it('are siblings of the same parents; the patient and the parents may have one', () => {
    expect(possibleTwins(find('self'), FAMILY).map(({ id }) => id)).toEqual(['Leila']);
    expect(possibleTwins(find('mother'), FAMILY).map(({ id }) => id)).toEqual(['Aunt']);
    expect(possibleTwins(find('Half'), FAMILY)).toEqual([]);
  });

  it('share a group and its kind, and are born alone again when one leaves', () => {
    const [self, leila] = asTwins(find('self'), find('Leila'), 'identical', FAMILY);
    if (!self || !leila) throw new Error('no twins');
    expect([self.twinGroup, self.twinKind]).toEqual([leila.twinGroup, 'identical']);
    const family = FAMILY.map(member => [self, leila].find(({ id }) => id === member.id) ?? member);
    expect(twinsOf(self, family)).toEqual([leila]);
    expect(asBornAlone(leila, family).map(({ id, twinGroup }) => [id, twinGroup])).toEqual([
      ['Leila', ''],
      ['self', ''],
    ]);
  });
});
