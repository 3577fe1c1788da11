import { useLayoutEffect, useMemo } from 'react';
import { removeEntry, saveEntry } from '#domain/case/history-lists.ts';
import { bulkMembers } from '#domain/pedigree/model/bulk-members.ts';
import { familyOf, startFamily } from '#domain/pedigree/model/family.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { settleMember } from '#domain/pedigree/model/member-rules.ts';
import { useCaseStore } from '#web/case/case-store.ts';

/** The family of the case, begun with the default seven on a first visit, and its changes. */
export function useFamilyMembers() {
  const record = useCaseStore(state => state.record);
  const change = useCaseStore(state => state.change);
  const { familyHistory, name, age, gender, pastMedicalIllnesses, reviewOfSystemsCompleted } = record;

  // Not for a case that was given up while this page was open.
  useLayoutEffect(() => {
    if (familyHistory.length === 0 && reviewOfSystemsCompleted) change(startFamily);
  }, [familyHistory, reviewOfSystemsCompleted, change]);

  // Only these decide what is drawn: a new picture of the family must not count as a change of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const members = useMemo(() => familyOf(record), [familyHistory, name, age, gender, pastMedicalIllnesses]);

  return {
    members,
    /** The stored entries that the members were read from. */
    entries: familyHistory,
    gender,
    save: (member: FamilyMember) =>
      change(current => saveEntry(current, 'familyHistory', settleMember(member, familyOf(current)))),
    remove: (id: string) => change(current => removeEntry(current, 'familyHistory', id)),
    addSeveral: (bulk: Parameters<typeof bulkMembers>[0]) =>
      change(current =>
        bulkMembers(bulk, familyOf(current), current.gender).reduce(
          (changed, member) => saveEntry(changed, 'familyHistory', member),
          current,
        ),
      ),
  };
}
