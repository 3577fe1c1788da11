import { useState } from 'react';
import {
  type FamilyCondition,
  type FamilyMember,
  newCondition,
  newMember,
} from '#domain/pedigree/family-member.ts';
import { type MemberDraft, type MemberErrors, memberErrors } from '#domain/pedigree/member-rules.ts';
import { readDraft } from '#domain/pedigree/read-members.ts';
import { genderOf, type Relationship } from '#domain/pedigree/relationship.ts';
import { useDraft } from '#web/case/drafts.ts';
import { announce } from '#web/controls/announce.tsx';
import { focusField } from '#web/controls/error-summary.tsx';
import type { useFamily } from '#web/screens/family-history/use-family.ts';

/** The form of one relative. What is typed survives a reload until it is saved or given up. */
export function useMemberForm(family: ReturnType<typeof useFamily>) {
  const [kept, setKept] = useDraft('familyHistory');
  const [errors, setErrors] = useState<MemberErrors>({});
  const draft = kept ? readDraft(kept.entry) : undefined;
  const existing = family.members.find(({ id }) => id === draft?.id);

  const write = (entry: MemberDraft) => setKept({ entry, isCustom: true });
  const open = (entry: MemberDraft) => {
    setErrors({});
    write(entry);
  };
  const cancel = () => setKept(undefined);
  const set = (changed: Partial<MemberDraft>) => {
    if (!draft) return;
    const names = Object.keys(changed);
    // A field that changes takes its message away; the living need neither an age at death nor a cause.
    const others = Object.entries(errors).filter(
      ([name]) => !names.includes(name) && changed.isAlive !== true,
    );
    setErrors(Object.fromEntries(others));
    write({ ...draft, ...changed });
  };
  const save = () => {
    if (!draft) return;
    const found = memberErrors(draft, family.members);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) requestAnimationFrame(() => focusField(fieldId(first)));
    const { relationship } = draft;
    if (first !== undefined || relationship === '') return;
    family.save({ ...draft, relationship });
    announce('Saved');
    cancel();
  };

  return {
    /** Opens a blank form, or one in which the relative suffers from `condition` already. */
    add: (condition?: string) =>
      open({
        ...newMember(`member-${Date.now()}`, 'Brother', family.gender),
        relationship: '',
        medicalConditions:
          condition === undefined ? [] : [{ ...newCondition(`condition-${Date.now()}`), condition }],
      }),
    edit: (member: FamilyMember) => open(member),
    form: draft && {
      draft,
      existing,
      family: family.members,
      errors,
      isChanged: JSON.stringify(draft) !== JSON.stringify(existing ?? blankAs(draft)),
      set,
      setRelationship: (relationship: Relationship) =>
        set({ relationship, gender: genderOf(relationship, family.gender), parentIds: [], isRelated: false }),
      setConditions: (medicalConditions: readonly FamilyCondition[]) => set({ medicalConditions }),
      save,
      cancel,
    },
  };
}

export type MemberForm = NonNullable<ReturnType<typeof useMemberForm>['form']>;

/** The id of a field of the form. */
export function fieldId(field: string): string {
  return `member-${field}`;
}

/** A new member nothing was typed for yet; a relationship alone is no work lost. */
function blankAs({ id, relationship, gender, generation }: MemberDraft): MemberDraft {
  return { ...newMember(id, 'Brother', null), relationship, gender, generation };
}
