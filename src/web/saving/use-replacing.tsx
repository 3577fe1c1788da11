import { lazy, Suspense, useState } from 'react';
import { mayLoseWork } from '#web/case/may-lose-work.ts';

/** It knows how a case is told and saved, which is much to load: who has nothing to lose does without. */
const ReplaceDialog = lazy(async () => ({
  default: (await import('#web/saving/replace-dialog.tsx')).ReplaceDialog,
}));

/** Does what replaces the running case, asking first where there is one. */
export function useReplacing(replace: () => void) {
  const [isAsking, setAsking] = useState(false);
  const begin = async () => {
    if (await mayLoseWork()) setAsking(true);
    else replace();
  };
  const close = () => setAsking(false);
  const go = () => {
    close();
    replace();
  };
  return {
    begin: () => void begin(),
    dialog: isAsking ? (
      <Suspense>
        <ReplaceDialog onReplace={go} onClose={close} />
      </Suspense>
    ) : null,
  };
}
