import { type HistoryItem, parseIntent } from '#domain/practice/intent.ts';

/** The parts of a history, in the order in which they are written. */
export const TOPICS = ['complaint', 'associated', 'past', 'medicines', 'family', 'social', 'view'] as const;

export type Topic = (typeof TOPICS)[number];

/** What the parts are called. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  complaint: 'The complaint',
  associated: 'Other symptoms',
  past: 'Past history',
  medicines: 'Medicines and allergies',
  family: 'Family',
  social: 'Life and habits',
  view: "The patient's own view",
};

const MEDICINES: readonly HistoryItem[] = [
  'medicines',
  'medicine-details',
  'adherence',
  'over-the-counter',
  'recent-medicines',
  'allergies',
  'allergy-reaction',
];

const PAST: readonly HistoryItem[] = [
  'illnesses',
  'operations',
  'hospital-stays',
  'anaesthesia',
  'transfusions',
  'accidents',
  'vaccinations',
  'last-period',
  'cycle',
  'pregnancies',
  'pregnant-now',
  'menopause',
  'smear',
  'birth',
  'development',
  'feeding',
  'immunisation-child',
  'general-health',
  'screening',
];

const SYMPTOMS: readonly HistoryItem[] = [
  'appetite',
  'weight',
  'sleep',
  'bowel',
  'bladder',
  'energy',
  'mood',
];

/** The part of the history that a question belongs to; none for talk and open questions. */
export function topicOf(intent: string): Topic | undefined {
  const parts = parseIntent(intent);
  switch (parts?.frame) {
    case 'presence':
      return parts.finding.startsWith('family-') ? 'family' : 'associated';
    case 'attribute':
      return parts.finding === null ? 'complaint' : 'associated';
    case 'history':
      return topicOfItem(parts.item);
    case 'ice':
      return 'view';
    default:
      return undefined;
  }
}

function topicOfItem(item: HistoryItem): Topic {
  if (MEDICINES.includes(item)) return 'medicines';
  if (PAST.includes(item)) return 'past';
  if (SYMPTOMS.includes(item)) return 'associated';
  return item.startsWith('family') ? 'family' : 'social';
}
