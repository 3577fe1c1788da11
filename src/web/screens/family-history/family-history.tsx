import { IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import { backLabel, continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { counted } from '#domain/text/counted.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import { BulkDialog } from '#web/screens/family-history/bulk-dialog.tsx';
import classes from '#web/screens/family-history/family-history.module.css';
import { focusFigure } from '#web/screens/family-history/figure-view.tsx';
import { MemberDialog } from '#web/screens/family-history/member-dialog.tsx';
import { MemberTable } from '#web/screens/family-history/member-table.tsx';
import { PedigreeView } from '#web/screens/family-history/pedigree-view.tsx';
import { QuickLine } from '#web/screens/family-history/quick-line.tsx';
import { useCapture } from '#web/screens/family-history/use-capture.ts';
import { useFamilyMembers } from '#web/screens/family-history/use-family-members.ts';
import { useMemberDraft } from '#web/screens/family-history/use-member-draft.ts';
import { useQuickEditor } from '#web/screens/family-history/use-quick-editor.tsx';
import { DenialToggle } from '#web/section/denial-toggle.tsx';
import { HistoryColumns } from '#web/section/history-columns.tsx';

/** /family-history: the family as a pedigree and as a table. */
export function FamilyHistory() {
  const navigate = useNavigate();
  const family = useFamilyMembers();
  const { members } = family;
  const { draft, write, add, edit, close } = useMemberDraft(family);
  const [isAddingSeveral, setAddingSeveral] = useState(false);
  const year = new Date().getFullYear();
  const quick = useQuickEditor(family);
  const flush = useCapture(family, year);
  // Page and drawing in one would keep the browser from answering for too long.
  const isDrawn = useDeferredValue(true, false);

  const openForm = (member: FamilyMember) => {
    quick.dismiss();
    edit(member);
  };
  const record = ({ filled }: RecommendedForm) => {
    if (!draft) add(String(filled.condition));
  };
  const leaveTo = async (path: Route) => {
    await flush();
    void navigate(path);
  };
  const remove = (member: FamilyMember) => {
    close();
    family.remove(member);
    announce('Removed');
    // The figure that had the focus is gone: the patient's has it instead.
    focusFigure(members.find(({ relationship }) => relationship === SELF)?.id ?? '');
  };
  return (
    <Page width="wide">
      <PageHeading
        title="Family History"
        aside={<AddButtons onAdd={() => add()} onAddSeveral={() => setAddingSeveral(true)} />}
      >
        Who is in the family, what do they suffer from, and what did they die of?
      </PageHeading>
      <div className={classes.body}>
        <QuickLine
          family={family}
          onTake={quick.dismiss}
          onOpen={member => quick.open(member.id, 'condition')}
        />
        <DenialToggle list="familyHistory" />
        {isDrawn ? null : <div className={classes.undrawn} />}
        {isDrawn && members.length > 0 ? (
          <PedigreeView
            family={family}
            year={year}
            onOpen={openForm}
            onAdd={quick.add}
            onCondition={member => quick.open(member.id, 'condition')}
            editor={quick.editorFor(edit)}
          />
        ) : null}
        <HistoryColumns historySection="family" onAddTold={record} onAccept={record}>
          <MemberTable members={members} onEdit={openForm} />
        </HistoryColumns>
      </div>
      <StepBar
        back={{
          label: backLabel(ROUTES.familyHistory),
          onClick: () => void leaveTo(stepBefore(ROUTES.familyHistory).path),
        }}
        primary={{
          label: continueLabel(ROUTES.familyHistory),
          onClick: () => void leaveTo(stepAfter(ROUTES.familyHistory).path),
        }}
      />
      {draft ? (
        <MemberDialog family={family} draft={draft} onChange={write} onClose={close} onRemove={remove} />
      ) : null}
      {isAddingSeveral ? (
        <BulkDialog
          members={members}
          onAdd={bulk => {
            family.addSeveral(bulk);
            setAddingSeveral(false);
            announce(`${counted(bulk.count, 'member')} added`);
          }}
          onClose={() => setAddingSeveral(false)}
        />
      ) : null}
    </Page>
  );
}

type AddButtonsProps = { readonly onAdd: () => void; readonly onAddSeveral: () => void };

function AddButtons({ onAdd, onAddSeveral }: AddButtonsProps) {
  return (
    <div className={classes.actions}>
      <ActionButton icon={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
        Add Member
      </ActionButton>
      <ActionButton icon={<IconUsersPlus size={18} aria-hidden />} onClick={onAddSeveral}>
        Add Multiple
      </ActionButton>
    </div>
  );
}
