import { likelihoodText } from '#domain/diagnosis/likelihood/ranked.ts';
import type { CommittedDiagnosis } from '#domain/practice/debrief/commitment.ts';
import type { Coverage } from '#domain/practice/debrief/coverage.ts';
import type {
  CommittedCheck,
  DangerCheck,
  DifferentialCheck,
  ReasonCheck,
} from '#domain/practice/debrief/differential-check.ts';
import type { PathStep } from '#domain/practice/debrief/expert-path.ts';
import type { FactStatus } from '#domain/practice/debrief/fact-report.ts';
import type { HypothesesCheck } from '#domain/practice/debrief/hypotheses.ts';
import type { QuestionValue, QuestionValues } from '#domain/practice/debrief/question-values.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import type { SafetyStatus } from '#domain/practice/debrief/safety.ts';
import type { Points, StatementCheck } from '#domain/practice/debrief/statement-check.ts';

// How the debrief is worded, on the screen and on paper.

export const NO_ADVICE = 'Nothing stands out. Look below at what an expert would have asked besides.';

export const OWN_MARKS = 'Marks of this product’s own, not of a validated scale.';

/** How many of the most telling questions are named. */
const MOST_NAMED = 3;

/** Less than so many bits is hardly anything. */
const HARDLY = 0.25;

export const FACT_STATUS_WORDS: Readonly<Record<FactStatus, string>> = {
  told: 'Found',
  held: 'Held back',
  misheard: 'Asked, not understood',
  missed: 'Missed',
};

export const SAFETY_WORDS: Readonly<Record<SafetyStatus, string>> = {
  told: 'Asked, present',
  answered: 'Asked, told',
  denied: 'Asked, denied',
  unknown: 'Asked, not known',
  held: 'Asked, held back',
  misheard: 'Asked, not understood',
  missed: 'Not asked',
};

export const VERDICT_WORDS: Readonly<Record<CommittedCheck['verdict'], string>> = {
  right: 'right',
  listed: 'reasonable to think of',
  near: 'close to what the reference names',
  'not-listed': 'not among the reference’s, which does not make it wrong',
};

const REASON_WORDS: Readonly<Record<ReasonCheck['verdict'], string>> = {
  right: 'so does the reference',
  reversed: 'the reference counts it the other way',
  'not-named': 'the reference does not name it',
};

/** Why the questions that went back to a part stand there. */
export const RETURNS_WORDS =
  'These went back to a part you had left. To follow what was told is no fault; a second round for what was forgotten costs time.';

const URGENCY_WORDS: Readonly<Record<DifferentialCheck['urgency']['verdict'], string>> = {
  right: 'You saw how soon it must be seen.',
  'too-low': 'You gave it more time than there is.',
  'too-high': 'Sooner than it need be: safe, but it takes a place that somebody else may need.',
};

/** Whether it was seen in time what must be seen soon. */
export function urgencyWords({ urgency }: Pick<DifferentialCheck, 'urgency'>): string {
  return URGENCY_WORDS[urgency.verdict];
}

const DANGER_WORDS: Readonly<Record<DangerCheck['verdict'], string>> = {
  kept: 'on your list',
  excluded: 'you excluded it, and had asked what excludes it',
  'excluded-in-part': 'you excluded it, and had asked some of what excludes it',
  'excluded-unasked': 'you excluded it without asking what excludes it',
  'excluded-besides': 'not one of these, and you excluded it',
  'asked-about': 'you asked what excludes it, and did not name it',
  'not-thought-of': 'you did not name it',
};

/** 'You, line 3', 'Patient, line 4'. */
export function citeWords({ by, line }: Cited): string {
  return `${by === 'student' ? 'You' : 'Patient'}, line ${line + 1}`;
}

/** That nothing was said of it: what was taken for something else was perhaps meant so. */
export const NOWHERE = 'In none of your lines, as they were understood.';

export function coverageLead({ essential, relevant }: Coverage): string {
  return `${essential.count} of ${essential.of} essential, ${relevant.count} of ${relevant.of} relevant`;
}

export function commitmentLead({ rightAt }: Pick<DifferentialCheck, 'rightAt'>): string {
  if (rightAt === null) return 'The diagnosis was not among yours.';
  return rightAt === 1 ? 'You named the diagnosis first.' : `You named the diagnosis in place ${rightAt}.`;
}

export function sureWords({ confidence }: CommittedDiagnosis): string {
  return confidence === null ? 'how sure not said' : `${Math.round(confidence * 100)} % sure`;
}

/** How sure the student was of the first diagnosis, beside what came of it; empty where there is none. */
export function calibrationWords({ committed: [first] }: Pick<DifferentialCheck, 'committed'>): string {
  if (first === undefined) return '';
  const outcome = first.verdict === 'right' ? 'it was right' : 'it was not right';
  return `You were ${sureWords(first.diagnosis)} of your first diagnosis, and ${outcome}.`;
}

