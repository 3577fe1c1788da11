import { IconCheck } from '@tabler/icons-react';
import { isAllAnswered, phaseOf } from '#domain/suggestions/phase.ts';
import { PHASES, type Phase, type SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import classes from '#web/screens/ai-suggested-symptoms/phase-pills.module.css';

const NAMES = { phase1: 'Phase 1', phase2: 'Phase 2' } as const;

type PhasePillsProps = { readonly state: SymptomAnalysis; readonly shown: Phase };

/** Which of the two phases this is, and which is done. */
export function PhasePills({ state, shown }: PhasePillsProps) {
  return (
    <ol className={classes.pills} aria-label="Phases">
      {PHASES.map(phase => {
        const view = phaseOf(state, phase);
        const isDone = view.complaints.length > 0 && isAllAnswered(view);
        return (
          <li key={phase} className={classes.pill} aria-current={phase === shown ? 'step' : undefined}>
            {isDone ? <IconCheck size={16} stroke={2.2} aria-hidden /> : null}
            {NAMES[phase]}
            {isDone ? <span className="unseen"> (all answered)</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
