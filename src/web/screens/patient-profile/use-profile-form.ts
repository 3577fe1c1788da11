import { useState } from 'react';
import { losesSymptoms, profileErrors, setProfile } from '#domain/case/profile.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { forget } from '#web/case/stored-store.ts';
import { useTypedProfile } from '#web/case/typed-profile.ts';
import { useForm } from '#web/form/use-form.ts';
import { useProfileDraft } from './use-profile-draft.ts';

/** The form of the profile; Continue takes it into the case, and asks first where that loses symptoms. */
export function useProfileForm(onAccepted: () => void) {
  const { record, change, changeAnswers } = useCaseStore();
  const [isAsking, setAsking] = useState(false);
  const { typed, other } = useProfileDraft();
  const form = useForm({
    typed,
    errorsIn: profileErrors,
    onAccepted: values => (losesSymptoms(record, values) ? setAsking(true) : accept()),
  });
  const accept = () => {
    if (losesSymptoms(record, form.values)) {
      changeAnswers(() => ({}));
      forget('other-subject');
    }
    change(current => setProfile(current, form.values));
    useTypedProfile.setState({ typed: null });
    onAccepted();
  };
  return { form, other, isAsking, accept, stay: () => setAsking(false) };
}
