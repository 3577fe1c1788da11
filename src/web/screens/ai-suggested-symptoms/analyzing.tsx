import type { Phase } from '#domain/suggestions/symptom-analysis.ts';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import classes from '#web/screens/ai-suggested-symptoms/analyzing.module.css';

const TEXTS = {
  phase1: 'Analyzing symptoms...',
  phase2: 'Analyzing with negative symptoms...',
} as const;

/** What stands here while the suggestions are on their way, or before they have begun to be. */
export function Analyzing({ running }: { readonly running: Phase | null }) {
  const text = running === null ? 'Preparing analysis...' : TEXTS[running];
  return (
    <div className={classes.analyzing}>
      <p className={classes.text} aria-hidden>
        {text}
      </p>
      <Skeleton label={text} shape="question" count={2} />
    </div>
  );
}
