import type { FormEvent, ReactNode } from 'react';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from './account-page.module.css';

export type AccountFormProps = {
  readonly onSubmit: (event: FormEvent) => void;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** The fields. */
  readonly children: ReactNode;
  /** Another way on, under the button that submits. */
  readonly otherWay?: ReactNode;
};

/** The form on the card of an account's page: its fields, and the button that submits them. */
export function AccountForm({ onSubmit, submitLabel, isBusy, children, otherWay }: AccountFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      {children}
      <div className={classes.actions}>
        <ActionButton kind="primary" type="submit" isBusy={isBusy} isWide>
          {submitLabel}
        </ActionButton>
        {otherWay}
      </div>
    </form>
  );
}
