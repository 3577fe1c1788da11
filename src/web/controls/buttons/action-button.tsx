import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
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

const VARIANT = {
  primary: 'filled',
  plain: 'default',
  quiet: 'subtle',
  destructive: 'default',
  danger: 'filled',
} as const;

/** Every button with words on it. */
export function ActionButton(props: ActionButtonProps) {
  const { kind = 'plain', size = 'normal', isBusy = false, onClick } = props;
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return (
    <Button
      id={props.id}
      className={classes.button}
      mod={{ kind, size, busy: isBusy, first: props.isFirstFocus }}
      variant={VARIANT[kind]}
      color={kind === 'danger' ? 'danger' : 'accent'}
      type={props.type ?? 'button'}
      form={props.form}
      disabled={props.isDisabled ?? false}
      aria-disabled={isBusy || undefined}
      aria-describedby={props.describedBy}
      aria-label={props.label}
      leftSection={isBusy ? undefined : props.icon}
      rightSection={isBusy ? undefined : props.iconAfter}
      fullWidth={props.isWide ?? false}
      onClick={press}
    >
      {isBusy ? 'Loading...' : props.children}
    </Button>
  );
}
