import { useState } from 'react';
import { useNavigate } from 'react-router';
import { backLabel, continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import type { HistoryPage } from '#domain/sections/pages.ts';
import { useOpenDrafts } from '#web/case/drafts.ts';
import { ConfirmDialog } from '#web/controls/confirm-dialog.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import { SectionPanel } from '#web/section/section-panel.tsx';

/** A page of past history: its sections one under the other, between Back and Continue. */
export function PastHistory({ page }: { readonly page: HistoryPage }) {
  const navigate = useNavigate();
  const drafts = useOpenDrafts(page.sections.map(section => section.key));
  const [leavingTo, setLeavingTo] = useState<string>();
  const { path } = page;
  const isWriting = drafts.length > 0;
  const leaveTo = (target: string) => (isWriting ? setLeavingTo(target) : void navigate(target));
  return (
    <Page>
      <PageHeading title={page.title}>{page.lead}</PageHeading>
      <div>
        {page.sections.map(section => (
          <SectionPanel key={section.key} section={section} />
        ))}
      </div>
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
          A form on this page has not been saved and will not be part of the summary. What you typed stays in
          the form until you come back.
        </p>
      </ConfirmDialog>
    </Page>
  );
}
