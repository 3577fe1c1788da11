import type { PracticePatient, UsualAnswer } from '#domain/practice/patient/patient.ts';

/** What is said beside answers: "As I said, …", "None of those." Content words them, too. */
export const REPLY_KINDS = [
  'again',
  'bad-news',
  'diagnosis',
  'evasive',
  'neither',
  'none',
  'nor-else',
  'nor-rest',
  'not-quite',
  'not-sure',
  'not-the-other',
  'not-the-rest',
  'not-there',
  'nothing-missed',
  'nothing-more',
  'questions-told',
  'summary-right',
  'told-back',
  'unclear',
  'which',
] as const;

export type ReplyKind = (typeof REPLY_KINDS)[number];

/** The ways of answering an intent, or of saying one of the replies; the most special that there are. */
export function usualWays({ usual }: PracticePatient, to: string): readonly string[] {
  return usual.findLast(answer => fits(answer, to))?.says ?? [];
}

/** One of the ways, the same for the same patient and question; one that was not said before, where there is one. */
export function usualReply(patient: PracticePatient, to: string, said: readonly string[] = []): string {
  const ways = usualWays(patient, to);
  const start = numberOf(`${patient.id}/${to}`);
  const inTurn = ways.map((_, place) => ways[(start + place) % ways.length] ?? '');
  const isNew = (text: string) => !said.some(before => before.includes(text));
  return inTurn.find(isNew) ?? inTurn[said.length % Math.max(1, ways.length)] ?? '';
}

/** One of the replies. */
export function replyOf(patient: PracticePatient, kind: ReplyKind, about: string): string {
  const ways = usualWays(patient, `reply:${kind}`);
  return ways[numberOf(`${patient.id}/${about}`) % Math.max(1, ways.length)] ?? '';
}

function fits({ to }: UsualAnswer, asked: string): boolean {
  const [before = '', after] = to.split('*');
  if (after === undefined) return to === asked;
  return asked.length >= before.length + after.length && asked.startsWith(before) && asked.endsWith(after);
}

/** A number that a text decides (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619);
  return hash >>> 0;
}
