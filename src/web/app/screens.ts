import { type ComponentType, createElement } from 'react';
import { PAGES } from '#domain/sections/pages.ts';

export type Screen = {
  readonly path: string;
  /** The document's title, and what a screen reader hears on arrival. */
  readonly title: string;
  /** Every screen is a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
  /** Only for who is signed in. */
  readonly isPersonal?: boolean;
};

export const SCREENS: readonly Screen[] = [
  { path: '/', title: 'Home', load: async () => (await import('#web/screens/home/home.tsx')).Home },
  {
    path: '/terms',
    title: 'Terms and Conditions',
    load: async () => (await import('#web/screens/terms/terms.tsx')).Terms,
  },
  {
    path: '/patient-profile',
    title: 'Patient Profile',
    load: async () => (await import('#web/screens/patient-profile/patient-profile.tsx')).PatientProfile,
  },
  {
    path: '/chief-complaint',
    title: 'Chief Complaint',
    load: async () => (await import('#web/screens/chief-complaint/chief-complaint.tsx')).ChiefComplaint,
  },
  {
    path: '/questionnaire',
    title: 'History Taking',
    load: async () => (await import('#web/screens/questionnaire/questionnaire.tsx')).Questionnaire,
  },
  {
    path: '/associated-symptoms',
    title: 'Associated Symptoms',
    load: async () =>
      (await import('#web/screens/associated-symptoms/associated-symptoms.tsx')).AssociatedSymptoms,
  },
  {
    path: '/chief-complaint-confirmation',
    title: 'Confirm the Symptoms',
    load: async () =>
      (await import('#web/screens/chief-complaint-confirmation/chief-complaint-confirmation.tsx'))
        .ChiefComplaintConfirmation,
  },
  {
    path: '/ai-suggested-symptoms',
    title: 'AI-Suggested Symptoms',
    load: async () =>
      (await import('#web/screens/ai-suggested-symptoms/ai-suggested-symptoms.tsx')).AiSuggestedSymptoms,
  },
  {
    path: '/review-of-systems',
    title: 'Review of Systems',
    load: async () => (await import('#web/screens/review-of-systems/review-of-systems.tsx')).ReviewOfSystems,
  },
  {
    path: '/login',
    title: 'Sign In',
    load: async () => (await import('#web/screens/login/login.tsx')).Login,
  },
  {
    path: '/register',
    title: 'Create Account',
    load: async () => (await import('#web/screens/register/register.tsx')).Register,
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    load: async () => (await import('#web/screens/reset-password/reset-password.tsx')).ResetPassword,
  },
  {
    path: '/profile',
    title: 'Account Settings',
    isPersonal: true,
    load: async () => (await import('#web/screens/profile/profile.tsx')).Profile,
  },
  {
    path: '/saved-histories',
    title: 'Saved Histories',
    isPersonal: true,
    load: async () => (await import('#web/screens/saved-histories/saved-histories.tsx')).SavedHistories,
  },
  {
    path: '/saved-histories/:id',
    title: 'Saved History',
    isPersonal: true,
    load: async () => (await import('#web/screens/saved-history/saved-history.tsx')).SavedHistory,
  },
  ...PAGES.map(page => ({
    path: page.path,
    title: page.title,
    load: async () => {
      const { PastHistory } = await import('#web/screens/past-history/past-history.tsx');
      return () => createElement(PastHistory, { page });
    },
  })),
  {
    path: '/family-history',
    title: 'Family History',
    load: async () => (await import('#web/screens/family-history/family-history.tsx')).FamilyHistory,
  },
  {
    path: '/summary',
    title: 'Clinical Summary',
    load: async () => (await import('#web/screens/summary/summary.tsx')).Summary,
  },
];
