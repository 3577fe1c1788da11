import type { ReactNode } from 'react';
import classes from './icon-button.module.css';

type IconButtonProps = {
  readonly id?: string;
  /** What the button does; it is all a screen reader gets, and the tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  /** Small and with an edge, where many stand on lines of their own. */
  readonly isCompact?: boolean;
  /** Takes the second click of a double click too: it counts up, or turns pages. */
  readonly isRepeatable?: boolean;
};

/** A button with only an icon on it. */
export function IconButton({
  id,
  label,
  onClick,
  children,
  isDisabled = false,
  isCompact = false,
  isRepeatable = false,
}: IconButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={`bare ${classes.button}`}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      data-compact={isCompact || undefined}
      data-repeats={isRepeatable || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
