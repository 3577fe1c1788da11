import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { countStatuses, countsText, type SystemGroup } from '#domain/review/systems.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import type { Known } from '#web/findings/use-known.ts';
import { ComplaintRow, type RowActions } from '#web/screens/review-of-systems/complaint-row.tsx';
import classes from '#web/screens/review-of-systems/system-panel.module.css';

type SystemPanelProps = RowActions & {
  readonly group: SystemGroup;
  readonly known: Known;
  readonly onAllNotPresent: () => void;
  /** What was marked here a moment ago, with the way back. */
  readonly children: ReactNode;
};

/** One body system: its counts at the head, its complaints beneath once it is opened. */
export function SystemPanel(props: SystemPanelProps) {
  const { group, known, onAllNotPresent, children, ...actions } = props;
  const { system, complaints } = group;
  const counts = countStatuses(complaints, known.record, known.answers);
  const [isOpen, setOpen] = useState(counts.present > 0);
  return (
    <section className={`surface ${classes.system}`}>
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={classes.head}>
          <IconChevronDown className="chevron" size={20} aria-hidden />
          <span className={classes.titles}>
            <h2>{system.name}</h2>
            <span className={classes.counts}>{countsText(counts)}</span>
          </span>
          {counts.unanswered > 0 ? (
            <span className={classes.badge}>
              {counts.unanswered}
              <span className="unseen"> unanswered</span>
            </span>
          ) : null}
        </summary>
        {isOpen && counts.unanswered > 0 ? (
          <span className={classes.all}>
            <ActionButton
              size="small"
              label={`Mark All Not Present: ${system.name}`}
              onClick={onAllNotPresent}
            >
              Mark All Not Present
            </ActionButton>
          </span>
        ) : null}
        {children}
        <ul className={classes.rows} style={columnsOf(complaints.length)}>
          {complaints.map(complaint => (
            <ComplaintRow key={complaint.id} complaint={complaint} known={known} {...actions} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Where there are two columns one reads down the first, then down the second. */
function columnsOf(count: number): CSSProperties {
  return { '--rows': Math.ceil(count / 2) } as CSSProperties;
}
