import { type FamilyMember, newCondition, newMember } from '#domain/pedigree/model/family-member.ts';
import type { MemberDraft } from '#domain/pedigree/model/member-rules.ts';
import { readDraft } from '#domain/pedigree/model/read-members.ts';
import { useDraft } from '#web/case/drafts.ts';
import type { useFamilyMembers } from '#web/screens/family-history/use-family-members.ts';

/** The relative being written. What is typed survives a reload until it is saved or given up. */
export function useMemberDraft({ gender }: Pick<ReturnType<typeof useFamilyMembers>, 'gender'>) {
  const [kept, setKept] = useDraft('familyHistory');
  const write = (entry: MemberDraft) => setKept({ entry, isCustom: true });
  return {
    draft: kept ? readDraft(kept.entry) : undefined,
    write,
    /** Opens a blank form, or one in which the relative suffers from `condition` already. */
    add: (condition?: string) =>
      write({
        ...newMember(`member-${Date.now()}`, 'Brother', gender),
        relationship: '',
        medicalConditions:
          condition === undefined ? [] : [{ ...newCondition(`condition-${Date.now()}`), condition }],
      }),
    edit: (member: FamilyMember) => write(member),
    close: () => setKept(undefined),
  };
}
