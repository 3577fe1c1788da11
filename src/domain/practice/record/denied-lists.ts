import { type HistoryItem, parseIntent } from '#domain/practice/intent.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';
import type { HistoryList } from '#domain/sections/pages.ts';

/** The page of past history that an item of it asks for as a whole. */
const LIST_OF: Partial<Record<HistoryItem, HistoryList>> = {
  illnesses: 'pastMedicalIllnesses',
  operations: 'pastSurgicalHistory',
  transfusions: 'transfusionHistory',
  accidents: 'accidentsInjuries',
  medicines: 'medicationHistory',
  allergies: 'allergies',
  family: 'familyHistory',
  smoking: 'smokingHistory',
  alcohol: 'alcoholHistory',
  travel: 'travelHistory',
  pets: 'petHistory',
};

/** The lists of which a patient has said that there is nothing. */
export function deniedLists(facts: readonly Fact[]): HistoryList[] {
  const denied = facts.filter(({ is }) => is === 'denied').flatMap(({ asks }) => asks.map(parseIntent));
  return denied.flatMap(parts => (parts?.frame === 'history' ? (LIST_OF[parts.item] ?? []) : []));
}
