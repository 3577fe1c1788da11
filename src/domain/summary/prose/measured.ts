import { type Clause, ofPatient, ofSymptom, whole } from '#domain/summary/prose/clause.ts';

type Worded = readonly [asked: RegExp, clause: (amount: string) => Clause];

/** What a number is of, by the question that asked for it. */
const NUMBERS: readonly Worded[] = [
  [/\b0\b.*\b10\b/, n => ofSymptom('is rated', `${n} out of 10`)],
  [/pillows/i, n => ofPatient('sleeps', `on ${n} pillow${n === '1' ? '' : 's'}`)],
  [/kilograms.*gained/i, n => ofPatient('has gained', `${n} kg`)],
  [/kilograms.*lost/i, n => ofPatient('has lost', `${n} kg`)],
  [/temperature/i, n => whole(`the highest temperature measured was ${n} °C`)],
  [/upper value/i, n => whole(`the highest systolic reading was ${n} mmHg`)],
  [/minutes can you walk/i, n => ofSymptom('begins', `after ${n} minutes of walking`)],
  [/beats/i, n => whole(`a pulse of ${n} a minute was counted`)],
  [/what age/i, n => ofSymptom('began', `at the age of ${n}`)],
  [/get up at night to pass urine/i, n => ofPatient('passes urine', `${times(n)} a night`)],
  [/pass urine from getting up/i, n => ofPatient('passes urine', `${times(n)} by day`)],
  [/infections.*twelve months/i, n => whole(`there have been ${n} infections in twelve months`)],
  [/nights a week/i, n => ofSymptom('soaks the sheets', `${n} nights a week`)],
  [/hours a day/i, n => ofSymptom('lasts', `${n} hours a day`)],
  [/cigarettes/i, n => ofPatient('smoked', `${n} cigarettes a day on average`)],
  [/medicines/i, n => ofPatient('takes', `${n} medicines a day`)],
];

/** The number in a clause; of a question nobody has words for, with what was counted. */
export function numberClause(amount: string, question: string): Clause {
  const known = NUMBERS.find(([asked]) => asked.test(question));
  if (known) return known[1](amount);
  const counted =
    /^(?:[^:]*: )?(?:how many|on how many) (.+?) (?:do|does|did|have|has|are|is|were|was|can|you|it)\b/i.exec(
      question,
    )?.[1];
  return whole(counted ? `the number of ${counted} is ${amount}` : `the figure given is ${amount}`);
}

function times(amount: string): string {
  if (amount === '1') return 'once';
  return amount === '2' ? 'twice' : `${amount} times`;
}

const DURATIONS: readonly Worded[] = [
  [/unconscious/i, time => ofPatient('was unconscious', `for ${time}`)],
  [/\bfever|\bhot\b/i, time => ofPatient('has been feverish', `for ${time}`)],
  [/breastfeeding/i, time => ofPatient('has been breastfeeding', `for ${time}`)],
  [/stiff in the morning/i, time => ofPatient('is stiff', `for ${time} in the morning`)],
  [/last period/i, time => whole(`the last period was ${time} ago`)],
  [/last (?:drink|dose)\b.*\?$/i, time => whole(`the last intake was ${time} earlier`)],
  [/quite well/i, time => ofPatient('was last well', `${time} ago`)],
  [/without contraception/i, time => ofPatient('has been trying', `for ${time}`)],
  [/^how long ago|^since when/i, time => ofSymptom('began', `${time} ago`)],
  [/^over (?:how long|what time)/i, time => ofSymptom('has developed', `over ${time}`)],
];

const OF_ONE_EPISODE =
  /\b(?:each time|one (?:attack|flush|bleed|spell|of them)|a (?:spell|bout)|an? (?:attack|episode)|the jerking)\b/i;

const OR_SO_FAR = /\bor\b|\bif it (?:never|comes)|has (?:it|this)/i;

/** An amount of time in a clause: how long one episode lasts, how long it has been there, or when it began. */
export function durationClause(time: string, question: string, isEpisodic: boolean): Clause {
  const known = DURATIONS.find(([asked]) => asked.test(question));
  if (known) return known[1](time);
  const isOfOne = OF_ONE_EPISODE.test(question);
  if (isOfOne && (isEpisodic || !OR_SO_FAR.test(question))) return whole(`each episode lasts ${time}`);
  return ofSymptom('has lasted', time);
}
