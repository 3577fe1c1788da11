import type { MouseEvent, ReactNode } from 'react';
import classes from './action-button.module.css';

type ActionButtonProps = {
  readonly id?: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  /** At most one primary in view. */
  /** `destructive` opens what removes something, `danger` does it. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'destructive' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  readonly type?: 'button' | 'submit';
  /** The id of the form that a submit button outside of it belongs to. */
  readonly form?: string;
  readonly isDisabled?: boolean;
  /** Shows 'Loading...' and ignores clicks, but keeps the focus where it is. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  readonly isWide?: boolean;
  /** Receives the focus when the dialog around it opens. */
  readonly isFirstFocus?: boolean;
  readonly describedBy?: string;
  readonly label?: string;
};

/** Every button with words on it. */
export function ActionButton(props: ActionButtonProps) {
  const { kind = 'plain', size = 'normal', isBusy = false, onClick } = props;
  const [before, after] = isBusy ? [] : [props.icon, props.iconAfter];
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      id={props.id}
      className={classes.button}
      data-kind={kind}
      data-size={size}
      data-busy={isBusy || undefined}
      data-first={props.isFirstFocus || undefined}
      data-before={before ? true : undefined}
      data-after={after ? true : undefined}
      data-wide={props.isWide || undefined}
      type={props.type ?? 'button'}
      form={props.form}
      disabled={props.isDisabled}
      aria-disabled={isBusy || undefined}
      aria-describedby={props.describedBy}
      aria-label={props.label}
      onClick={press}
    >
      {before ? <span className={classes.icon}>{before}</span> : null}
      <span data-label>{isBusy ? 'Loading...' : props.children}</span>
      {after ? <span className={classes.icon}>{after}</span> : null}
    </button>
  );
}
