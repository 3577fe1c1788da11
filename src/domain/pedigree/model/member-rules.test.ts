import { describe, expect, it } from 'vitest';
import { BULK_RELATIONSHIPS, bulkErrors, bulkMembers } from '#domain/pedigree/model/bulk-members.ts';
import { defaultFamily, isProtected } from '#domain/pedigree/model/default-family.ts';
import { familyOf, startFamily } from '#domain/pedigree/model/family.ts';
import { newMember } from '#domain/pedigree/model/family-member.ts';
import {
  inFamilyOrder,
  memberErrors,
  relationshipsFor,
  settleMember,
} from '#domain/pedigree/model/member-rules.ts';
import {
  canBeConsanguineous,
  genderOf,
  RELATIONSHIPS,
  SPECIFIED_RELATIONSHIPS,
} from '#domain/pedigree/model/relationship.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { TODAY } from '#tests/examples/cases.ts';
import { condition, DEFAULT_SEVEN, relative } from '#tests/examples/families.ts';

const FAMILY = [...DEFAULT_SEVEN, relative('Marit', 'Spouse/Partner')];

describe('A first visit', () => {
  it('creates the patient, both parents and the four grandparents, whom nobody can delete', () => {
    const record = startFamily(emptyCase(TODAY));
    expect(
      familyOf(record)
        .map(({ relationship }) => relationship)
        .toSorted(),
    ).toEqual(RELATIONSHIPS.slice(0, 7).toSorted());
    expect(familyOf(record).every(isProtected)).toBe(true);
    expect(isProtected(relative('Leila', 'Sister'))).toBe(false);
  });

  it('leaves a family that exists as it is', () => {
    const record = { ...emptyCase(TODAY), familyHistory: [relative('Leila', 'Sister')] };
    expect(startFamily(record)).toBe(record);
  });
});

describe('A family member', () => {
  it('has one of the sixteen relationships, in their order, or one of the further', () => {
    expect(SPECIFIED_RELATIONSHIPS).toHaveLength(16);
    expect(RELATIONSHIPS.slice(0, 16)).toEqual(SPECIFIED_RELATIONSHIPS);
    expect(RELATIONSHIPS.slice(16)).toEqual([
      'Former Partner',
      'Sibling',
      'Child',
      'Nephew',
      'Niece',
      'Niece/Nephew',
      'Cousin (Paternal)',
      'Cousin (Maternal)',
      'Grandson',
      'Granddaughter',
      'Grandchild',
      "Relative's Partner",
    ]);
  });

  it('that is the partner of a relative needs that relative, and stands in the same generation', () => {
    const draft = relative('Tom', "Relative's Partner");
    expect(memberErrors(draft, FAMILY)).toEqual({ partnerOf: 'Choose whose partner this is' });
    const told = { ...draft, partnerOf: 'father' };
    expect(memberErrors(told, FAMILY)).toEqual({});
    expect(settleMember(told, FAMILY).generation).toBe(2);
  });

  it('that was never born alive needs no age at death, and keeps no age', () => {
    const lost = relative('', 'Sibling', { pregnancy: 'stillbirth', gestationWeeks: 30, isAlive: false });
    expect(memberErrors(lost, FAMILY)).toEqual({});
    expect(settleMember({ ...lost, currentAge: 3 }, FAMILY)).toMatchObject({
      gestationWeeks: 30,
      currentAge: null,
      isAlive: true,
    });
    expect(settleMember({ ...lost, pregnancy: '', dueDate: '2026-03-01' }, FAMILY)).toMatchObject({
      gestationWeeks: null,
      dueDate: '',
    });
  });

  it('needs a relationship', () => {
    const draft = { ...newMember('new', 'Brother', null), relationship: '' } as const;
    expect(memberErrors(draft, FAMILY)).toEqual({ relationship: 'Relationship is required' });
  });

  it('that is deceased needs an age at death and a cause', () => {
    const draft = relative('Omar', 'Brother', { isAlive: false, causeOfDeath: '  ' });
    expect(memberErrors(draft, FAMILY)).toEqual({
      ageAtDeath: 'Age at death is required for deceased members',
      causeOfDeath: 'Cause of death is required for deceased members',
    });
    expect(memberErrors({ ...draft, ageAtDeath: 0, causeOfDeath: 'Fever' }, FAMILY)).toEqual({});
  });

  it('cannot be a second partner, which is no longer offered either; the one there is keeps the option', () => {
    const second = relative('Another', 'Spouse/Partner');
    expect(memberErrors(second, FAMILY)).toEqual({ relationship: 'Patient can only have one partner' });
    expect(relationshipsFor('Another', FAMILY)).not.toContain('Spouse/Partner');
    expect(relationshipsFor('Marit', FAMILY)).toContain('Spouse/Partner');
    expect(relationshipsFor('new', DEFAULT_SEVEN)).toContain('Spouse/Partner');
  });

  it('has the gender of the relationship; the partner the one opposite to the patient', () => {
    const gendered = (gender: 'Male' | 'Female') =>
      SPECIFIED_RELATIONSHIPS.filter(relationship => genderOf(relationship, 'Male') === gender);
    expect(gendered('Female')).toEqual([
      'Mother',
      'Grandmother (Paternal)',
      'Grandmother (Maternal)',
      'Spouse/Partner',
      'Sister',
      'Aunt (Paternal)',
      'Aunt (Maternal)',
      'Daughter',
    ]);
    expect(gendered('Male')).toHaveLength(8);
    expect(genderOf('Spouse/Partner', 'Female')).toBe('Male');
    expect(genderOf('Self (Patient)', null)).toBe('Male');
  });

  it('may be related by blood to the partner: spouse, parents and grandparents', () => {
    expect(SPECIFIED_RELATIONSHIPS.filter(canBeConsanguineous)).toEqual(RELATIONSHIPS.slice(1, 8));
  });

  it('that lives is saved without an age at death, and without conditions nobody named', () => {
    const saved = settleMember(
      relative('', 'Sister', {
        ageAtDeath: 3,
        causeOfDeath: 'x',
        medicalConditions: [condition(' '), condition(' Gout ')],
      }),
      FAMILY,
    );
    expect(saved).toMatchObject({ name: 'Sister', ageAtDeath: null, causeOfDeath: '' });
    expect(saved.medicalConditions.map(({ condition }) => condition)).toEqual(['Gout']);
  });

  it('is listed after the parents, grandparents and the partner, by relationship', () => {
    const mixed = [
      relative('a', 'Son'),
      relative('b', 'Sister'),
      ...FAMILY.toReversed(),
      relative('c', 'Sister'),
    ];
    expect(inFamilyOrder(mixed).map(({ relationship }) => relationship)).toEqual([
      ...RELATIONSHIPS.slice(0, 8),
      'Sister',
      'Sister',
      'Son',
    ]);
  });
});

