import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './danger-mark.module.css';

/** Beside a diagnosis that must not be missed in this case. */
export function DangerMark() {
  return (
    <span className={classes.danger}>
      <IconAlertTriangle size={14} aria-hidden /> Must not miss
    </span>
  );
}
