import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Route } from '#domain/flow/routes.ts';
import {
  backLabel,
  continueLabel,
  type HistoryStep,
  stepAfter,
  stepAt,
  stepBefore,
} from '#domain/flow/steps.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { useOpenDrafts } from '#web/case/drafts.ts';
import { useHasQuickLine } from '#web/case/quick-lines.ts';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { addTold } from '#web/section/add-told.ts';
import { HistoryColumns } from '#web/section/history-columns.tsx';
import { openRecommended } from '#web/section/open-recommended.ts';
import { SectionPanel } from '#web/section/section-panel.tsx';

/** A page of past history: its sections one under the other, between Back and Continue. */
export function PastHistory({ path }: { readonly path: HistoryStep['path'] }) {
  const { page } = stepAt(path);
  const navigate = useNavigate();
  const lists = page.sections.map(section => section.key);
  const isWriting = useOpenDrafts(lists).length > 0;
  const hasLine = useHasQuickLine(lists);
  const [leavingTo, setLeavingTo] = useState<Route>();
  const sectionOf = ({ list }: RecommendedForm) => page.sections.find(({ key }) => key === list);
  const accept = (form: RecommendedForm) => {
    const section = sectionOf(form);
    if (section) openRecommended(section, form);
  };
  const addToldHere = (form: RecommendedForm) => {
    const section = sectionOf(form);
    if (section) addTold(section, form);
  };
  const leaveTo = (target: Route) => (isWriting || hasLine ? setLeavingTo(target) : void navigate(target));
  return (
    <Page width="wide">
      <PageHeading title={page.title}>{page.lead}</PageHeading>
      <HistoryColumns historySection={page.recommended} onAddTold={addToldHere} onAccept={accept}>
        {page.sections.map(section => (
          <SectionPanel key={section.key} section={section} />
        ))}
      </HistoryColumns>
      <StepBar
        back={{ label: backLabel(path), onClick: () => leaveTo(stepBefore(path).path) }}
        primary={{
          label: continueLabel(path),
          onClick: () => leaveTo(stepAfter(path).path),
          isSecondary: isWriting,
        }}
      />
      <ConfirmDialog
        title="Leave without saving?"
        isOpen={leavingTo !== undefined}
        onCancel={() => setLeavingTo(undefined)}
        onConfirm={() => leavingTo !== undefined && void navigate(leavingTo)}
        confirmLabel="Leave"
      >
        <p>
          {isWriting
            ? 'A form on this page has not been saved and will not be part of the summary. What you typed stays in the form until you come back.'
            : 'A line on this page has not been added and will not be part of the summary. It stays in its field until you come back.'}
        </p>
      </ConfirmDialog>
    </Page>
  );
}
