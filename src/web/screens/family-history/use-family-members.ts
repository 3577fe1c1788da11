import { useLayoutEffect, useMemo } from 'react';
import { removeEntry, saveEntry } from '#domain/case/history-lists.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { bulkMembers } from '#domain/pedigree/model/bulk-members.ts';
import { familyOf, startFamily } from '#domain/pedigree/model/family.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/model/family-member.ts';
import { settleMember } from '#domain/pedigree/model/member-rules.ts';
import { hangingOn } from '#domain/pedigree/model/parentage.ts';
import { pedigreeAbout } from '#domain/pedigree/model/pedigree-about.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { counted } from '#domain/text/counted.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useUndo } from '#web/screens/family-history/use-undo.ts';

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

  const { familyInformant, familyAncestry, historyTaker, dateOfHistory } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these four are all that the legend says.
  const about = useMemo(
    () => pedigreeAbout(record),
    [familyInformant, familyAncestry, historyTaker, dateOfHistory],
  );
  const undo = useUndo();
  const { perform } = undo;
  return {
    members,
    /** The stored entries that the members were read from. */
    entries: familyHistory,
    gender,
    about,
    undo,
    /** Saves a relative. Changes of one group that follow each other are taken back together. */
    save: (member: FamilyMember, group?: string) => {
      const isThere = members.some(({ id }) => id === member.id);
      const label = `${nameOf(member)} ${isThere ? 'changed' : 'added'}`;
      perform(
        label,
        current => saveEntry(current, 'familyHistory', settleMember(member, familyOf(current))),
        group,
      );
    },
    /** Removes a relative, and those who are in the family only through it. */
    remove: (member: FamilyMember) =>
      perform(`${nameOf(member)} removed`, current =>
        [member, ...hangingOn(member, members)].reduce(
          (left, { id }) => removeEntry(left, 'familyHistory', id),
          current,
        ),
      ),
    addSeveral: (bulk: Parameters<typeof bulkMembers>[0]) =>
      perform(`${counted(bulk.count, 'member')} added`, current =>
        savedAll(current, bulkMembers(bulk, familyOf(current), current.gender)),
      ),
    /** Saves several relatives as one change. */
    saveAll: (label: string, changed: readonly FamilyMember[]) =>
      perform(label, current => savedAll(current, changed)),
  };
}

export type Family = ReturnType<typeof useFamilyMembers>;

function savedAll(record: PatientRecord, members: readonly FamilyMember[]): PatientRecord {
  const family = familyOf(record);
  return members.reduce(
    (changed, member) => saveEntry(changed, 'familyHistory', settleMember(asStored(member, record), family)),
    record,
  );
}

/** Of the patient only twins are told here: name, age and illnesses are the profile's and are not stored twice. */
function asStored(member: FamilyMember, record: PatientRecord): FamilyMember {
  if (member.relationship !== SELF) return member;
  const stored = readMembers(record.familyHistory).find(({ id }) => id === member.id);
  return stored ? { ...stored, twinGroup: member.twinGroup, twinKind: member.twinKind } : member;
}
