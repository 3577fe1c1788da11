import type { Gender } from '#domain/case/patient-record.ts';
import { type FamilyMember, newMember } from '#domain/pedigree/model/family-member.ts';
import { relationshipError } from '#domain/pedigree/model/member-rules.ts';
import { kindOf, RELATIONSHIPS, type Relationship } from '#domain/pedigree/model/relationship.ts';

/** How many members are added at once, at most (specification 19.15). */
export const BULK_LIMIT = 10;

/** The relationships a patient can have several relatives of. */
export const BULK_RELATIONSHIPS = RELATIONSHIPS.filter(relationship => {
  const { isOnlyOne, degree } = kindOf(relationship);
  return !isOnlyOne && degree > 0;
});

export type Bulk = {
  readonly relationship: Relationship | '';
  /** 1 to 10. */
  readonly count: number | null;
  /** Stands before the number in each name; blank: the relationship. */
  readonly prefix: string;
};

export type BulkErrors = { readonly relationship?: string; readonly count?: string };

/** What is wrong with a bulk; an empty object: nothing. */
export function bulkErrors(bulk: Bulk, family: readonly FamilyMember[]): BulkErrors {
  const relationship = relationshipError(bulk.relationship, family);
  const count = bulk.count ?? 0;
  const isCount = Number.isInteger(count) && count >= 1 && count <= BULK_LIMIT;
  return {
    ...(relationship === undefined ? {} : { relationship }),
    ...(isCount ? {} : { count: `Number of members must be between 1 and ${BULK_LIMIT}` }),
  };
}

/**
 * Living members whose id and name are the prefix (or the relationship) and a number, which goes on from the
 * highest number that any id or name with this prefix has, so that none repeats (specification 19.16).
 */
export function bulkMembers(
  bulk: { readonly relationship: Relationship; readonly count: number; readonly prefix: string },
  family: readonly FamilyMember[],
  patient: Gender | null,
): FamilyMember[] {
  const prefix = bulk.prefix.trim() || bulk.relationship;
  const taken = family.flatMap(({ id, name }) => [numberAfter(prefix, id), numberAfter(prefix, name)]);
  const last = Math.max(0, ...taken);
  return Array.from({ length: bulk.count }, (_, index) => {
    const name = `${prefix} ${last + index + 1}`;
    return { ...newMember(name, bulk.relationship, patient), name };
  });
}

function numberAfter(prefix: string, name: string): number {
  const rest = name.startsWith(prefix) ? name.slice(prefix.length).trim() : '';
  return /^\d{1,9}$/.test(rest) ? Number(rest) : 0;
}
