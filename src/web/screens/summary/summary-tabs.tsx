import type { ReactNode } from 'react';
import { withEdit } from '#domain/case/document-edits.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { TabView } from '#web/controls/tabs/tab-view.tsx';
import { DocumentView } from '#web/document/document-view.tsx';
import type { WriteDocument } from '#web/document/editable.tsx';
import { PresentationView } from '#web/document/presentation-view.tsx';
import { Transcript } from '#web/document/transcript.tsx';
import type { Summary } from '#web/saving/use-summary.ts';
import { TechnicalDetails } from '#web/screens/summary/technical-details.tsx';

export type SummaryView = 'document' | 'differential' | 'transcript' | 'details';

type SummaryTabsProps = {
  readonly summary: Summary;
  /** Null where it stands beside the tabs. */
  readonly differential: ReactNode;
  readonly view: SummaryView;
  readonly onView: (view: SummaryView) => void;
};

/** The document first, and behind tabs what it was made from. */
export function SummaryTabs({ summary, differential, view, onView }: SummaryTabsProps) {
  const tabs = [
    { key: 'document', label: 'Document', content: <FirstView summary={summary} /> },
    ...(differential ? [{ key: 'differential', label: 'Differential', content: differential } as const] : []),
    { key: 'transcript', label: 'Transcript', content: <Transcript document={summary.document} /> },
    { key: 'details', label: 'Technical details', content: <TechnicalDetails summary={summary} /> },
  ] as const;
  const isThere = tabs.some(({ key }) => key === view);
  return (
    <TabView
      label="Parts of the summary"
      tabs={tabs}
      selected={isThere ? view : 'document'}
      onSelect={onView}
    />
  );
}

const write: WriteDocument = (part, written) =>
  useCaseStore.getState().change(record => withEdit(record, part, written));

function FirstView({ summary }: Pick<SummaryTabsProps, 'summary'>) {
  if (summary.isPending) return <Skeleton label="Generating summary..." shape="form" />;
  const { document, structured } = summary;
  return (
    <PresentationView document={document}>
      <DocumentView document={document} picture={structured.FamilyDiagramImage} onWrite={write} />
    </PresentationView>
  );
}
