import { useMemo } from 'react';
import { complaintsEndpoint } from '#contract/endpoints/complaints.ts';
import { agedYears } from '#domain/case/age.ts';
import { consultationOf } from '#domain/practice/attempt/attempt.ts';
import { recordOf } from '#domain/practice/record/record-of.ts';
import { EMPTY_ANALYSIS } from '#domain/suggestions/symptom-analysis.ts';
import { backupOf } from '#domain/summary/backup.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useQuestions } from '#web/api/questions.ts';
import { useVocabulary } from '#web/api/vocabulary.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { DocumentView } from '#web/document/document-view.tsx';
import { PresentationView } from '#web/document/presentation-view.tsx';
import type { Inside } from './conversation/use-conversation.ts';
import { type PrintableSummary, TakeAlong } from './take-along.tsx';

type WrittenHistoryProps = { readonly inside: Inside; readonly onBack: () => void };

/** The history that was taken, as a clinical document to read; the running case is not touched. */
export function WrittenHistory({ inside, onBack }: WrittenHistoryProps) {
  const history = useHistoryOf(inside);
  return (
    <Page width="wide">
      <PageHeading title="Written History">
        A practice patient: {inside.patient.person.name} is invented. Only what was told stands here.
      </PageHeading>
      {history.hasFailed ? <ErrorPanel message={complaintsEndpoint.failure} onRetry={history.retry} /> : null}
      {history.isPending ? <Skeleton label="Loading the history..." shape="form" count={4} /> : null}
      {history.written === null ? null : (
        <>
          <TakeAlong written={history.written} />
          <PresentationView document={history.written.document}>
            <DocumentView document={history.written.document} picture="" />
          </PresentationView>
        </>
      )}
      <StepBar back={{ label: 'Back to the Debrief', onClick: onBack }} />
    </Page>
  );
}

function useHistoryOf({ patient, attempt }: Inside) {
  const { sex, age } = patient.person;
  const gender = sex === 'male' ? 'Male' : 'Female';
  const complaints = useComplaints(gender);
  const questions = useQuestions(patient.complaint.id, { gender, ...agedYears(age) });
  const vocabulary = useVocabulary();
  const queries = [complaints, questions, vocabulary];
  const written = useMemo((): PrintableSummary | null => {
    if (!complaints.data || !questions.data || !vocabulary.data) return null;
    const catalogue = { questions: questions.data, vocabulary: vocabulary.data };
    const taken = recordOf(consultationOf(attempt, patient), catalogue);
    const record = { ...taken, name: `${taken.name} (practice patient)` };
    const summary = summaryOf({
      record,
      complaints: complaints.data,
      vocabulary: vocabulary.data,
      stored: {},
      notAsked: [],
      differential: [],
    });
    const saved = { record, complaintAnswers: {}, symptomAnalysis: EMPTY_ANALYSIS, visitedSteps: [] };
    return { ...summary, record, backup: backupOf(saved, summary) };
  }, [complaints.data, questions.data, vocabulary.data, attempt, patient]);
  return {
    written,
    isPending: queries.some(({ isPending }) => isPending),
    hasFailed: queries.some(({ isError }) => isError),
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
