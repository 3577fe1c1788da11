import { newMember } from '#domain/pedigree/model/family-member.ts';
import { type MemberDraft, memberErrors } from '#domain/pedigree/model/member-rules.ts';
import { genderOf } from '#domain/pedigree/model/relationship.ts';
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
      return { ...values, gender: genderOf(relationship, gender), parentIds: [], isRelated: false };
    },
    idOf: field => `member-${field}`,
    onAccepted: ({ relationship, ...values }) => {
      if (relationship === '') return;
      family.save({ ...values, relationship });
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

/** A new member nothing was typed for yet; a relationship alone is no work lost. */
function blankAs({ id, relationship, gender, generation }: MemberDraft): MemberDraft {
  return { ...newMember(id, 'Brother', null), relationship, gender, generation };
}
