import { type FactReport, reportsOf } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { answerOf } from '#domain/practice/debrief/turn-of-talk.ts';
import type { HistoryItem } from '#domain/practice/intent.ts';
import type { NamedDiagnosis } from '#domain/practice/patient/reference.ts';

/** What was made of something that nobody may leave out. */
export type SafetyStatus = 'told' | 'answered' | 'denied' | 'unknown' | 'held' | 'misheard' | 'missed';

export type SafetyItem = {
  readonly title: string;
  readonly status: SafetyStatus;
  readonly cite: Cited | null;
};

/** What must be asked in every history, and what excludes each diagnosis that must not be missed. */
export type Safety = {
  readonly allergies: SafetyItem;
  readonly medicines: SafetyItem;
  readonly redFlags: readonly {
    readonly diagnosis: NamedDiagnosis;
    readonly items: readonly SafetyItem[];
  }[];
};

/** Each item by itself: nothing is averaged away. */
export function safetyOf(read: ReadThrough): Safety {
  return {
    allergies: historyItem(read, 'Allergies', ['allergies', 'allergy-reaction']),
    medicines: historyItem(read, 'Medicines', ['medicines', 'medicine-details', 'recent-medicines']),
    redFlags: read.reference.mustNotMiss.map(({ diagnosis, excludedBy }) => ({
      diagnosis,
      items: reportsOf(read.facts, excludedBy).map(redFlagItem),
    })),
  };
}

function safetyItem({ title, status, is, cite }: FactReport): SafetyItem {
  const told: SafetyStatus = is === 'present' ? 'told' : is;
  return { title, status: status === 'told' ? told : status, cite };
}

/** Whether a finding is there or not; when something began, or which vaccinations were given, is neither. */
function redFlagItem(report: FactReport): SafetyItem {
  const item = safetyItem(report);
  const isFinding = report.asks[0]?.startsWith('presence:') === true;
  return report.status === 'told' && !isFinding ? { ...item, status: 'answered' } : item;
}

function historyItem(
  { turns, facts }: ReadThrough,
  title: string,
  items: readonly HistoryItem[],
): SafetyItem {
  const intents = items.map(item => `history:${item}` as const);
  const asking = turns.find(({ asked }) => asked.some(intent => intents.some(one => one === intent)));
  // The dose of what was tried for the complaint may be told without a question after medicines.
  const counted = asking === undefined ? intents.slice(0, 1) : intents;
  const known = facts.filter(({ asks }) => asks.some(intent => counted.some(one => one === intent)));
  const told = known.find(({ status }) => status === 'told') ?? known.find(({ status }) => status === 'held');
  if (told !== undefined) return safetyItem({ ...told, title });
  return asking === undefined
    ? { title, status: 'missed', cite: null }
    : { title, status: 'denied', cite: answerOf(asking) };
}

/** What excludes a diagnosis that must not be missed and was not asked, each once. */
export function missedRedFlags({ reference, facts }: ReadThrough): readonly FactReport[] {
  const ids = new Set(reference.mustNotMiss.flatMap(({ excludedBy }) => excludedBy));
  return reportsOf(facts, [...ids]).filter(({ status }) => status === 'missed');
}
