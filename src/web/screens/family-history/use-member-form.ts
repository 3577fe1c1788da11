import { type FamilyMember, nameOf, newMember } from '#domain/pedigree/model/family-member.ts';
import { type MemberDraft, memberErrors } from '#domain/pedigree/model/member-rules.ts';
import { genderOf } from '#domain/pedigree/model/relationship.ts';
import { asBornAlone, asTwins, possibleTwins } from '#domain/pedigree/model/twins.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { useForm } from '#web/form/use-form.ts';
import type { useFamilyMembers } from '#web/screens/family-history/use-family-members.ts';

export type MemberFormUse = {
  readonly family: ReturnType<typeof useFamilyMembers>;
  readonly draft: MemberDraft;
  readonly onChange: (draft: MemberDraft) => void;
  readonly onClose: () => void;
};

/** The form of one relative, and saving it. */
export function useMemberForm({ family, draft, onChange, onClose }: MemberFormUse) {
  const { members, gender } = family;
  const existing = members.find(({ id }) => id === draft.id);
  const form = useForm({
    typed: [draft, onChange],
    errorsIn: values => memberErrors(values, members),
    follow: (values, field) => {
      const { relationship } = values;
      if (field !== 'relationship' || relationship === '') return values;
      return {
        ...values,
        gender: genderOf(relationship, gender),
        parentIds: [],
        isRelated: false,
        partnerOf: '',
        partnership: newMember('', relationship, gender).partnership,
      };
    },
    idOf: field => `member-${field}`,
    onAccepted: ({ relationship, ...values }) => {
      if (relationship === '') return;
      const member = { ...values, relationship };
      const together = bornTogether(member, existing, members);
      if (together.length > 1)
        family.saveAll(`${nameOf(member)} ${existing ? 'changed' : 'added'}`, together);
      else family.save(member);
      announce('Saved');
      onClose();
    },
  });
  return {
    ...form,
    existing,
    family: members,
    isChanged: JSON.stringify(draft) !== JSON.stringify(existing ?? blankAs(draft)),
  };
}

export type MemberForm = ReturnType<typeof useMemberForm>;

/** The member and all who change with it, when somebody became its twin or is no longer one. */
function bornTogether(
  member: FamilyMember,
  existing: FamilyMember | undefined,
  family: readonly FamilyMember[],
): readonly FamilyMember[] {
  const twin = possibleTwins(member, family).find(
    ({ id, twinGroup }) => member.twinGroup !== '' && (twinGroup || `twins ${id}`) === member.twinGroup,
  );
  if (twin) return asTwins(member, twin, member.twinKind, family);
  return existing ? asBornAlone({ ...member, twinGroup: existing.twinGroup }, family) : [member];
}

/** A new member nothing was typed for yet; a relationship alone is no work lost. */
function blankAs({ id, relationship, gender, generation, partnership }: MemberDraft): MemberDraft {
  return { ...newMember(id, 'Brother', null), relationship, gender, generation, partnership };
}
