import { IconAlertTriangle, IconBrowser } from '@tabler/icons-react';
import { hasPatientData } from '#domain/record/has-patient-data.ts';
import { settleDividedCase, useCaseStore } from '#web/case/case-store.ts';
import { useStorageState } from '#web/case/storage-state.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Sign } from '#web/controls/page/sign.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import { downloadBackup } from '#web/saving/download-backup.ts';
import { useSummary } from '#web/saving/use-summary.ts';

const REFUSED =
  'This browser keeps nothing more: its storage is full or switched off. What you do is lost when this page is closed.';
const DIVIDED = 'This session was also changed in another tab. Which one is right?';

/** What the browser cannot keep, and what two tabs keep differently. */
export function StorageSigns() {
  const { isRefused, isCaseDivided } = useStorageState();
  const hasCase = useCaseStore(({ record }) => hasPatientData(record));
  return (
    <>
      {isRefused ? (
        <Sign
          icon={<IconAlertTriangle size={20} aria-hidden />}
          isUrgent
          action={hasCase ? <Backup /> : null}
        >
          {REFUSED}
        </Sign>
      ) : null}
      {isCaseDivided ? (
        <Sign icon={<IconBrowser size={20} aria-hidden />} isUrgent action={<Choice />}>
          {DIVIDED}
        </Sign>
      ) : null}
    </>
  );
}

/** Its own component: who has no case needs no summary. */
function Backup() {
  const summary = useSummary(useKnown());
  return (
    <ActionButton size="small" isDisabled={summary.isSettling} onClick={() => downloadBackup(summary)}>
      Download JSON Backup
    </ActionButton>
  );
}

function Choice() {
  return (
    <>
      <ActionButton size="small" onClick={() => settleDividedCase('theirs')}>
        Show That One
      </ActionButton>
      <ActionButton size="small" onClick={() => settleDividedCase('own')}>
        Keep This One
      </ActionButton>
    </>
  );
}
