import { type ReactNode, useState } from 'react';
import { type AddedAs, addedRelative } from '#domain/pedigree/model/added-relative.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/model/family-member.ts';
import { kinshipOf } from '#domain/pedigree/model/kinship.ts';
import { parentageOf } from '#domain/pedigree/model/parentage.ts';
import type { MemberGender } from '#domain/pedigree/model/relationship.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { focusFigure } from '#web/screens/family-history/figure-view.tsx';
import { QuickEditor } from '#web/screens/family-history/quick-editor.tsx';
import type { Family } from '#web/screens/family-history/use-family-members.ts';

type Opened = {
  readonly id: string;
  readonly first: 'name' | 'condition';
  /** What was taken back since then may be what the card shows: it closes. */
  readonly undone: number;
};

/** Adds relatives from the drawing, and the small card in which they are described. */
export function useQuickEditor(family: Family) {
  const [opened, setOpened] = useState<Opened>();
  const { members, undo } = family;
  const isCurrent = opened?.undone === undo.count;
  const member = members.find(({ id }) => isCurrent && id === opened.id);

  const open = (id: string, first: Opened['first']) => setOpened({ id, first, undone: undo.count });
  const add = (as: AddedAs, to: FamilyMember, gender: MemberGender) => {
    const addition = { as, to, id: `member-${Date.now()}`, gender: genderFor(as, to, gender, members) };
    const added = addedRelative(addition, members);
    if (!added) return;
    const title = `${capitalised(kinshipOf(added.member, [...members, added.member]).words)} added`;
    family.saveAll(title, [added.member, ...added.changed]);
    announce(`${title}, beside ${nameOf(to)}`);
    open(addition.id, 'name');
  };
  const close = () => {
    if (opened) focusFigure(opened.id);
    setOpened(undefined);
  };
  const editorFor = (onDetails: (member: FamilyMember) => void) => {
    if (!opened || !member) return undefined;
    return (sideOf: (memberId: string) => 'left' | 'right'): ReactNode => (
      <QuickEditor
        key={`${opened.id} ${opened.first}`}
        member={member}
        family={family}
        first={opened.first}
        side={sideOf(opened.id)}
        onClose={close}
        onDetails={described => {
          setOpened(undefined);
          onDetails(described);
        }}
      />
    );
  };
  /** The relative is about to be changed elsewhere: the card must not write what it showed before. */
  const dismiss = () => setOpened(undefined);
  return { add, open, dismiss, editorFor };
}

/** The other parent is of the other gender than the one who is named, until somebody says otherwise. */
function genderFor(
  as: AddedAs,
  to: FamilyMember,
  gender: MemberGender,
  members: readonly FamilyMember[],
): MemberGender {
  if (as !== 'parent') return gender;
  const [named] = parentageOf(to, members)?.parents ?? [];
  return named?.gender === 'Male' ? 'Female' : named?.gender === 'Female' ? 'Male' : 'Unknown';
}