export function enteredWords({ moments, enteredAt }: HypothesesCheck): string {
  if (enteredAt === null) return 'The right diagnosis never came up among yours.';
  // Whoever was only asked at the end is told by the list itself.
  if (moments.length < 2) return '';
  return enteredAt === moments.at(-1)?.line
    ? 'The right diagnosis was not yet among yours when you were asked in the middle.'
    : `The right diagnosis was among yours when you were asked after line ${enteredAt}.`;
}

/** How the statement was built: what is marked, by so many points of two, and what would make it better. */
export function statementMarks({ qualifiers, narrowing, accuracy }: StatementCheck): readonly {
  readonly name: string;
  readonly points: Points;
  readonly hint: string;
}[] {
  return [
    {
      name: 'Sharpening words',
      points: qualifiers.points,
      hint: hintFor(qualifiers.points, 'Say also', qualifiers.missed),
    },
    { name: 'To the point', points: narrowing.points, hint: narrowingHint(narrowing) },
    {
      name: 'As it was told',
      points: accuracy.points,
      hint: hintFor(accuracy.points, 'Told otherwise', accuracy.wrong),
    },
  ];
}

/** What would bring it to the point: fewer words, the findings that were not named, or the reference's words. */
function narrowingHint({ points, missed, unused, isLong }: StatementCheck['narrowing']): string {
  if (points === 2) return '';
  if (isLong) return 'Shorter: it lists more than it needs.';
  const finding = hintFor(points, 'Name also the findings that matter', missed);
  const words = hintFor(points, 'Words of the reference’s that say more', unused.slice(0, MOST_NAMED));
  // One finding alone does not explain the missing points.
  return missed.length > 1 ? finding : [finding, words].filter(Boolean).join('. ');
}

/** Who has every point need not say it in the reference's words. */
function hintFor(points: Points, lead: string, words: readonly string[]): string {
  return points === 2 || words.length === 0 ? '' : `${lead}: ${words.join('; ')}`;
}

/** A reason of the student's, and what the reference makes of it. */
export function reasonWords(label: string, { words, verdict }: ReasonCheck): string {
  return `${label}: ${words} (${REASON_WORDS[verdict]})`;
}

/** Reasons of the reference. */
export function reasonsWords(label: string, grounds: readonly string[]): string {
  return `${label}: ${grounds.join('; ')}`;
}

export function dangerWords({ diagnosis, verdict }: DangerCheck): string {
  return `${diagnosis.name}: ${DANGER_WORDS[verdict]}`;
}

/** Whether a dangerous diagnosis was dealt with as it should be. */
export function isDangerSeen({ verdict }: DangerCheck): boolean {
  return (
    verdict === 'kept' ||
    verdict === 'excluded' ||
    verdict === 'excluded-besides' ||
    verdict === 'asked-about'
  );
}

/** What the student did of a step of the expert's. */
export function ownStepWords({ asked, known, misheard }: PathStep): string {
  if (asked !== null) return `You, line ${asked.line + 1}`;
  if (misheard !== null) return `You, line ${misheard.line + 1}, not understood`;
  return known === null ? 'Not asked' : `Told in line ${known.line + 1}`;
}

/** Said of the values of questions, as a whole. */
export function valuesLead({ before, questions }: QuestionValues): string {
  const end = questions.at(-1)?.likelihood ?? before.likelihood;
  return `From ${likelihoodText(before.likelihood)} to ${likelihoodText(end)} for what it was`;
}

/** What the values are, and when the right diagnosis was thought of by them. */
export function valuesAbout({ enteredAt }: QuestionValues): string {
  return `Reckoned by this program from what was told up to each line. ${thoughtOfWords(enteredAt)}`;
}

/** 'Odds × 4.0, now 32%'. */
export function worthWords({ moved, likelihood }: QuestionValue): string {
  return `Odds × ${oddsWords(moved)}, now ${likelihoodText(likelihood)}`;
}

/** The questions that moved most towards the right diagnosis (1) or away from it (-1). */
export function strongest({ questions }: QuestionValues, towards: 1 | -1): readonly QuestionValue[] {
  return questions
    .filter(({ moved }) => moved * towards > HARDLY)
    .toSorted((a, b) => (b.moved - a.moved) * towards)
    .slice(0, MOST_NAMED);
}

/** How many times likelier something became, or less likely: 2 bits are four times the odds. */
export function oddsWords(bits: number): string {
  const times = 2 ** bits;
  return times >= 10 ? String(Math.round(times)) : times.toFixed(times < 1 ? 2 : 1);
}

function thoughtOfWords(enteredAt: QuestionValues['enteredAt']): string {
  if (enteredAt === null) return 'It never came among the first three.';
  if (enteredAt === 'beginning') return 'It was among the first three from the beginning.';
  return `It came among the first three with line ${enteredAt + 1}, and stayed there.`;
}
