import { useEffect, useMemo, useRef } from 'react';
import { type PinnedRedFlag, pinnedRedFlags } from '#domain/diagnosis/pinned-red-flags.ts';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { announce } from '#web/controls/progress/announce.tsx';

/** The red flags of the case; those that an answer raises while the page stands are said aloud. */
export function usePinnedRedFlags(): readonly PinnedRedFlag[] {
  const answers = useCaseStore(state => state.record.answers);
  const pinned = useMemo(() => pinnedRedFlags(answers), [answers]);
  const known = useRef(pinned);
  useEffect(() => {
    const isKnown = ({ diagnosisId }: PinnedRedFlag) =>
      known.current.some(earlier => earlier.diagnosisId === diagnosisId);
    const raised = pinned.filter(flag => !isKnown(flag));
    known.current = pinned;
    if (raised.length > 0) announce(`Must not miss: ${raised.map(spoken).join('; ')}`);
  }, [pinned]);
  return pinned;
}

function spoken({ name, urgency }: PinnedRedFlag): string {
  return urgency ? `${name}, ${URGENCY_WORDS[urgency].toLowerCase()}` : name;
}
