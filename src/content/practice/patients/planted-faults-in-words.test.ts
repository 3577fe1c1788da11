import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { type Hearing, plantedConsultation } from '#content/practice/patients/planted-faults.fixture.ts';
import { readParaphrases } from '#content/practice/understanding/read-language.ts';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import { debriefOf } from '#domain/practice/debrief/debrief-of.ts';
import { FAULT_KINDS, type FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import { mannerOf } from '#domain/practice/understanding/manner.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

const CONSULTATIONS = 200;

const { patients } = examplePatients();
const language = wholeLanguage();

const ALONE: QuestionContext = { ...FIRST_QUESTION, complaint: 'fatigue', age: 45 };

/** What goes on with another question, or may be two. */
const NOT_ALONE = /^~|,|\b(?:and|or)\b|[.?!] /;

/** The ways of asking that have no fault of their own. */
const plain = new Map<string, readonly string[]>(
  [...readParaphrases()].map(([label, lines]) => [
    label,
    lines.filter(line => {
      const { jargon, isLeading, isCompound } = mannerOf(language.jargon, line, []);
      return jargon.length === 0 && !isLeading && !isCompound && !NOT_ALONE.test(line);
    }),
  ]),
);

/** Whether the product understands it, said alone. What it does not is measured by `practice:measure`, not here. */
function isUnderstood(words: string, intent: string): boolean {
  const { parts } = understand(language, words, ALONE);
  return parts.length === 1 && parts[0]?.intent === intent;
}

/** Half of what is said is said otherwise, and all of it is understood as the product understands it. */
const AS_TYPED: Hearing = {
  spoken: ({ text, intents }, oneOf) => {
    const [intent, ...more] = intents;
    const others = plain.get(intent ?? '') ?? [];
    if (intent === undefined || more.length > 0 || !oneOf([true, false])) return text;
    const otherwise = oneOf(others);
    return otherwise !== undefined && isUnderstood(otherwise, intent) ? otherwise : text;
  },
  heard: (consultation, words) => understand(language, words, questionContext(consultation)),
};

type Played = {
  readonly planted: readonly FaultKind[];
  /** The same, and what came of itself. */
  readonly meant: readonly FaultKind[];
  readonly found: readonly FaultKind[];
};

function playedWith(seed: number): Played {
  const compiled = patients[seed % patients.length];
  if (compiled === undefined) throw new Error('there is no patient');
  const { consultation, commitment, planted } = plantedConsultation(compiled, seed, AS_TYPED);
  const { reference } = compiled;
  const meant: readonly FaultKind[] = isSaidTwice(consultation) ? [...planted, 'repeats'] : planted;
  const debrief = debriefOf({ consultation, reference, commitment, midway: [], jargon: language.jargon });
  return { planted, meant, found: [...debrief.advice, ...debrief.further].map(({ kind }) => kind) };
}

/** What the questioner says to be polite before a question. */
const POLITE = /^(?:(?:I see|Okay|Thank you|And)[.,]? )+/;

/** Two findings may be asked for in the same words: whoever says them twice repeats them, planted or not. */
function isSaidTwice({ lines }: Consultation): boolean {
  const said = lines.flatMap(line =>
    line.by === 'student' ? line.text.replace(POLITE, '').toLowerCase() : [],
  );
  return new Set(said).size < said.length;
}

test('of 200 conversations in words, understood as the product does, the debrief finds the faults by what was told', () => {
  const played = Array.from({ length: CONSULTATIONS }, (_, seed) => playedWith(seed));
  const kinds = FAULT_KINDS.map(kind => ({
    kind,
    planted: played.filter(one => one.planted.includes(kind)).length,
    found: played.filter(one => one.planted.includes(kind) && one.found.includes(kind)).length,
    false: played.filter(one => !one.meant.includes(kind) && one.found.includes(kind)).length,
  }));
  const sum = (of: 'planted' | 'found' | 'false') => kinds.reduce((total, one) => total + one[of], 0);
  console.table(kinds);
  console.log(
    `found ${sum('found')} of ${sum('planted')}, false ${sum('false')} of ${sum('found') + sum('false')}`,
  );
  // Where what was asked is given, it is 95 and 5 (planted-faults.test.ts): the rest is misunderstood by itself.
  expect(sum('found') / sum('planted')).toBeGreaterThanOrEqual(0.9);
  expect(sum('false') / (sum('found') + sum('false'))).toBeLessThanOrEqual(0.05);
});
