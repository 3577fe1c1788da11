/** A picture of docs/screens.md: which it is, what it is called there, and how it is taken. */
export type Picture = {
  readonly file: string;
  readonly title: string;
  readonly colorScheme: 'light' | 'dark';
  readonly isPhone?: boolean;
};

/** In the order of a visit. */
export const GALLERY: readonly Picture[] = [
  { file: 'home', title: 'Home', colorScheme: 'light' },
  { file: 'questionnaire', title: 'A question, and what was answered before it', colorScheme: 'light' },
  { file: 'questionnaire-dark', title: 'The same in dark', colorScheme: 'dark' },
  { file: 'review-of-systems', title: 'The review of systems', colorScheme: 'light' },
  { file: 'family-history', title: 'The pedigree draws itself', colorScheme: 'light' },
  { file: 'summary', title: 'The clinical document and its differential', colorScheme: 'light' },
  { file: 'summary-dark', title: 'The same in dark', colorScheme: 'dark' },
  { file: 'practice', title: 'Practice patients', colorScheme: 'light' },
  {
    file: 'consultation',
    title: 'A practice patient answers questions in one’s own words',
    colorScheme: 'light',
  },
  { file: 'debrief', title: 'The debrief afterwards', colorScheme: 'light' },
  { file: 'phone-questionnaire', title: 'A question', colorScheme: 'light', isPhone: true },
  { file: 'phone-consultation', title: 'A consultation', colorScheme: 'dark', isPhone: true },
  { file: 'phone-summary', title: 'The summary', colorScheme: 'dark', isPhone: true },
];
