import { useNavigate } from 'react-router';
import { furthestPath } from '#domain/flow/guard.ts';
import { hasSavedCase, useCaseStore } from '#web/case/case-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';

/** Leads to where the session stands, unless its case is too old to open. */
export function ResumeButton() {
  const navigate = useNavigate();
  const record = useCaseStore(state => state.record);
  if (!hasSavedCase()) return null;
  return (
    <ActionButton size="large" onClick={() => navigate(furthestPath(record))}>
      Resume session
    </ActionButton>
  );
}
