import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearCurrentSymptom, closeCurrentSymptom, markCurrentAnswered } from '#domain/case/symptoms.ts';
import { afterCancel, afterSymptom, type ReturnTo } from '#domain/flow/turns.ts';
import { forgetAnswer } from '#domain/review/status.ts';
import { useCase } from '#web/case/case-store.ts';

/** The ways out of a questionnaire. Once one is taken the page shows nothing more of its own. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const returnTo = returnToIn(useLocation().state);
  const { change, changeAnswers } = useCase.getState();

  const leaveTo = (path: string) => {
    setLeaving(true);
    void navigate(path, { replace: true });
  };
  const cancelPath = () => {
    const { chiefComplaint, currentSymptom } = useCase.getState().record;
    return afterCancel(returnTo, chiefComplaint?.id === currentSymptom?.id);
  };

  return {
    isLeaving,
    /** The symptom is answered: on to where the session continues. */
    complete: () => {
      const path = afterSymptom(returnTo, useCase.getState().record.returnToConfirmation);
      change(record => ({ ...markCurrentAnswered(record), returnToConfirmation: false }));
      leaveTo(path);
    },
    /** The symptom and its answers are given up. */
    cancel: () => {
      const path = cancelPath();
      const id = useCase.getState().record.currentSymptom?.id;
      if (id !== undefined) changeAnswers(answers => forgetAnswer(answers, id));
      change(clearCurrentSymptom);
      leaveTo(path);
    },
    /** The questions could not be shown: back, with whatever was answered before. */
    goBack: () => {
      const path = cancelPath();
      change(closeCurrentSymptom);
      leaveTo(path);
    },
  };
}

export type Leave = ReturnType<typeof useLeave>;

function returnToIn(state: unknown): ReturnTo | null {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return returnTo === 'review-of-systems' || returnTo === 'ai-suggested-symptoms' ? returnTo : null;
}
