import { useState } from 'react';
import type { ProfileForm } from '#domain/case/profile.ts';
import { useAccount } from '#web/api/session.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useTypedProfile } from '#web/case/typed-profile.ts';
import { defaultTaker, formOf } from './profile-form.ts';

/** What can be done where another tab has typed, or taken in, a profile since this one did. */
export type OtherProfile = { readonly show: () => void; readonly keepOwn: () => void };

/**
 * The profile while it is typed, stored at every change; until somebody is named, the account takes the history. A tab
 * in which nothing was typed shows what is typed in another.
 */
export function useProfileDraft() {
  const record = useCaseStore(state => state.record);
  const account = useAccount();
  const stored = useTypedProfile(({ typed }) => typed);
  const [own, setOwn] = useState<{ readonly form: ProfileForm; readonly stored: typeof stored }>();
  const typed = own?.form ?? { ...formOf(record), ...stored };
  const [isTakerTyped, setTakerTyped] = useState(typed.historyTaker !== '');
  const hasTaker = isTakerTyped || typed.historyTaker !== '';
  const form = hasTaker ? typed : { ...typed, historyTaker: defaultTaker(account) };
  const write = (next: ProfileForm) => {
    if (next.historyTaker !== form.historyTaker) setTakerTyped(true);
    const { dateOfHistory: _, ...kept } = next;
    setOwn({ form: next, stored: kept });
    useTypedProfile.setState({ typed: kept });
  };
  const isElsewhere = own !== undefined && own.stored !== stored;
  const other: OtherProfile | undefined = isElsewhere
    ? { show: () => setOwn(undefined), keepOwn: () => write(form) }
    : undefined;
  return { typed: [form, write] as const, other };
}
