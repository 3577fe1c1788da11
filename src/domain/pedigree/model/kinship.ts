import { type FamilyMember, nameOf, UNNAMED } from '#domain/pedigree/model/family-member.ts';
import { parentageOf, partnersOf, relativeOfPartner } from '#domain/pedigree/model/parentage.ts';
import {
  FORMER_PARTNER,
  kindOf,
  linksOf,
  type MemberGender,
  PARTNER,
  parentsOf,
  RELATIVES_PARTNER,
  type Relationship,
  SELF,
} from '#domain/pedigree/model/relationship.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** How a member is related to the patient; `degree` 0 is not related by blood. */
export type Kinship = { readonly words: string; readonly degree: 0 | 1 | 2 | 3 | 4 };

/**
 * The relationship in words, half-relatives, stepchildren and the adopted as such: 'paternal uncle', 'maternal
 * half-sister', 'half-niece', 'stepson', 'adopted brother'.
 */
export function kinshipOf(member: FamilyMember, family: readonly FamilyMember[]): Kinship {
  if (member.relationship === RELATIVES_PARTNER) return { words: partnerWords(member, family), degree: 0 };
  if (kindOf(member.relationship).degree === 0) return { words: plainWords(member), degree: 0 };
  const { prefix, further } = lineageOf(member, family);
  const words = [sideOf(member, family), `${prefix}${plainWords(member)}`].filter(Boolean).join(' ');
  if (member.adoption === 'in') return { words: `adopted ${words}`, degree: 0 };
  if (isByAdoption(member, family)) return { words: `adoptive ${words}`, degree: 0 };
  if (prefix === 'step') return { words, degree: 0 };
  return { words, degree: DEGREES[kindOf(member.relationship).degree + further] ?? 4 };
}

const DEGREES = [0, 1, 2, 3, 4] as const;

/** What a form offers as a relative's parents; the first is the usual. */
export type ParentsOption = { readonly label: string; readonly parentIds: readonly string[] };

type Child = Pick<FamilyMember, 'relationship'>;

/**
 * The parents a relative may have: both, one of the two and somebody unnamed, one of the two and a further partner. Of
 * nieces, cousins and grandchildren: each relative that may be the parent, with each of their partners. Empty where
 * there is no choice.
 */
export function parentsOptions(member: Child, family: readonly FamilyMember[]): ParentsOption[] {
  const usual = parentsOf(member.relationship);
  return usual ? ofUsualParents(usual, family) : ofLinks(member, family);
}

function ofUsualParents(
  [one, other]: readonly [Relationship, Relationship],
  family: readonly FamilyMember[],
): ParentsOption[] {
  const parents = [one, other].flatMap(
    relationship => family.find(member => member.relationship === relationship) ?? [],
  );
  const further = parents.flatMap(parent =>
    partnersOf(parent, family)
      .filter(partner => !parents.includes(partner))
      .map(partner => ({
        label: capitalised(`${parentName(parent)} and ${nameOf(partner)}`),
        parentIds: [parent.id, partner.id],
      })),
  );
  if (parents.length < 2 && further.length === 0) return [];
  return [
    { label: capitalised(parents.map(parentName).join(' and ')), parentIds: [] },
    ...(parents.length < 2 ? [] : parents).map(parent => ({
      label: capitalised(`${parentName(parent)} only`),
      parentIds: [parent.id],
    })),
    ...further,
  ];
}

function ofLinks({ relationship }: Child, family: readonly FamilyMember[]): ParentsOption[] {
  const links = linksOf(relationship);
  return family
    .filter(member => links.includes(member.relationship))
    .flatMap(parent => {
      const partners = partnersOf(parent, family);
      if (partners.length === 0) return [{ label: nameOf(parent), parentIds: [parent.id] }];
      return [
        ...partners.map(partner => ({
          label: `${nameOf(parent)} and ${nameOf(partner)}`,
          parentIds: [parent.id, partner.id],
        })),
        { label: `${nameOf(parent)} only`, parentIds: [parent.id, UNNAMED] },
      ];
    });
}

/** Which of the offered parents a member has: the label of the option; empty when it says none of them. */
export function parentsLabel(member: FamilyMember, family: readonly FamilyMember[]): string {
  const parentage = parentageOf(member, family);
  if (!parentage) return '';
  const isUsual = parentage.isUsual && parentsOf(member.relationship) !== undefined;
  const ids = isUsual ? [] : parentage.parents.flatMap(parent => parent?.id ?? []);
  const options = parentsOptions(member, family);
  const chosen = options.find(({ parentIds }) => {
    const named = parentIds.filter(id => id !== UNNAMED);
    return named.length === ids.length && named.every(id => ids.includes(id));
  });
  return (chosen ?? options[0])?.label ?? '';
}

