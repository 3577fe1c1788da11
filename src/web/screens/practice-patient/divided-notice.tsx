import { IconBrowser, IconDevices } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import { useHeldAttempts } from '#web/case/held-attempts.ts';
import { settleHeld } from '#web/case/practice-attempts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Sign } from '#web/controls/page/sign.tsx';
import { useUnsettled } from '#web/practice/keeping/elsewhere.ts';
import { settleElsewhere } from '#web/practice/keeping/practised.ts';
import classes from './practice-patient.module.css';

/** The consultation went on in two places; nothing that was asked in either is lost before somebody has chosen. */
export function DividedNotice({ attempt }: { readonly attempt: Attempt }) {
  const id = attemptId(attempt);
  const isHeld = useHeldAttempts(held => held[id] === attempt);
  const elsewhere = useUnsettled(id);
  if (isHeld)
    return (
      <Which icon={<IconBrowser size={20} aria-hidden />} onChosen={which => settleHeld(attempt, which)}>
        This consultation was also changed in another tab. Which one is right?
      </Which>
    );
  if (elsewhere === null) return null;
  return (
    <Which icon={<IconDevices size={20} aria-hidden />} onChosen={which => settleElsewhere(elsewhere, which)}>
      This consultation was also changed on another device. Which one is right?
    </Which>
  );
}

type WhichProps = {
  readonly icon: ReactNode;
  readonly children: string;
  readonly onChosen: (which: 'theirs' | 'own') => void;
};

function Which({ icon, children, onChosen }: WhichProps) {
  const choice = (
    <>
      <ActionButton size="small" onClick={() => onChosen('theirs')}>
        Show That One
      </ActionButton>
      <ActionButton size="small" onClick={() => onChosen('own')}>
        Keep This One
      </ActionButton>
    </>
  );
  return (
    <div className={classes.divided}>
      <Sign icon={icon} isUrgent action={choice}>
        {children}
      </Sign>
    </div>
  );
}
