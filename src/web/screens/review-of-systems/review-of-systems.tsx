import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addSymptom } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import { askedInReview } from '#domain/review/asked-in-review.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { storeAnswers, unansweredIn } from '#domain/review/status.ts';
import { countStatuses, countsText, groupBySystem } from '#domain/review/systems.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from '#web/screens/review-of-systems/review-of-systems.module.css';
import { StatusDialog } from '#web/screens/review-of-systems/status-dialog.tsx';
import { SystemPanel } from '#web/screens/review-of-systems/system-panel.tsx';

/** /review-of-systems: every complaint of the catalogue, system by system, present or not. */
export function ReviewOfSystems() {
  const { record, complaintAnswers, change, changeAnswers } = useCaseStore();
  const [confirming, setConfirming] = useState<Complaint | null>(null);
  const complaints = useComplaints(record.gender);
  const navigate = useNavigate();
  const all = askedInReview(complaints.data ?? [], record, complaintAnswers);
  const goBack = () => void navigate(stepBefore(ROUTES.reviewOfSystems).path, { state: { phase: 'phase2' } });

  const markPresent = (complaint: Complaint) => {
    changeAnswers(answers => storeAnswers(answers, [complaint.id], true));
    change(current => addSymptom(current, { id: complaint.id, text: complaint.text }, 'review-of-systems'));
    void navigate(ROUTES.questionnaire, { replace: true });
  };
  const markNotPresent = (ids: readonly number[]) => {
    changeAnswers(answers => storeAnswers(answers, ids, false));
    setConfirming(null);
    announce(ids.length === 1 ? 'Marked not present' : `${ids.length} symptoms marked not present`);
  };
  const complete = () => {
    change(current => ({ ...current, reviewOfSystemsCompleted: true }));
    void navigate(stepAfter(ROUTES.reviewOfSystems).path);
  };

  return (
    <Page>
      <PageHeading title="Review of Systems">
        Go through the systems. Ask about what has not come up yet, and mark what the patient denies.
      </PageHeading>
      <Loaded
        query={complaints}
        loading="Loading review of systems..."
        failure="Failed to load review of systems. Please try again."
        onGoBack={goBack}
      >
        {() => (
          <>
            <Systems complaints={all} onNotPresent={markNotPresent} onAsk={setConfirming} />
            <StepBar
              back={{ label: 'Back', onClick: goBack }}
              primary={{ label: continueLabel(ROUTES.reviewOfSystems), onClick: complete }}
            >
              <span className={classes.totals}>
                {countsText(countStatuses(all, record, complaintAnswers))}
              </span>
            </StepBar>
          </>
        )}
      </Loaded>
      <StatusDialog
        complaint={confirming}
        onClose={() => setConfirming(null)}
        onPresent={markPresent}
        onNotPresent={complaint => markNotPresent([complaint.id])}
      />
    </Page>
  );
}

type SystemsProps = {
  readonly complaints: readonly Complaint[];
  readonly onNotPresent: (ids: readonly number[]) => void;
  readonly onAsk: (complaint: Complaint) => void;
};

function Systems({ complaints, onNotPresent, onAsk }: SystemsProps) {
  const { record, complaintAnswers } = useCaseStore();
  return (
    <div className={classes.systems}>
      {groupBySystem(complaints).map(group => (
        <SystemPanel
          key={group.system.id}
          group={group}
          onNotPresent={complaint => onNotPresent([complaint.id])}
          onAllNotPresent={() => onNotPresent(unansweredIn(group.complaints, record, complaintAnswers))}
          onAsk={onAsk}
        />
      ))}
    </div>
  );
}
