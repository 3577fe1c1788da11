import { IconChevronDown } from '@tabler/icons-react';
import type { Complaint } from '#domain/review/complaint.ts';
import { countStatuses, countsText, type SystemGroup } from '#domain/review/systems.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ComplaintRow } from '#web/screens/review-of-systems/complaint-row.tsx';
import classes from '#web/screens/review-of-systems/system-panel.module.css';

type SystemPanelProps = {
  readonly group: SystemGroup;
  readonly onNotPresent: (complaint: Complaint) => void;
  readonly onAllNotPresent: () => void;
  /** The complaint may be present: its status is confirmed before its questions open. */
  readonly onAsk: (complaint: Complaint) => void;
};

/** One body system: its counts at the head, its complaints beneath once it is opened. */
export function SystemPanel({ group, onNotPresent, onAllNotPresent, onAsk }: SystemPanelProps) {
  const { record, complaintAnswers } = useCaseStore();
  const { system, complaints } = group;
  const counts = countStatuses(complaints, record, complaintAnswers);
  return (
    <section className={`surface ${classes.system}`}>
      <details open={counts.present > 0}>
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
        <ul className={classes.rows}>
          {complaints.map(complaint => (
            <ComplaintRow
              key={complaint.id}
              complaint={complaint}
              onPresent={() => onAsk(complaint)}
              onNotPresent={() => onNotPresent(complaint)}
            />
          ))}
        </ul>
      </details>
      {counts.unanswered > 0 ? (
        <span className={classes.all}>
          <ActionButton size="small" label={`Mark All Not Present: ${system.name}`} onClick={onAllNotPresent}>
            Mark All Not Present
          </ActionButton>
        </span>
      ) : null}
    </section>
  );
}
