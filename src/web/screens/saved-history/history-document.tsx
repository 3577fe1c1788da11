import { useState } from 'react';
import type { PatientData } from '#contract/histories.ts';
import { documentFromTexts } from '#domain/summary/document/document-from-texts.ts';
import { readDocument } from '#domain/summary/document/read-document.ts';
import { TabView } from '#web/controls/tabs/tab-view.tsx';
import { DocumentView } from '#web/document/document-view.tsx';
import { PresentationView } from '#web/document/presentation-view.tsx';
import { Transcript } from '#web/document/transcript.tsx';

/** The document as it was saved, and as the summary shows it; of an older history, what its texts tell. */
export function HistoryDocument({ data }: { readonly data: PatientData }) {
  const [view, setView] = useState<'document' | 'transcript'>('document');
  const document = readDocument(data.document) ?? ofTexts(data);
  const picture = data.structuredSummary?.FamilyDiagramImage ?? '';
  const page = (
    <PresentationView document={document}>
      <DocumentView document={document} picture={picture} />
    </PresentationView>
  );
  return (
    <TabView
      label="Parts of the history"
      tabs={[
        { key: 'document', label: 'Document', content: page },
        { key: 'transcript', label: 'Transcript', content: <Transcript document={document} /> },
      ]}
      selected={view}
      onSelect={setView}
    />
  );
}

function ofTexts({ patientInfo, structuredSummary, fullHistoryText }: PatientData) {
  return documentFromTexts({
    name: patientInfo?.name ?? '',
    age: `${patientInfo?.age ?? ''}`,
    gender: patientInfo?.gender ?? '',
    sections: structuredSummary ?? {},
    fullText: fullHistoryText ?? '',
  });
}
