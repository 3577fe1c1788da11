import { type ComponentType, createElement } from 'react';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import type { HistoryStep, StepPath } from '#domain/flow/steps.ts';

export type Screen = {
  /** The document's title, and what a screen reader hears on arrival. */
  readonly title: string;
  /** Every screen is a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
  /** Only for who is signed in. */
  readonly isPersonal?: boolean;
};

type Screens<Path extends Route> = Readonly<Record<Path, Screen>>;

/** The screens of the session's steps. A step that is forgotten here does not compile. */
export const STEP_SCREENS: Screens<StepPath> = {
  [ROUTES.patientProfile]: {
    title: 'Patient Profile',
    load: async () => (await import('#web/screens/patient-profile/patient-profile.tsx')).PatientProfile,
  },
  [ROUTES.chiefComplaint]: {
    title: 'Chief Complaint',
    load: async () => (await import('#web/screens/chief-complaint/chief-complaint.tsx')).ChiefComplaint,
  },
  [ROUTES.questionnaire]: {
    title: 'History Taking',
    load: async () => (await import('#web/screens/questionnaire/questionnaire.tsx')).Questionnaire,
  },
  [ROUTES.associatedSymptoms]: {
    title: 'Associated Symptoms',
    load: async () =>
      (await import('#web/screens/associated-symptoms/associated-symptoms.tsx')).AssociatedSymptoms,
  },
  [ROUTES.confirmation]: {
    title: 'Confirm the Symptoms',
    load: async () =>
      (await import('#web/screens/chief-complaint-confirmation/chief-complaint-confirmation.tsx'))
        .ChiefComplaintConfirmation,
  },
  [ROUTES.aiSuggestedSymptoms]: {
    title: 'AI-Suggested Symptoms',
    load: async () =>
      (await import('#web/screens/ai-suggested-symptoms/ai-suggested-symptoms.tsx')).AiSuggestedSymptoms,
  },
  [ROUTES.reviewOfSystems]: {
    title: 'Review of Systems',
    load: async () => (await import('#web/screens/review-of-systems/review-of-systems.tsx')).ReviewOfSystems,
  },
  [ROUTES.pastMedicalIllnesses]: pastHistory(ROUTES.pastMedicalIllnesses, 'Past Medical History'),
  [ROUTES.pastSurgicalHistory]: pastHistory(ROUTES.pastSurgicalHistory, 'Past Surgical History'),
  [ROUTES.accidentsInjuries]: pastHistory(ROUTES.accidentsInjuries, 'Accidents & Injuries'),
  [ROUTES.medicationHistory]: pastHistory(ROUTES.medicationHistory, 'Medication History'),
  [ROUTES.familyHistory]: {
    title: 'Family History',
    load: async () => (await import('#web/screens/family-history/family-history.tsx')).FamilyHistory,
  },
  [ROUTES.socialHistory]: pastHistory(ROUTES.socialHistory, 'Social History'),
  [ROUTES.summary]: {
    title: 'Clinical Summary',
    load: async () => (await import('#web/screens/summary/summary.tsx')).Summary,
  },
};

/** The screens outside the session; the same holds for them. */
export const OTHER_SCREENS: Screens<Exclude<Route, StepPath>> = {
  [ROUTES.home]: {
    title: 'Home',
    load: async () => (await import('#web/screens/home/home.tsx')).Home,
  },
  [ROUTES.terms]: {
    title: 'Terms and Conditions',
    load: async () => (await import('#web/screens/terms/terms.tsx')).Terms,
  },
  [ROUTES.login]: {
    title: 'Sign In',
    load: async () => (await import('#web/screens/login/login.tsx')).Login,
  },
  [ROUTES.register]: {
    title: 'Create Account',
    load: async () => (await import('#web/screens/register/register.tsx')).Register,
  },
  [ROUTES.resetPassword]: {
    title: 'Reset Password',
    load: async () => (await import('#web/screens/reset-password/reset-password.tsx')).ResetPassword,
  },
  [ROUTES.accountSettings]: {
    title: 'Account Settings',
    isPersonal: true,
    load: async () => (await import('#web/screens/profile/profile.tsx')).Profile,
  },
  [ROUTES.savedHistories]: {
    title: 'Saved Histories',
    isPersonal: true,
    load: async () => (await import('#web/screens/saved-histories/saved-histories.tsx')).SavedHistories,
  },
  [ROUTES.savedHistory]: {
    title: 'Saved History',
    isPersonal: true,
    load: async () => (await import('#web/screens/saved-history/saved-history.tsx')).SavedHistory,
  },
  [ROUTES.practice]: {
    title: 'Practice Patients',
    load: async () => (await import('#web/screens/practice/practice.tsx')).Practice,
  },
  [ROUTES.stations]: {
    title: 'Stations on Paper',
    load: async () => (await import('#web/screens/stations/stations.tsx')).Stations,
  },
  [ROUTES.practicePatient]: {
    title: 'Practice Patient',
    load: async () => (await import('#web/screens/practice-patient/practice-patient.tsx')).PracticePatient,
  },
  [ROUTES.progress]: {
    title: 'Progress',
    load: async () => (await import('#web/screens/progress/progress.tsx')).Progress,
  },
};

/** The pages of past history share one screen. Their sections arrive with it: other pages do without. */
function pastHistory(path: HistoryStep['path'], title: string): Screen {
  return {
    title,
    load: async () => {
      const { PastHistory } = await import('#web/screens/past-history/past-history.tsx');
      return () => createElement(PastHistory, { path });
    },
  };
}
