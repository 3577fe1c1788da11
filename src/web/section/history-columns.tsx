import type { ReactNode } from 'react';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import type { RecommendedForm } from '#domain/suggestions/recommended-form.ts';
import { CarriedOverPanel } from '#web/section/carried-over-panel.tsx';
import classes from '#web/section/history-columns.module.css';
import { RecommendationsPanel } from '#web/section/recommendations-panel.tsx';

type HistoryColumnsProps = {
  readonly historySection: HistorySectionKey;
  /** Records what was told in the interview. */
  readonly onAddTold: (form: RecommendedForm) => void;
  /** Opens the form that a recommendation is recorded in. */
  readonly onAccept: (form: RecommendedForm) => void;
  readonly children: ReactNode;
};

/** A page of past history on wide screens: its lists and forms, and beside them what is worth asking. */
export function HistoryColumns({ historySection, onAddTold, onAccept, children }: HistoryColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{children}</div>
      <aside aria-label="Recommendations" className={classes.aside}>
        <CarriedOverPanel historySection={historySection} onAdd={onAddTold} />
        <RecommendationsPanel historySection={historySection} onAccept={onAccept} />
      </aside>
    </div>
  );
}
