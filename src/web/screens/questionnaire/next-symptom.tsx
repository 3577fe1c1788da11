import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import { nextUnanswered, reopenSymptom } from '#domain/case/symptoms.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { calculateDifferential } from '#web/api/differential.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { useKnown } from '#web/findings/use-known.ts';

/**
 * The questionnaire with no current symptom: opens the next unanswered one; when none is left, the differential is
 * calculated and the session goes on to the summary.
 */
export function NextSymptom() {
  const { record, said, vocabulary, isPending } = useKnown();
  const change = useCaseStore(state => state.change);
  const navigate = useNavigate();
  const next = nextUnanswered(record);
  const calculation = useMutation({
    mutationFn: () => calculateDifferential(differentialOf(said, vocabulary)),
    onSuccess: results => {
      change(current => ({ ...current, differentialDiagnoses: results }));
      void navigate(ROUTES.summary, { replace: true });
    },
  });
  const { mutate: calculate } = calculation;
  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) change(current => reopenSymptom(current, nextId));
    else if (!isPending) calculate();
  }, [nextId, isPending, calculate, change]);
  return (
    <Page>
      {calculation.isError ? (
        <ErrorPanel
          message={differentialEndpoint.failure}
          onGoBack={() => void navigate(ROUTES.associatedSymptoms, { replace: true })}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <Skeleton label="Calculating differential diagnoses..." shape="question" />
      )}
    </Page>
  );
}
