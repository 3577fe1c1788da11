import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addSymptom } from '#domain/case/symptoms.ts';
import { continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import { askedInReview } from '#domain/review/asked-in-review.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { storeAnswers, unansweredIn } from '#domain/review/status.ts';
import { countStatuses, countsText, groupBySystem } from '#domain/review/systems.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCase } from '#web/case/case-store.ts';
import { announce } from '#web/controls/announce.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { Skeleton } from '#web/controls/skeleton.tsx';
import { StepBar } from '#web/controls/step-bar.tsx';
import classes from '#web/screens/review-of-systems/review-of-systems.module.css';
import { StatusDialog } from '#web/screens/review-of-systems/status-dialog.tsx';
import { SystemPanel } from '#web/screens/review-of-systems/system-panel.tsx';

const PATH = '/review-of-systems';

/** /review-of-systems: every complaint of the catalogue, system by system, present or not. */
export function ReviewOfSystems() {
  const { record, complaintAnswers, change, changeAnswers } = useCase();
  const [confirming, setConfirming] = useState<Complaint | null>(null);
  const complaints = useComplaints(record.gender);
  const navigate = useNavigate();
  const all = askedInReview(complaints.data ?? [], record, complaintAnswers);
  const goBack = () => void navigate(stepBefore(PATH).path, { state: { phase: 'phase2' } });

  const markPresent = (complaint: Complaint) => {
    changeAnswers(answers => storeAnswers(answers, [complaint.id], true));
    change(current => addSymptom(current, { id: complaint.id, text: complaint.text }));
    void navigate('/questionnaire', { replace: true, state: { returnTo: 'review-of-systems' } });
  };
  const markNotPresent = (ids: readonly number[]) => {
    changeAnswers(answers => storeAnswers(answers, ids, false));
    setConfirming(null);
    announce(ids.length === 1 ? 'Marked not present' : `${ids.length} symptoms marked not present`);
  };
  const complete = () => {
    change(current => ({ ...current, reviewOfSystemsCompleted: true }));
    void navigate(stepAfter(PATH).path);
  };

  return (
    <Page>
      <PageHeading title="Review of Systems">
        Go through the systems. Ask about what has not come up yet, and mark what the patient denies.
      </PageHeading>
      {complaints.isPending ? <Skeleton label="Loading review of systems..." shape="rows" /> : null}
      {complaints.isError ? (
        <ErrorPanel
          message="Failed to load review of systems. Please try again."
          onGoBack={goBack}
          onRetry={() => void complaints.refetch()}
        />
      ) : null}
      {complaints.data ? (
        <>
          <div className={classes.systems}>
            {groupBySystem(all).map(group => (
              <SystemPanel
                key={group.system.id}
                group={group}
                onNotPresent={complaint => markNotPresent([complaint.id])}
                onAllNotPresent={() =>
                  markNotPresent(unansweredIn(group.complaints, record, complaintAnswers))
                }
                onAsk={setConfirming}
              />
            ))}
          </div>
          <StepBar
            back={{ label: 'Back', onClick: goBack }}
            primary={{ label: continueLabel(PATH), onClick: complete }}
          >
            <span className={classes.totals}>{countsText(countStatuses(all, record, complaintAnswers))}</span>
          </StepBar>
        </>
      ) : null}
      <StatusDialog
        complaint={confirming}
        onClose={() => setConfirming(null)}
        onPresent={markPresent}
        onNotPresent={complaint => markNotPresent([complaint.id])}
      />
    </Page>
  );
}
