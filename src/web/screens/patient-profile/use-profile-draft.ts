import { useState } from 'react';
import type { ProfileForm } from '#domain/case/profile.ts';
import { useAccount } from '#web/api/session.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useTypedProfile } from '#web/case/typed-profile.ts';
import { defaultTaker, formOf } from './profile-form.ts';

/** The profile while it is typed, stored at every change; until somebody is named, the account takes the history. */
export function useProfileDraft(): readonly [ProfileForm, (form: ProfileForm) => void] {
  const record = useCaseStore(state => state.record);
  const account = useAccount();
  const [typed, setTyped] = useState<ProfileForm>(() => ({
    ...formOf(record),
    ...useTypedProfile.getState().typed,
  }));
  const [isTakerTyped, setTakerTyped] = useState(typed.historyTaker !== '');
  const form = isTakerTyped ? typed : { ...typed, historyTaker: defaultTaker(account) };
  const write = (next: ProfileForm) => {
    if (next.historyTaker !== form.historyTaker) setTakerTyped(true);
    setTyped(next);
    const { dateOfHistory: _, ...kept } = next;
    useTypedProfile.setState({ typed: kept });
  };
  return [form, write];
}
