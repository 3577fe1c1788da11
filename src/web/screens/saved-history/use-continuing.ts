import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { SavedHistory } from '#contract/histories.ts';
import { furthestPath } from '#domain/flow/guard.ts';
import { readSavedCase } from '#domain/summary/saved-case.ts';
import { useAccount } from '#web/api/session.ts';
import { continueCase } from '#web/case/whole-case.ts';
import { useReplacing } from '#web/saving/use-replacing.tsx';

const WITHOUT_CASE =
  'This history was saved without its answers, so it cannot be continued. You can still read it here.';
const NOT_READ =
  'This history was saved by a newer version of the program, so it cannot be continued here. You can still read it.';

/** Makes a saved history the running case, asking first where there is one; says why where that is not possible. */
export function useContinuing({ id, title, updated_at, patient_data }: SavedHistory) {
  const owner = useAccount()?.id ?? '';
  const navigate = useNavigate();
  const saved = useMemo(() => readSavedCase(patient_data, Date.now()), [patient_data]);
  const replacing = useReplacing(() => {
    if (saved === undefined) return;
    continueCase(saved, { id, owner, title, updatedAt: updated_at });
    void navigate(furthestPath(saved.record));
  });
  return {
    ...replacing,
    isPossible: saved !== undefined,
    reason: patient_data.case ? NOT_READ : WITHOUT_CASE,
  };
}
