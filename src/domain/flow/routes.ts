/** The address of every page, once (specification 2.1). `:id` stands for a parameter. */
export const ROUTES = {
  home: '/',
  terms: '/terms',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  accountSettings: '/profile',
  savedHistories: '/saved-histories',
  savedHistory: '/saved-histories/:id',
  practice: '/practice',
  stations: '/practice/stations',
  practicePatient: '/practice/:id',
  progress: '/progress',
  patientProfile: '/patient-profile',
  chiefComplaint: '/chief-complaint',
  confirmation: '/chief-complaint-confirmation',
  questionnaire: '/questionnaire',
  associatedSymptoms: '/associated-symptoms',
  aiSuggestedSymptoms: '/ai-suggested-symptoms',
  reviewOfSystems: '/review-of-systems',
  pastMedicalIllnesses: '/past-medical-illnesses',
  pastSurgicalHistory: '/past-surgical-history',
  accidentsInjuries: '/accidents-injuries',
  medicationHistory: '/medication-history',
  familyHistory: '/family-history',
  socialHistory: '/social-history',
  summary: '/summary',
} as const;

export type RouteName = keyof typeof ROUTES;

export type Route = (typeof ROUTES)[RouteName];

/** Whether a page belongs to practice, which stands beside the session. */
export function isPracticePath(path: string): boolean {
  return path === ROUTES.progress || path === ROUTES.practice || path.startsWith(`${ROUTES.practice}/`);
}
