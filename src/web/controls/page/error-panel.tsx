import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './error-panel.module.css';

type ErrorPanelProps = {
  /** Without one nothing has failed, and nothing is shown. */
  readonly message: string | undefined;
  readonly onRetry?: () => void;
  readonly onGoBack?: () => void;
  readonly retryLabel?: string;
  /** More words or another way out, such as a backup download. */
  readonly children?: ReactNode;
};

/** Something failed: what, and what to do about it. Nothing that was typed is lost. */
export function ErrorPanel({ message, onRetry, onGoBack, retryLabel = 'Retry', children }: ErrorPanelProps) {
  if (message === undefined) return null;
  return (
    <div className={classes.panel} role="alert">
      <IconAlertTriangle className={classes.icon} size={22} aria-hidden />
      <div className={classes.words}>
        <p className={classes.message}>{message}</p>
        {children}
        <div className={classes.actions}>
          {onGoBack === undefined ? null : <ActionButton onClick={onGoBack}>Go Back</ActionButton>}
          {onRetry === undefined ? null : <ActionButton onClick={onRetry}>{retryLabel}</ActionButton>}
        </div>
      </div>
    </div>
  );
}
