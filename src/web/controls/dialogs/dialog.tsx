import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The row of buttons at the bottom. */
  readonly actions?: ReactNode;
  /** The buttons stand beneath each other, the last one on top, as they do on phones. */
  readonly isStacked?: boolean;
  readonly size?: 'small' | 'normal' | 'wide';
  /** A sheet comes up from the bottom edge. */
  readonly place?: 'centre' | 'sheet';
  /** Set while something runs that must not be left: Escape and the backdrop do nothing. */
  readonly isLocked?: boolean;
};

/** A modal dialog on the browser's own element: it keeps the focus, gives it back, and closes on Escape. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  onClose,
  children,
  actions,
  isStacked = false,
  size = 'normal',
  place = 'centre',
  isLocked = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the document, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    keepScrollbarWidth();
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element?.close();
  }, []);
  const close = () => {
    if (!isLocked) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key; the browser fires cancel for it.
    <dialog
      ref={dialog}
      className={`surface ${classes.dialog}`}
      data-size={size}
      data-place={place}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={classes.inner}>
        <div className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton label="Close" onClick={close} isDisabled={isLocked}>
            <IconX size={20} aria-hidden />
          </IconButton>
        </div>
        <div className={classes.body}>{children}</div>
        {actions === undefined ? null : (
          <div className={classes.actions} data-stacked={isStacked || undefined}>
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** How wide the scrollbar is, for the page not to move while it is gone; it is gone already under another dialog. */
function keepScrollbarWidth(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
}
