import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addSymptom } from '#domain/case/symptoms.ts';
import { settleComplaint } from '#domain/findings/settle.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { storeAnswers, unansweredIn } from '#domain/review/status.ts';
import type { SystemGroup } from '#domain/review/systems.ts';
import { toldIn } from '#domain/review/told-in.ts';
import { counted } from '#domain/text/counted.ts';
import { caseSaid, changeSaid } from '#web/case/case-said.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import type { Known } from '#web/findings/use-known.ts';

/** A whole system that was marked at once, and the way back while nothing else happened. */
export type Marked = {
  readonly systemId: number;
  readonly count: number;
  readonly before: CaseSaid;
  readonly after: CaseSaid;
};

/** What can be answered in the review of systems. */
export function useReview(known: Known) {
  const [lastMarked, setLastMarked] = useState<Marked | null>(null);
  const navigate = useNavigate();
  const { vocabulary } = known;

  /** Present: it holds wherever the complaint was denied, and its questions come next. */
  const markPresent = ({ id, text }: Complaint) => {
    changeSaid(said => {
      const settled = settleComplaint(said, vocabulary, { complaintId: id, isPresent: true });
      return {
        ...settled,
        stored: storeAnswers(settled.stored, [id], true),
        record: addSymptom(settled.record, { id, text }, 'review-of-systems'),
      };
    });
    void navigate(ROUTES.questionnaire, { replace: true });
  };
  const markNotPresent = ({ id }: Complaint) => {
    changeSaid(said => ({ ...said, stored: storeAnswers(said.stored, [id], false) }));
    announce('Marked not present');
  };
  /** What nobody answered is not present; what was told is denied everywhere or left as told. */
  const markAll = ({ system, complaints }: SystemGroup, isToldDenied: boolean) => {
    const before = caseSaid();
    const open = unansweredIn(complaints, known.record, known.answers);
    const told = isToldDenied ? toldIn(complaints, known).map(({ id }) => id) : [];
    const ids = [...open, ...told];
    const after = changeSaid(said => {
      const settled = told.reduce(
        (soFar, complaintId) => settleComplaint(soFar, vocabulary, { complaintId, isPresent: false }),
        said,
      );
      return { ...settled, stored: storeAnswers(settled.stored, ids, false) };
    });
    setLastMarked({ systemId: system.id, count: ids.length, before, after });
    announce(
      ids.length === 1 ? 'Marked not present' : `${counted(ids.length, 'symptom')} marked not present`,
    );
  };
  const isUndoable = lastMarked !== null && isStill(lastMarked.after, known);
  const undo = ({ before }: Marked) => {
    changeSaid(() => before);
    announce('Undone');
  };
  return {
    markPresent,
    markNotPresent,
    markAll,
    undo,
    lastMarked: isUndoable ? lastMarked : null,
  };
}

function isStill({ record, stored }: CaseSaid, known: Known): boolean {
  return record === known.record && stored === known.stored;
}
