import { hasPatientData } from '#domain/record/has-patient-data.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useTypedProfile } from '#web/case/typed-profile.ts';

/** Whether giving the session up would lose anything, recorded or only typed. */
export function wouldLoseWork(): boolean {
  return useTypedProfile.getState().typed !== null || hasPatientData(useCaseStore.getState().record);
}
