import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Complaint } from '#domain/review/complaint.ts';
import { countStatuses, countsText, type SystemGroup } from '#domain/review/systems.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import type { Known } from '#web/findings/use-known.ts';
import { ComplaintRow } from '#web/screens/review-of-systems/complaint-row.tsx';
import classes from '#web/screens/review-of-systems/system-panel.module.css';

type SystemPanelProps = {
  readonly group: SystemGroup;
  readonly known: Known;
  readonly onAskAbout: (complaint: Complaint) => void;
  readonly onNotPresent: (complaint: Complaint) => void;
  readonly onAllNotPresent: () => void;
  /** The complaint may be present: its status is confirmed before its questions open. */
  readonly onAsk: (complaint: Complaint) => void;
  /** What was marked here a moment ago, with the way back. */
  readonly children: ReactNode;
};

/** One body system: its counts at the head, its complaints beneath once it is opened. */
export function SystemPanel(props: SystemPanelProps) {
  const { group, known, onAskAbout, onNotPresent, onAllNotPresent, onAsk, children } = props;
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
        {children}
        <ul className={classes.rows}>
          {complaints.map(complaint => (
            <ComplaintRow
              key={complaint.id}
              complaint={complaint}
              known={known}
              onAskAbout={() => onAskAbout(complaint)}
              onPresent={() => onAsk(complaint)}
              onNotPresent={() => onNotPresent(complaint)}
            />
          ))}
        </ul>
      </details>
      {isOpen && counts.unanswered > 0 ? (
        <span className={classes.all}>
          <ActionButton size="small" label={`Mark All Not Present: ${system.name}`} onClick={onAllNotPresent}>
            Mark All Not Present
          </ActionButton>
        </span>
      ) : null}
    </section>
  );
}
