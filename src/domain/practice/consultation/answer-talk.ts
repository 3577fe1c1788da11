import { bringsBadNews, namesDiagnosis } from '#domain/practice/consultation/bad-news.ts';
import { spokenBirthDate } from '#domain/practice/consultation/birth-date.ts';
import { asksToTellBack, isOwnUnderstanding } from '#domain/practice/consultation/own-understanding.ts';
import { spokenAge } from '#domain/practice/consultation/spoken-age.ts';
import { asksForGaps, checkSummary } from '#domain/practice/consultation/summary-check.ts';
import { asked, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { type ReplyKind, usualReply, usualWays } from '#domain/practice/consultation/usual-reply.ts';
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
  const isCheck = act === 'check-understanding' && (isOwnUnderstanding(words) || asksForGaps(words));
  if (act === 'summary' || isCheck) return checkSummary(turn, words);
  const { patient, lines } = turn.consultation;
  const to = specialTo(turn, act, words) ?? (`talk:${act}` satisfies Intent);
  const said = lines.flatMap(({ by, text }) => (by === 'patient' ? [text] : []));
  const isTalk = !ANSWERED_ALWAYS.includes(act);
  const unfit = usualWays(patient, to).filter(text => isUnfit(turn, text, words));
  const text = filled(turn, usualReply(patient, to, [...said, ...unfit]));
  return [
    piece(text, {
      isTalk,
      isMeeting: MEETING.includes(act),
      isParting: act === 'closing',
      isStrong: STRONG.includes(to),
    }),
  ];
}

/** Asks what will be done. */
const WHAT_NEXT =
  /\bwhat(?:'s| is) (?:next|to be done)\b|\bwhat (?:happens|now)\b|\bwhat (?:do we|are you going to) do\b|\bwhat can be done\b|\band (?:now|then)\?/i;

/** The student says that it was right to come. */
const RIGHT_TO_COME = /\bright to (?:bring|come|call)\b/i;

/** Nobody asks for what was said in the same breath, or blames themselves for what they were praised for. */
function isUnfit({ meaning }: Turn, text: string, words: string): boolean {
  const isAskedInVain = meaning.includes('talk:plan') && WHAT_NEXT.test(text);
  return isAskedInVain || (RIGHT_TO_COME.test(words) && /\bcome sooner\b/.test(text));
}

type SpecialReply = `reply:${ReplyKind}` | 'talk:consent';

const BAD_NEWS: SpecialReply = 'reply:bad-news';

/** What nobody leaves without an answer of its own. */
const STRONG: readonly string[] = [BAD_NEWS, 'reply:diagnosis', 'reply:told-back'];

/** By these acts a student tells what may be the matter and what is to be done. */
const TELLING: readonly TalkAct[] = [
  'explain',
  'plan',
  'reassurance',
  'empathy',
  'consent',
  'check-understanding',
  'any-questions',
];

/** By these that it may be this or that. */
const EXPLAINING: readonly TalkAct[] = ['explain', 'check-understanding'];

/** The student wants a yes to what they mean to do. */
const ASKS_LEAVE =
  /\b(?:(?:would|will|is|are) (?:that|this|it|you)(?: be)?|if (?:that|this|it)(?:'s| is)) (?:all right|alright|okay|ok|fine|happy)\b[^.?!]*\?\s*$/i;

/** What is answered otherwise than such an act is as a rule: bad news, and a question for questions, gaps or leave. */
function specialTo(turn: Turn, act: TalkAct, words: string): SpecialReply | null {
  if (act === 'check-understanding' && asksToTellBack(words)) return 'reply:told-back';
  if (TELLING.includes(act) && bringsBadNews(words)) return BAD_NEWS;
  if (EXPLAINING.includes(act) && namesDiagnosis(words)) return 'reply:diagnosis';
  if (act === 'plan' && ASKS_LEAVE.test(words)) return 'talk:consent';
  if (act !== 'any-questions') return null;
  if (asksForGaps(words) || turn.meaning.includes('talk:closing')) return 'reply:nothing-missed';
  const isTold = asked(turn).some(intent => intent === 'talk:explain' || intent === 'talk:plan');
  return isTold ? 'reply:questions-told' : null;
}

/** The reply with what only this patient can say: name, age, date of birth, who speaks. */
function filled({ consultation: { patient, today } }: Turn, text: string): string {
  const { name, age, informant, informantName } = patient.person;
  const words: Readonly<Record<string, string>> = {
    name,
    firstName: name.split(' ')[0] ?? name,
    age: spokenAge(age),
    birthDate: spokenBirthDate({ id: patient.id, age }, today),
    informant,
    informantName: informantName ?? name,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
}
