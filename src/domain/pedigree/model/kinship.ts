import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { kindOf, PARTNER, parentsOf, SELF } from '#domain/pedigree/model/relationship.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** How a member is related to the patient; `degree` 0 is not related by blood. */
export type Kinship = { readonly words: string; readonly degree: 0 | 1 | 2 | 3 };

/** The relationship in words, half-siblings and stepchildren as such: 'paternal uncle', 'half-sister', 'stepson'. */
export function kinshipOf(member: FamilyMember, family: readonly FamilyMember[]): Kinship {
  const { degree } = kindOf(member.relationship);
  const words = relationshipWords(member);
  const shared = sharedParents(member, family);
  if (shared.length !== 1) return { words, degree };
  if (!isChild(member)) return { words: `half-${words}`, degree: degree === 1 ? 2 : 3 };
  const isOwn = shared[0]?.relationship === SELF;
  return isOwn ? { words, degree } : { words: `step${words}`, degree: 0 };
}

/** What a form offers as a relative's parents; the first is the usual. */
export type ParentsOption = { readonly label: string; readonly parentIds: readonly string[] };

/** The parents a relative may have: both, or one of the two and somebody unnamed. Empty where there is no choice. */
export function parentsOptions(
  member: Pick<FamilyMember, 'relationship'>,
  family: readonly FamilyMember[],
): ParentsOption[] {
  const parents = usualParents(member, family);
  if (parents.length < 2) return [];
  const names = parents.map(parent => parentName(parent));
  return [
    { label: capitalised(names.join(' and ')), parentIds: [] },
    ...parents.map((parent, index) => ({
      label: capitalised(`${names[index]} only`),
      parentIds: [parent.id],
    })),
  ];
}

/** Which of the offered parents a member has: the label of the option. */
export function parentsLabel(member: FamilyMember, family: readonly FamilyMember[]): string {
  const shared = sharedParents(member, family);
  const options = parentsOptions(member, family);
  const chosen = options.find(({ parentIds }) => shared.length === 1 && parentIds[0] === shared[0]?.id);
  return (chosen ?? options[0])?.label ?? '';
}

function parentName({ relationship }: FamilyMember): string {
  if (relationship === SELF) return 'the patient';
  return relationship === PARTNER ? 'the partner' : relationship.replace(/ \(.*\)/, '').toLowerCase();
}

function sharedParents(member: FamilyMember, family: readonly FamilyMember[]): FamilyMember[] {
  return usualParents(member, family).filter(({ id }) => member.parentIds.includes(id));
}

function usualParents(
  { relationship }: Pick<FamilyMember, 'relationship'>,
  family: readonly FamilyMember[],
): FamilyMember[] {
  const parents = parentsOf(relationship) ?? [];
  return parents.flatMap(parent => family.find(other => other.relationship === parent) ?? []);
}

function isChild({ relationship }: FamilyMember): boolean {
  return relationship === 'Son' || relationship === 'Daughter';
}

function relationshipWords({ relationship }: FamilyMember): string {
  if (relationship === PARTNER) return 'partner';
  if (relationship === SELF) return 'patient';
  const { side } = kindOf(relationship);
  const plain = relationship.replace(/ \(.*\)/, '').toLowerCase();
  return side && plain !== relationship.toLowerCase() ? `${side} ${plain}` : plain;
}
