import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { Complaint } from '#domain/review/complaint.ts';

export type StandingQuestion = {
  /** The texts of the chief complaints behind which it is asked. */
  readonly behind: readonly string[];
  /** The text of the symptom. */
  readonly ask: string;
  readonly gender?: 'Male' | 'Female';
  /** Years, both inclusive. */
  readonly from?: number;
  readonly to?: number;
};

/**
 * What no clinician leaves out, whatever the odds: the alarm symptoms of each complaint's textbook chapter, where
 * missing one is worse than asking once too often.
 */
export const STANDING_QUESTIONS: readonly StandingQuestion[] = [
  {
    behind: ['Abdominal pain', 'Nausea and vomiting', 'Fainting', 'Painful periods and pelvic pain'],
    ask: 'Missed periods',
    gender: 'Female',
    from: 12,
    to: 52,
  },
  { behind: ['Back pain'], ask: 'Urinary incontinence', from: 12 },
  { behind: ['Headache'], ask: 'Loss or blurring of vision', from: 5 },
  { behind: ['Cough'], ask: 'Coughing blood', from: 40 },
  { behind: ['Limb weakness', 'Numbness or tingling'], ask: 'Difficulty speaking', from: 18 },
  { behind: ['Chest pain', 'Palpitations'], ask: 'Fainting', from: 5 },
  { behind: ['Constipation', 'Diarrhoea', 'Fatigue'], ask: 'Rectal bleeding', from: 50 },
  {
    behind: ['Difficulty swallowing', 'Heartburn and indigestion', 'Back pain'],
    ask: 'Weight loss',
    from: 50,
  },
];

/** The open complaints that this patient is asked about whatever the odds, in the order of the table. */
export function standingQuestions(
  chief: Complaint | undefined,
  { age, gender }: Pick<CaseFacts, 'age' | 'gender'>,
  open: readonly Complaint[],
): readonly Complaint[] {
  if (!chief) return [];
  return STANDING_QUESTIONS.filter(
    question =>
      question.behind.includes(chief.text) &&
      (question.gender === undefined || question.gender === gender) &&
      age !== null &&
      age >= (question.from ?? 0) &&
      age <= (question.to ?? 150),
  ).flatMap(({ ask }) => open.find(({ text }) => text === ask) ?? []);
}
