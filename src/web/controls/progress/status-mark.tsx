import { IconCheck, IconCircle, IconMinus, IconPlayerSkipForward } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status-mark.module.css';

export type Status = 'good' | 'skipped' | 'absent' | 'open';

type StatusMarkProps = {
  readonly status: Status;
  /** The word for it: 'Present', 'Answered', 'Skipped'. Colour alone never tells. */
  readonly children: ReactNode;
  /** Only the icon is drawn; the word is still read out. */
  readonly isCompact?: boolean;
};

const ICON = {
  good: IconCheck,
  skipped: IconPlayerSkipForward,
  absent: IconMinus,
  open: IconCircle,
} as const;

/** Green answered or present, amber skipped or not asked, grey not present, an empty ring for still open. */
export function StatusMark({ status, children, isCompact = false }: StatusMarkProps) {
  const Icon = ICON[status];
  return (
    <span className={classes.mark} data-status={status} data-compact={isCompact || undefined}>
      <Icon size={16} stroke={2.2} aria-hidden />
      <span className={classes.word}>{children}</span>
    </span>
  );
}
