import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from './patient-profile.module.css';
import type { OtherProfile } from './use-profile-draft.ts';

/** Another tab has a profile for the same session; nothing of either is lost before somebody has chosen. */
export function OtherProfileNotice({ other }: { readonly other: OtherProfile | undefined }) {
  if (other === undefined) return null;
  return (
    <div className={classes.other} role="alert">
      <p>The profile was also changed in another tab. Which one is right?</p>
      <ActionButton size="small" onClick={other.show}>
        Show That One
      </ActionButton>
      <ActionButton size="small" onClick={other.keepOwn}>
        Keep This One
      </ActionButton>
    </div>
  );
}
