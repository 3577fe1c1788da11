import { useNavigate } from 'react-router';
import { backLabel, continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import type { HistoryPage } from '#domain/sections/pages.ts';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import { SectionPanel } from '#web/section/section-panel.tsx';

/** A page of past history: its sections one under the other, between Back and Continue. */
export function PastHistory({ page }: { readonly page: HistoryPage }) {
  const navigate = useNavigate();
  const { path } = page;
  return (
    <Page>
      <PageHeading title={page.title}>{page.lead}</PageHeading>
      <div>
        {page.sections.map(section => (
          <SectionPanel key={section.key} section={section} />
        ))}
      </div>
      <StepBar
        back={{ label: backLabel(path), onClick: () => void navigate(stepBefore(path).path) }}
        primary={{ label: continueLabel(path), onClick: () => void navigate(stepAfter(path).path) }}
      />
    </Page>
  );
}