function parentName({ relationship }: FamilyMember): string {
  if (relationship === SELF) return 'the patient';
  return relationship === PARTNER ? 'the partner' : relationship.replace(/ \(.*\)/, '').toLowerCase();
}

/** What stands before the word, and by how much the relation is more distant than the word alone says. */
type Lineage = { readonly prefix: '' | 'half-' | 'step'; readonly further: 0 | 1 };

const FULL: Lineage = { prefix: '', further: 0 };
const HALF: Lineage = { prefix: 'half-', further: 1 };
const STEP: Lineage = { prefix: 'step', further: 0 };

function lineageOf(member: FamilyMember, family: readonly FamilyMember[]): Lineage {
  const parentage = parentageOf(member, family);
  if (!parentage) return FULL;
  const [parent] = parentage.parents;
  if (linksOf(member.relationship).length > 0) return parent ? lineageOf(parent, family) : FULL;
  if (parentage.isUsual) return FULL;
  if (kindOf(member.relationship).generation !== 4) return HALF;
  return parent?.relationship === SELF ? FULL : STEP;
}

/** A half-sibling stands on the side of the parent they share with the patient. */
function sideOf(member: FamilyMember, family: readonly FamilyMember[]): string {
  const { side, generation } = kindOf(member.relationship);
  if (side) return isPlainParent(member) ? '' : side;
  const isHalfSibling = generation === 3 && lineageOf(member, family) === HALF;
  const [shared] = (isHalfSibling && parentageOf(member, family)?.parents) || [];
  return shared ? (kindOf(shared.relationship).side ?? '') : '';
}

function isPlainParent({ relationship }: FamilyMember): boolean {
  return relationship === 'Father' || relationship === 'Mother';
}

/** Related only because somebody between, or the patient, was adopted. */
function isByAdoption(member: FamilyMember, family: readonly FamilyMember[]): boolean {
  const self = family.find(({ relationship }) => relationship === SELF);
  if (kindOf(member.relationship).generation <= 3 && self?.adoption === 'in') return true;
  const [parent] =
    linksOf(member.relationship).length > 0 ? (parentageOf(member, family)?.parents ?? []) : [];
  if (parent) return parent.adoption === 'in' || isByAdoption(parent, family);
  return isDescendantOfSibling(member) && self?.adoption === 'in';
}

function isDescendantOfSibling({ relationship }: FamilyMember): boolean {
  return linksOf(relationship).includes('Brother');
}

function partnerWords(member: FamilyMember, family: readonly FamilyMember[]): string {
  const relative = relativeOfPartner(member, family);
  if (!relative) return 'partner of a relative';
  return `partner of the ${kinshipOf(relative, family).words}`;
}

/** What relatives are called whose word does not tell the gender, by their gender. */
const BY_GENDER: Partial<Record<Relationship, readonly [male: string, female: string, neutral: string]>> = {
  Brother: ['brother', 'sister', 'sibling'],
  Sister: ['brother', 'sister', 'sibling'],
  Sibling: ['brother', 'sister', 'sibling'],
  Son: ['son', 'daughter', 'child'],
  Daughter: ['son', 'daughter', 'child'],
  Child: ['son', 'daughter', 'child'],
  Nephew: ['nephew', 'niece', 'niece or nephew'],
  Niece: ['nephew', 'niece', 'niece or nephew'],
  'Niece/Nephew': ['nephew', 'niece', 'niece or nephew'],
  Grandson: ['grandson', 'granddaughter', 'grandchild'],
  Granddaughter: ['grandson', 'granddaughter', 'grandchild'],
  Grandchild: ['grandson', 'granddaughter', 'grandchild'],
  'Uncle (Paternal)': ['uncle', 'aunt', 'uncle or aunt'],
  'Aunt (Paternal)': ['uncle', 'aunt', 'uncle or aunt'],
  'Uncle (Maternal)': ['uncle', 'aunt', 'uncle or aunt'],
  'Aunt (Maternal)': ['uncle', 'aunt', 'uncle or aunt'],
};

const GENDER_INDEX: Readonly<Record<MemberGender, 0 | 1 | 2>> = {
  Male: 0,
  Female: 1,
  'Non-binary': 2,
  Unknown: 2,
};

/** The word alone: 'uncle', 'niece', 'partner'. */
export function plainWords({ relationship, gender }: Pick<FamilyMember, 'relationship' | 'gender'>): string {
  if (relationship === PARTNER) return 'partner';
  if (relationship === SELF) return 'patient';
  if (relationship === FORMER_PARTNER) return 'former partner';
  const words = BY_GENDER[relationship]?.[GENDER_INDEX[gender]];
  return words ?? relationship.replace(/ \(.*\)/, '').toLowerCase();
}
