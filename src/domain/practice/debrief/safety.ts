import { askedInWords, isAskedIn } from '#domain/practice/debrief/asked-in-words.ts';
import { type FactReport, reportsOf } from '#domain/practice/debrief/fact-report.ts';
import { isMedicineTold, isNoWithBut } from '#domain/practice/debrief/medicines-told.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { answerOf, questionOf } from '#domain/practice/debrief/turn-of-talk.ts';
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

const MEDICINES = 'Medicines';

/** Each item by itself: nothing is averaged away. */
export function safetyOf(read: ReadThrough): Safety {
  return {
    allergies: historyItem(read, 'Allergies', ['allergies', 'allergy-reaction']),
    medicines: historyItem(read, MEDICINES, ['medicines', 'medicine-details', 'recent-medicines']),
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

/** What somebody takes is told, not present. */
function toldItem(report: FactReport): SafetyItem {
  const item = safetyItem(report);
  return item.status === 'told' ? { ...item, status: 'answered' } : item;
}

function historyItem(read: ReadThrough, title: string, items: readonly HistoryItem[]): SafetyItem {
  const { turns, facts } = read;
  const intents = items.map(item => `history:${item}` as const);
  const asking = turns.find(({ asked }) => asked.some(intent => intents.some(one => one === intent)));
  // The dose of what was tried for the complaint may be told without a question after medicines.
  const counted = asking === undefined ? intents.slice(0, 1) : intents;
  const known = facts.filter(({ asks }) => asks.some(intent => counted.some(one => one === intent)));
  const told = firstOf(known, 'told') ?? firstOf(known, 'held');
  if (told !== undefined) return withoutFalseNo(read, toldItem({ ...told, title }), told);
  return asking === undefined
    ? unansweredItem(read, title, intents)
    : withoutFalseNo(read, { title, status: 'denied', cite: answerOf(asking) }, undefined);
}

/** Of those told or held: what is there before what is not. */
function firstOf(known: readonly FactReport[], wanted: FactReport['status']): FactReport | undefined {
  const found = known.filter(({ status }) => status === wanted);
  return found.find(({ is }) => is === 'present') ?? found[0];
}

/** Nothing was understood as asking for it: the words may have asked all the same. */
function unansweredItem(
  { turns }: ReadThrough,
  title: string,
  intents: readonly `history:${HistoryItem}`[],
): SafetyItem {
  const misheard = turns.find(turn => isAskedIn({ asks: intents, findings: [] }, askedInWords(turn)));
  return misheard === undefined
    ? { title, status: 'missed', cite: null }
    : { title, status: 'misheard', cite: questionOf(misheard) };
}

/** Nobody has denied what is taken who told of something taken. */
function withoutFalseNo(read: ReadThrough, item: SafetyItem, told: FactReport | undefined): SafetyItem {
  if (item.status !== 'denied') return item;
  const { patient, turns } = read;
  const says = patient.facts.find(({ id }) => id === told?.id)?.says ?? '';
  if (isNoWithBut(says)) return { ...item, status: 'answered' };
  const taken = item.title === MEDICINES ? turns.find(turn => isMedicineTold(patient, turn)) : undefined;
  return taken === undefined ? item : { ...item, status: 'answered', cite: answerOf(taken) };
}

/** What excludes a diagnosis that must not be missed and was not asked, each once. */
export function missedRedFlags({ reference, facts }: ReadThrough): readonly FactReport[] {
  const ids = new Set(reference.mustNotMiss.flatMap(({ excludedBy }) => excludedBy));
  return reportsOf(facts, [...ids]).filter(({ status }) => status === 'missed');
}
