import { agedYears, ageWords } from '#domain/case/age.ts';
import { spokenBirthDate } from '#domain/practice/consultation/birth-date.ts';
import { isOwnUnderstanding } from '#domain/practice/consultation/own-understanding.ts';
import { checkSummary } from '#domain/practice/consultation/summary-check.ts';
import { type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { usualReply } from '#domain/practice/consultation/usual-reply.ts';
import type { Intent, TalkAct } from '#domain/practice/intent.ts';

/** What is answered even where something is asked besides. */
const ANSWERED_ALWAYS: readonly TalkAct[] = [
  'name',
  'birth-date',
  'age',
  'consent',
  'privacy',
  'address',
  'comfort',
  'any-questions',
];

const MEETING: readonly TalkAct[] = ['greeting', 'introduction'];

/** What is said to courtesy, to questions about the person and to a summary. */
export function answerTalk(turn: Turn, act: TalkAct, words: string): readonly Piece[] {
  if (act === 'summary' || (act === 'check-understanding' && isOwnUnderstanding(words)))
    return checkSummary(turn, words);
  const intent: Intent = `talk:${act}`;
  const text = filled(turn, usualReply(turn.consultation.patient, intent));
  return [piece(text, { isTalk: !ANSWERED_ALWAYS.includes(act), isMeeting: MEETING.includes(act) })];
}

/** The reply with what only this patient can say: name, age, date of birth, who speaks. */
function filled({ consultation: { patient, today } }: Turn, text: string): string {
  const { name, age, informant, informantName } = patient.person;
  const words: Readonly<Record<string, string>> = {
    name,
    firstName: name.split(' ')[0] ?? name,
    age: ageWords(agedYears(age)).replace(/ years?$/, ''),
    birthDate: spokenBirthDate({ id: patient.id, age }, today),
    informant,
    informantName: informantName ?? name,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
}
