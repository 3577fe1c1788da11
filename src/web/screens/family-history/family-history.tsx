import { IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { backLabel, continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';
import { SELF } from '#domain/pedigree/relationship.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { announce } from '#web/controls/announce.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import { BulkDialog } from '#web/screens/family-history/bulk-dialog.tsx';
import classes from '#web/screens/family-history/family-history.module.css';
import { figureId } from '#web/screens/family-history/figure-view.tsx';
import { MemberDialog } from '#web/screens/family-history/member-dialog.tsx';
import { MemberTable } from '#web/screens/family-history/member-table.tsx';
import { PedigreeView } from '#web/screens/family-history/pedigree-view.tsx';
import { useCapture } from '#web/screens/family-history/use-capture.ts';
import { useFamily } from '#web/screens/family-history/use-family.ts';
import { useMemberForm } from '#web/screens/family-history/use-member-form.ts';
import { RecommendationsPanel } from '#web/section/recommendations-panel.tsx';

const PATH = '/family-history';

/** /family-history: the family as a pedigree and as a table. */
export function FamilyHistory() {
  const navigate = useNavigate();
  const family = useFamily();
  const { members } = family;
  const { form, add, edit } = useMemberForm(family);
  const [isAddingSeveral, setAddingSeveral] = useState(false);
  const year = new Date().getFullYear();
  const flush = useCapture(family, year);

  const leaveTo = async (path: string) => {
    await flush();
    void navigate(path);
  };
  const remove = (member: FamilyMember) => {
    form?.cancel();
    family.remove(member.id);
    announce('Removed');
    focusPatient(members);
  };
  return (
    <Page width="wide">
      <PageHeading
        title="Family History"
        aside={
          <div className={classes.actions}>
            <ActionButton icon={<IconUserPlus size={18} aria-hidden />} onClick={() => add()}>
              Add Member
            </ActionButton>
            <ActionButton
              icon={<IconUsersPlus size={18} aria-hidden />}
              onClick={() => setAddingSeveral(true)}
            >
              Add Multiple
            </ActionButton>
          </div>
        }
      >
        Who is in the family, what do they suffer from, and what did they die of?
      </PageHeading>
      <div className={classes.body}>
        {members.length > 0 ? <PedigreeView members={members} year={year} onOpen={edit} /> : null}
        <MemberTable members={members} onEdit={edit} />
        <RecommendationsPanel
          historySection="family"
          onAccept={({ filled }) => (form ? undefined : add(String(filled.condition)))}
        />
      </div>
      <StepBar
        back={{ label: backLabel(PATH), onClick: () => void leaveTo(stepBefore(PATH).path) }}
        primary={{ label: continueLabel(PATH), onClick: () => void leaveTo(stepAfter(PATH).path) }}
      />
      {form ? <MemberDialog form={form} onRemove={remove} /> : null}
      {isAddingSeveral ? (
        <BulkDialog
          members={members}
          onAdd={bulk => {
            family.addSeveral(bulk);
            setAddingSeveral(false);
            announce(bulk.count === 1 ? '1 member added' : `${bulk.count} members added`);
          }}
          onClose={() => setAddingSeveral(false)}
        />
      ) : null}
    </Page>
  );
}

/** The figure that had the focus is gone: the patient's has it instead. */
function focusPatient(members: readonly FamilyMember[]): void {
  const patient = members.find(({ relationship }) => relationship === SELF);
  if (patient) requestAnimationFrame(() => document.getElementById(figureId(patient.id))?.focus());
}
