import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { continueLabel, stepAfter, stepBefore } from '#domain/flow/steps.ts';
import { askedInReview } from '#domain/review/asked-in-review.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { countStatuses, countsText, groupBySystem, type SystemGroup } from '#domain/review/systems.ts';
import { toldIn } from '#domain/review/told-in.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { StepBar } from '#web/controls/page/step-bar.tsx';
import { type Known, useKnown } from '#web/findings/use-known.ts';
import { KeysLine } from '#web/screens/review-of-systems/keys-line.tsx';
import { MarkAllDialog } from '#web/screens/review-of-systems/mark-all-dialog.tsx';
import { MarkedLine } from '#web/screens/review-of-systems/marked-line.tsx';
import classes from '#web/screens/review-of-systems/review-of-systems.module.css';
import { StatusDialog } from '#web/screens/review-of-systems/status-dialog.tsx';
import { SystemPanel } from '#web/screens/review-of-systems/system-panel.tsx';
import { useReview } from '#web/screens/review-of-systems/use-review.ts';
import { focusRow, useRowKeys } from '#web/screens/review-of-systems/use-row-keys.ts';

/** /review-of-systems: every complaint of the catalogue, system by system, present or not. */
export function ReviewOfSystems() {
  const change = useCaseStore(state => state.change);
  const [confirming, setConfirming] = useState<Complaint | null>(null);
  const known = useKnown();
  const review = useReview(known);
  const complaints = useComplaints(known.record.gender);
  const navigate = useNavigate();
  const all = askedInReview(complaints.data ?? [], known.record, known.answers);
  const isPending = complaints.isPending || (known.isPending && !complaints.isError);
  const goBack = () => void navigate(stepBefore(ROUTES.reviewOfSystems).path, { state: { phase: 'phase2' } });
  const mark = (id: number, isPresent: boolean) => {
    const complaint = all.find(each => each.id === id);
    const status = complaintStatus(id, known.record, known.answers);
    if (!complaint || status === 'present') return isPresent;
    if (isPresent) setConfirming(complaint);
    else if (status === 'unanswered') review.markNotPresent(complaint);
    return !isPresent;
  };
  useRowKeys(mark);
  const denyAfterAll = (complaint: Complaint) => {
    review.markNotPresent(complaint);
    setConfirming(null);
    // The dialog gives the focus back first.
    requestAnimationFrame(() => focusRow(complaint.id));
  };
  const complete = () => {
    change(current => ({ ...current, reviewOfSystemsCompleted: true }));
    void navigate(stepAfter(ROUTES.reviewOfSystems).path);
  };

  return (
    <Page width="wide">
      <PageHeading title="Review of Systems">
        Go through the systems. Ask about what has not come up yet, and mark what the patient denies.
      </PageHeading>
      <Loaded
        query={isPending ? { ...complaints, isPending, data: undefined } : complaints}
        loading="Loading review of systems..."
        failure="Failed to load review of systems. Please try again."
        onGoBack={goBack}
      >
        {() => (
          <>
            <KeysLine />
            <Systems complaints={all} known={known} review={review} onAsk={setConfirming} />
            <StepBar
              back={{ label: 'Back', onClick: goBack }}
              primary={{ label: continueLabel(ROUTES.reviewOfSystems), onClick: complete }}
            >
              <span className={classes.totals}>
                {countsText(countStatuses(all, known.record, known.answers))}
              </span>
            </StepBar>
          </>
        )}
      </Loaded>
      <StatusDialog
        complaint={confirming}
        onClose={() => setConfirming(null)}
        onPresent={review.markPresent}
        onNotPresent={denyAfterAll}
      />
    </Page>
  );
}

type SystemsProps = {
  readonly complaints: readonly Complaint[];
  readonly known: Known;
  readonly review: ReturnType<typeof useReview>;
  readonly onAsk: (complaint: Complaint) => void;
};

function Systems({ complaints, known, review, onAsk }: SystemsProps) {
  const [marking, setMarking] = useState<SystemGroup | null>(null);
  const markAll = (group: SystemGroup) => {
    if (toldIn(group.complaints, known).length > 0) setMarking(group);
    else review.markAll(group, false);
  };
  return (
    <div className={classes.systems}>
      {groupBySystem(complaints).map(group => (
        <SystemPanel
          key={group.system.id}
          group={group}
          known={known}
          onAskAbout={review.markPresent}
          onPresent={onAsk}
          onNotPresent={complaint => {
            review.markNotPresent(complaint);
            focusRow(complaint.id);
          }}
          onAllNotPresent={() => markAll(group)}
        >
          {review.lastMarked?.systemId === group.system.id ? (
            <MarkedLine marked={review.lastMarked} onUndo={review.undo} />
          ) : null}
        </SystemPanel>
      ))}
      <MarkAllDialog
        group={marking}
        known={known}
        onClose={() => setMarking(null)}
        onMark={(group, isToldDenied) => {
          review.markAll(group, isToldDenied);
          setMarking(null);
        }}
      />
    </div>
  );
}
