import { expect, it } from 'vitest';
import { type FamilyMember, UNNAMED } from '#domain/pedigree/model/family-member.ts';
import { kinshipOf, parentsLabel, parentsOptions } from '#domain/pedigree/model/kinship.ts';
import type { Relationship } from '#domain/pedigree/model/relationship.ts';
import { DEFAULT_SEVEN, relative } from '#tests/examples/families.ts';

const FAMILY: readonly FamilyMember[] = [
  ...DEFAULT_SEVEN,
  relative('Marit', 'Spouse/Partner'),
  relative('Ex', 'Former Partner'),
  relative('Stepmother', "Relative's Partner", { partnerOf: 'father' }),
  relative('Leila', 'Sister'),
  relative('Tom', "Relative's Partner", { partnerOf: 'Leila' }),
  relative('Half sister', 'Sister', { parentIds: ['mother'] }),
  relative('Half brother', 'Brother', { parentIds: ['father', 'Stepmother'] }),
  relative('Half uncle', 'Uncle (Maternal)', { parentIds: ['maternal-grandmother'] }),
  relative('Aunt', 'Aunt (Paternal)'),
  relative('Own', 'Son', { parentIds: ['self', 'Ex'] }),
  relative('Stepson', 'Son', { parentIds: ['Marit'] }),
  relative('Adopted', 'Daughter', { adoption: 'in' }),
];

function kin(relationship: Relationship, filled: Partial<FamilyMember> = {}) {
  const member = relative('x', relationship, filled);
  const { words, degree } = kinshipOf(member, [...FAMILY, member]);
  return `${words} ${degree}`;
}

it('half-relatives are called so, with the side they are of, and are one degree further away', () => {
  expect(kin('Sister', { parentIds: ['mother'] })).toBe('maternal half-sister 2');
  expect(kin('Brother', { parentIds: ['father', 'Stepmother'] })).toBe('paternal half-brother 2');
  expect(kin('Uncle (Paternal)', { parentIds: ['paternal-grandmother'] })).toBe('paternal half-uncle 3');
  expect(kin('Niece', { parentIds: ['Half sister'] })).toBe('half-niece 3');
  expect(kin('Nephew', { parentIds: ['Half brother'] })).toBe('half-nephew 3');
  expect(kin('Cousin (Maternal)', { parentIds: ['Half uncle'] })).toBe('maternal half-cousin 4');
});

it('full relatives are called by the relationship and the side', () => {
  expect(kin('Sister')).toBe('sister 1');
  expect(kin('Niece', { parentIds: ['Leila'] })).toBe('niece 2');
  expect(kin('Cousin (Paternal)', { parentIds: ['Aunt'] })).toBe('paternal cousin 3');
  expect(kin('Grandson', { parentIds: ['Own'] })).toBe('grandson 2');
  expect(kin('Uncle (Paternal)')).toBe('paternal uncle 2');
  expect(kinshipOf(FAMILY[1] as FamilyMember, FAMILY)).toEqual({ words: 'father', degree: 1 });
});

it('children of the partner alone are stepchildren, and theirs step-grandchildren: not related by blood', () => {
  expect(kin('Daughter', { parentIds: ['Marit'] })).toBe('stepdaughter 0');
  expect(kin('Grandson', { parentIds: ['Stepson'] })).toBe('stepgrandson 0');
  expect(kin('Daughter', { parentIds: ['self'] })).toBe('daughter 1');
  expect(kin('Daughter', { parentIds: ['self', 'Ex'] })).toBe('daughter 1');
});

it('the adopted and whoever descends from them are told as such: not related by blood', () => {
  expect(kin('Brother', { adoption: 'in' })).toBe('adopted brother 0');
  expect(kin('Brother', { adoption: 'out' })).toBe('brother 1');
  expect(kin('Granddaughter', { parentIds: ['Adopted'] })).toBe('adoptive granddaughter 0');
});

it('an adopted patient has adoptive parents, aunts and siblings, and children of their own', () => {
  const family = FAMILY.map(member =>
    member.id === 'self' ? { ...member, adoption: 'in' as const } : member,
  );
  const words = (id: string) => {
    const member = family.find(other => other.id === id);
    return member && kinshipOf(member, family);
  };
  expect(words('father')).toEqual({ words: 'adoptive father', degree: 0 });
  expect(words('Aunt')).toEqual({ words: 'adoptive paternal aunt', degree: 0 });
  expect(words('Leila')).toEqual({ words: 'adoptive sister', degree: 0 });
  expect(words('Own')).toEqual({ words: 'son', degree: 1 });
});

it('the word follows the gender where nobody knows it', () => {
  expect(kin('Sibling')).toBe('sibling 1');
  expect(kin('Sibling', { gender: 'Female' })).toBe('sister 1');
  expect(kin('Uncle (Maternal)', { gender: 'Unknown' })).toBe('maternal uncle or aunt 2');
  expect(kin('Niece/Nephew', { parentIds: ['Half sister'] })).toBe('half-niece or nephew 3');
});

it('partners are told by whose they are', () => {
  expect(kin("Relative's Partner", { partnerOf: 'father' })).toBe('partner of the father 0');
  expect(kin("Relative's Partner", { partnerOf: 'gone' })).toBe('partner of a relative 0');
  expect(kin('Former Partner')).toBe('former partner 0');
});

it('a form offers both usual parents, one alone, and one with a further partner', () => {
  expect(parentsOptions({ relationship: 'Brother' }, FAMILY).map(({ label }) => label)).toEqual([
    'Father and mother',
    'Father only',
    'Mother only',
    'Father and Stepmother',
  ]);
  expect(parentsLabel(relative('x', 'Brother', { parentIds: ['father', 'Stepmother'] }), FAMILY)).toBe(
    'Father and Stepmother',
  );
  expect(parentsLabel(relative('x', 'Son', { parentIds: ['self', 'Ex'] }), FAMILY)).toBe(
    'The patient and Ex',
  );
  expect(parentsLabel(relative('x', 'Son', { parentIds: ['Marit'] }), FAMILY)).toBe('The partner only');
  expect(parentsLabel(relative('x', 'Son'), FAMILY)).toBe('The patient and the partner');
});

it('a niece is offered every sibling with their partners, and one without', () => {
  const labels = parentsOptions({ relationship: 'Niece' }, FAMILY).map(({ label }) => label);
  expect(labels).toEqual(['Leila and Tom', 'Leila only', 'Half sister', 'Half brother']);
  expect(parentsLabel(relative('x', 'Niece', { parentIds: ['Leila'] }), FAMILY)).toBe('Leila and Tom');
  expect(parentsLabel(relative('x', 'Niece', { parentIds: ['Leila', UNNAMED] }), FAMILY)).toBe('Leila only');
  expect(parentsLabel(relative('x', 'Niece', { parentIds: ['gone'] }), FAMILY)).toBe('');
});
