import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearCurrentSymptom, closeCurrentSymptom, markCurrentAnswered } from '#domain/case/symptoms.ts';
import { routeAfterCancel, routeAfterSymptom } from '#domain/flow/next-route.ts';
import type { Route } from '#domain/flow/routes.ts';
import { forgetAnswer } from '#domain/review/status.ts';
import { useCaseStore } from '#web/case/case-store.ts';

/** The ways out of a questionnaire. Once one is taken the page shows nothing more of its own. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { change, changeAnswers } = useCaseStore.getState();

  const leaveTo = (path: Route) => {
    setLeaving(true);
    void navigate(path, { replace: true });
  };
  const cancelPath = () => {
    const { chiefComplaint, currentSymptom, returnTo } = useCaseStore.getState().record;
    return routeAfterCancel(returnTo, chiefComplaint?.id === currentSymptom?.id);
  };

  return {
    isLeaving,
    /** The symptom is answered: on to where the session continues. */
    complete: () => {
      const { returnTo, returnToConfirmation } = useCaseStore.getState().record;
      change(markCurrentAnswered);
      leaveTo(routeAfterSymptom(returnTo, returnToConfirmation));
    },
    /** The symptom and its answers are given up. */
    cancel: () => {
      const path = cancelPath();
      const id = useCaseStore.getState().record.currentSymptom?.id;
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