describe('The patient in the family', () => {
  const record = {
    ...emptyCase(TODAY),
    name: 'Ada',
    age: 45,
    gender: 'Female' as const,
    familyHistory: defaultFamily('Male'),
    pastMedicalIllnesses: [
      { id: '1', name: 'asthma' },
      { id: '2', name: 'Ingrown toenail' },
    ],
  };

  it('has the name, age and gender of the profile, and the illnesses that run in families', () => {
    const self = familyOf(record).find(({ id }) => id === 'self');
    expect(self).toMatchObject({ name: 'Ada', currentAge: 45, gender: 'Female' });
    expect(self?.medicalConditions.map(({ condition }) => condition)).toEqual(['Asthma']);
  });
});

it('The patient has the illness of a relative, whatever it is called in either list', () => {
  const ill = {
    ...emptyCase(TODAY),
    familyHistory: [
      ...DEFAULT_SEVEN,
      relative('Leila', 'Sister', { medicalConditions: [condition('MI', 50)] }),
    ],
    pastMedicalIllnesses: [
      { id: '1', name: 'Myocardial infarction' },
      { id: '2', name: 'Type 2 diabetes mellitus' },
    ],
  };
  const self = familyOf(ill).find(({ id }) => id === 'self');
  expect(self?.medicalConditions.map(({ condition }) => condition)).toEqual(['MI', 'Diabetes Type 2']);
});

describe('Adding several members', () => {
  const bulk = { relationship: 'Brother', count: 3, prefix: '' } as const;

  it('needs a relationship and a count from 1 to 10', () => {
    expect(bulkErrors({ ...bulk, relationship: '' }, FAMILY)).toEqual({
      relationship: 'Relationship is required',
    });
    expect([null, 0, 11, 1.5].map(count => bulkErrors({ ...bulk, count }, FAMILY).count)).not.toContain(
      undefined,
    );
    expect([1, 10].map(count => bulkErrors({ ...bulk, count }, FAMILY))).toEqual([{}, {}]);
    expect(BULK_RELATIONSHIPS).not.toContain('Spouse/Partner');
  });

  it('makes living members whose id and name are the relationship, or the prefix, and an index', () => {
    const made = bulkMembers(bulk, FAMILY, 'Male');
    expect(made.map(({ id, name, isAlive }) => [id, name, isAlive])).toEqual([
      ['Brother 1', 'Brother 1', true],
      ['Brother 2', 'Brother 2', true],
      ['Brother 3', 'Brother 3', true],
    ]);
    expect(bulkMembers({ ...bulk, count: 1, prefix: ' Twin ' }, FAMILY, null)[0]?.name).toBe('Twin 1');
  });

  it('goes on from the highest index that exists, so that none repeats', () => {
    const family = [relative('Brother 4', 'Brother'), relative('x', 'Sister', { name: 'Brother 7' })];
    expect(bulkMembers(bulk, family, null).map(({ id }) => id)).toEqual([
      'Brother 8',
      'Brother 9',
      'Brother 10',
    ]);
  });
});
