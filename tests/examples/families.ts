import { defaultFamily } from '#domain/pedigree/model/default-family.ts';
import {
  type FamilyCondition,
  type FamilyMember,
  newCondition,
  newMember,
} from '#domain/pedigree/model/family-member.ts';
import type { Relationship } from '#domain/pedigree/model/relationship.ts';

export const THIS_YEAR = 2026;

export function condition(name: string, ageOfOnset: number | null = null): FamilyCondition {
  return { ...newCondition(name), condition: name, ageOfOnset };
}

/** A member with some fields filled in. */
export function relative(
  id: string,
  relationship: Relationship,
  filled: Partial<FamilyMember> = {},
): FamilyMember {
  return { ...newMember(id, relationship, 'Male'), name: id, ...filled };
}

/** The default seven with what is known of some of them. */
export function known(facts: Partial<Record<Relationship, Partial<FamilyMember>>>): FamilyMember[] {
  return defaultFamily('Male').map(member => ({ ...member, ...facts[member.relationship] }));
}

const dead = (ageAtDeath: number, causeOfDeath: string) => ({ isAlive: false, ageAtDeath, causeOfDeath });

const bulk = (relationship: Relationship, count: number, filled: Partial<FamilyMember> = {}) =>
  Array.from({ length: count }, (_, index) =>
    relative(`${relationship} ${index + 1}`, relationship, { currentAge: 60 - index, ...filled }),
  );

export const DEFAULT_SEVEN: readonly FamilyMember[] = defaultFamily('Male');

/** Parents who are cousins, and three conditions. */
export const COUSINS: readonly FamilyMember[] = [
  ...known({
    'Self (Patient)': {
      name: 'Amir',
      currentAge: 34,
      medicalConditions: [condition('Sickle Cell Disease', 2)],
    },
    Father: { name: 'Yusuf', currentAge: 61, medicalConditions: [condition('Hypertension', 44)] },
    Mother: { name: 'Salma', currentAge: 58, isRelated: true },
    'Grandfather (Paternal)': {
      name: 'Karim',
      ...dead(65, 'Stroke'),
      medicalConditions: [condition('Hypertension', 40), condition('Stroke', 64)],
    },
    'Grandmother (Paternal)': { name: 'Amina', currentAge: 84 },
    'Grandfather (Maternal)': {
      name: 'Hassan',
      ...dead(71, 'Stroke'),
      medicalConditions: [condition('Stroke', 70)],
    },
    'Grandmother (Maternal)': {
      name: 'Zahra',
      currentAge: 80,
      medicalConditions: [condition('Hypertension')],
    },
  }),
  relative('Leila', 'Sister', {
    currentAge: 37,
    medicalConditions: [condition('Sickle Cell Disease', 1), condition('Stroke', 19)],
  }),
  relative('Omar', 'Brother', {
    ...dead(4, 'Infection'),
    medicalConditions: [condition('Sickle Cell Disease', 1)],
  }),
  relative('Nadia', 'Sister', { currentAge: 27 }),
  relative('Maryam', 'Spouse/Partner', { gender: 'Female', currentAge: 32 }),
  relative('Ilyas', 'Son', { currentAge: 3 }),
];

/** Forty members over four generations. */
export const FORTY: readonly FamilyMember[] = [
  ...known({
    'Self (Patient)': { name: 'Thomas Berg', currentAge: 48 },
    Father: {
      name: 'Henrik Berg',
      ...dead(69, 'Heart attack'),
      medicalConditions: [condition('Heart Disease', 52)],
    },
    Mother: { name: 'Ingrid Berg', currentAge: 77, medicalConditions: [condition('Breast Cancer', 61)] },
    'Grandfather (Paternal)': {
      name: 'Olav Berg',
      ...dead(58, 'Heart attack'),
      medicalConditions: [condition('Heart Disease', 50), condition('Diabetes Type 2', 55)],
    },
    'Grandmother (Paternal)': { name: 'Sigrid Berg', ...dead(91, 'Old age') },
    'Grandfather (Maternal)': {
      name: 'Lars Lund',
      ...dead(80, 'Pneumonia'),
      medicalConditions: [condition('COPD', 66)],
    },
    'Grandmother (Maternal)': {
      name: 'Astrid Lund',
      ...dead(63, 'Breast cancer'),
      medicalConditions: [condition('Breast Cancer', 57)],
    },
  }),
  relative('Marit', 'Spouse/Partner', { gender: 'Female', currentAge: 46 }),
  ...bulk('Brother', 4),
  relative('Kari', 'Sister', { currentAge: 51, medicalConditions: [condition('Breast Cancer', 44)] }),
  ...bulk('Sister', 3),
  ...bulk('Uncle (Paternal)', 3, { currentAge: 70, medicalConditions: [condition('Heart Disease', 60)] }),
  ...bulk('Aunt (Paternal)', 4),
  ...bulk('Uncle (Maternal)', 3),
  relative('Solveig', 'Aunt (Maternal)', {
    ...dead(55, 'Breast cancer'),
    medicalConditions: [condition('Breast Cancer', 49)],
  }),
  ...bulk('Aunt (Maternal)', 3),
  ...bulk('Son', 4, { currentAge: 20 }),
  ...bulk('Daughter', 4, { currentAge: 17 }),
  relative('Liv', 'Daughter', { currentAge: 25, medicalConditions: [condition('Diabetes Type 2', 23)] }),
  relative('Nils', 'Son', { currentAge: 2 }),
];

/** Half-relatives on every side, none of whose lines cross another's. */
export const HALVES: readonly FamilyMember[] = [
  ...known({ 'Self (Patient)': { gender: 'Female', currentAge: 30 } }),
  relative('Half uncle', 'Uncle (Paternal)', { parentIds: ['paternal-grandmother'] }),
  relative('Uncle', 'Uncle (Paternal)'),
  relative('Half aunt', 'Aunt (Maternal)', { parentIds: ['maternal-grandmother'], currentAge: 70 }),
  relative('Half brother', 'Brother', { parentIds: ['father'], ...dead(20, 'Accident') }),
  relative('Half sister', 'Sister', { parentIds: ['mother'] }),
  relative('Partner', 'Spouse/Partner', { gender: 'Male', isRelated: true }),
  relative('Son', 'Son'),
  relative('Stepson', 'Son', { parentIds: ['Partner'] }),
  relative('Daughter', 'Daughter', { parentIds: ['self'] }),
];

/** Names and conditions nobody should trust. */
export const HOSTILE: readonly FamilyMember[] = [
  ...known({
    Father: {
      name: '<script>alert("1")</script>',
      medicalConditions: [condition('<b>"Gout" & \'co\'</b>', 50)],
    },
    Mother: {
      name: '👩‍👩‍👧‍👦 مریم السادات حسینی',
      birthYear: 1955,
      medicalConditions: [condition('سکته مغزی', 60)],
    },
    'Grandmother (Maternal)': { name: 'W'.repeat(5000), medicalConditions: [condition('M'.repeat(3000))] },
    'Grandfather (Maternal)': { name: '王小明 先生', ...dead(120, ']]>') },
    'Grandfather (Paternal)': { name: 'a\u0000b\ud800c\u202edef', ...dead(0, '') },
  }),
  ...['Gout', 'Asthma', 'Epilepsy', 'Lung Cancer', 'Migraine', 'Depression'].map((name, index) =>
    relative(`Jean-Baptiste Maximilian ${index}`, 'Brother', {
      medicalConditions: [condition(name, 20 + index), condition('Asthma', 100), condition('Gout', 111)],
    }),
  ),
];
