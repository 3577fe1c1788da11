import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './step-bar.module.css';

type StepAction = {
  readonly label: string;
  readonly onClick?: () => void;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** Something else on the page is the next thing to do. */
  readonly isSecondary?: boolean;
  /** A submit button leaves the click to its form. */
  readonly type?: 'button' | 'submit';
};

type StepBarProps = {
  readonly back?: StepAction;
  readonly primary?: StepAction;
  /** Stands between the two: a second action or a short hint. */
  readonly children?: ReactNode;
};

/** Back at the left, the next action at the right, in the same place on every step. */
export function StepBar({ back, primary, children }: StepBarProps) {
  return (
    <div className={classes.bar}>
      {back === undefined ? <span /> : <BackButton {...back} />}
      <div className={classes.between}>{children}</div>
      {primary === undefined ? null : (
        <ActionButton
          {...primary}
          kind={primary.isSecondary ? 'plain' : 'primary'}
          iconAfter={<IconArrowRight size={18} aria-hidden />}
        >
          {primary.label}
        </ActionButton>
      )}
    </div>
  );
}

function BackButton(back: StepAction) {
  const icon = <IconArrowLeft size={18} aria-hidden />;
  return (
    <ActionButton {...back} kind="plain" icon={icon}>
      <span className={classes.long}>{back.label}</span>
      <span className={classes.short}>{back.label.startsWith('Back') ? 'Back' : back.label}</span>
    </ActionButton>
  );
}
