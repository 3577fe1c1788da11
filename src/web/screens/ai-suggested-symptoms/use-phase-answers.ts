import { useState } from 'react';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { passedOver, phaseOf } from '#domain/suggestions/phase.ts';
import type { SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import type { Asking } from '#web/screens/ai-suggested-symptoms/answering-dialogs.tsx';
import { useAnswering } from '#web/screens/ai-suggested-symptoms/use-answering.ts';

/** Yes, No and the jumps of the phase that is shown; what loses something asks first. */
export function usePhaseAnswers(state: SymptomAnalysis) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const answering = useAnswering();
  const view = phaseOf(state);
  const { complaints, answers, index } = view;
  return {
    asking,
    answering,
    stopAsking: () => setAsking(null),
    yes: (symptom: CurrentSymptom) =>
      answers[symptom.id] === 'yes' ? answering.goOn() : answering.yes(symptom),
    no: (symptom: CurrentSymptom) =>
      answers[symptom.id] === 'yes' ? setAsking({ kind: 'change', symptom }) : answering.no(symptom),
    jump: (to: number) => {
      if (to < 0 || to >= complaints.length || to === index) return;
      const skipped = passedOver(view, to).length;
      if (skipped > 0) setAsking({ kind: 'jump', to, skipped });
      else answering.jump(to);
    },
  };
}
