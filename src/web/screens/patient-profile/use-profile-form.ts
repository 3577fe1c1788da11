import { useEffect, useState } from 'react';
import {
  losesSymptoms,
  type ProfileErrors,
  type ProfileForm,
  profileErrors,
  setProfile,
} from '#domain/case/profile.ts';
import { useAccount } from '#web/api/session.ts';
import { useCase } from '#web/case/case-store.ts';
import { forget, keep, readKept } from '#web/case/kept.ts';
import { focusField } from '#web/controls/error-summary.tsx';
import { defaultTaker, formOf, toDraft, withDraft } from './profile-form.ts';

/** The profile while it is typed: kept at every change, taken into the case by Continue. */
export function useProfileForm(onAccepted: () => void) {
  const { record, change, changeAnswers } = useCase();
  const account = useAccount();
  const [typed, setTyped] = useState(() => withDraft(formOf(record), readKept('profileDraft'), Date.now()));
  const [isTakerTyped, setTakerTyped] = useState(typed.historyTaker !== '');
  const form = isTakerTyped ? typed : { ...typed, historyTaker: defaultTaker(account) };
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt moves the focus, not a correction.
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (attempts > 0 && first !== undefined) focusField(first);
  }, [attempts]);

  const set = <Field extends keyof ProfileForm>(field: Field, value: ProfileForm[Field]) => {
    const next = { ...form, [field]: value };
    setTyped(next);
    if (field === 'historyTaker') setTakerTyped(true);
    keep('profileDraft', toDraft(next, Date.now()));
    setErrors(({ [field as keyof ProfileErrors]: _, ...others }) => others);
  };
  const submit = () => {
    const found = profileErrors(form);
    setErrors(found);
    setAttempts(attempts + 1);
    if (Object.keys(found).length > 0) return;
    if (losesSymptoms(record, form)) setAsking(true);
    else accept();
  };
  const accept = () => {
    if (losesSymptoms(record, form)) {
      changeAnswers(() => ({}));
      forget('symptomAnalysis');
    }
    change(current => setProfile(current, form));
    forget('profileDraft');
    onAccepted();
  };
  return { form, errors, set, submit, isAsking, accept, stay: () => setAsking(false) };
}
