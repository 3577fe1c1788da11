import type { Fault, Rule } from '#content/lint/rule.ts';
import { denialOf } from '#content/read/denial.ts';
import { nameOf, type PlacedQuestion, questionsOf } from '#content/read/placed.ts';
import { isUncertain } from '#content/read/uncertain.ts';
import type { ChoiceEntry, QuestionEntry } from '#content/schema/complaint.ts';

const WITH_MEANING: ReadonlySet<QuestionEntry['kind']> = new Set(['single', 'multi', 'order']);

const LONGEST_PHRASE = 70;

/** A patient's words, not a physician's. */
const FIRST_PERSON = /\b(I|I'm|I've|my|me|myself|we|our)\b/;

/**
 * Every choice says what it means: a finding that is present, one that is denied, or an attribute of the complaint in
 * a physician's phrase. A denial of the whole question means what the other choices mean; who does not know says
 * nothing.
 */
export const means: Rule = {
  name: 'means',
  *check(content) {
    const known = new Set(content.findings.map(finding => finding.key));
    for (const placed of questionsOf(content)) {
      const { file } = placed.complaint;
      for (const choice of placed.question.choices) {
        for (const message of faultsOf(placed, choice, known))
          yield { file, message: `${nameOf({ ...placed, choice })}: ${message}` } satisfies Fault;
      }
    }
  },
};

function* faultsOf({ question }: PlacedQuestion, choice: ChoiceEntry, known: ReadonlySet<string>) {
  const { finding, denies, phrase } = choice;
  for (const key of [finding, denies]) {
    if (key !== undefined && !known.has(key)) yield `there is no finding "${key}"`;
  }
  if (finding !== undefined && denies !== undefined) yield 'is one finding and denies another';
  if (phrase !== undefined) yield* phraseFaults(phrase);
  const isSilent = [finding, denies, phrase].every(meaning => meaning === undefined);
  if (isSilent && WITH_MEANING.has(question.kind) && !meansByItself(question, choice))
    yield 'has no finding, denies none, and no phrase says what attribute it is';
}

/** A denial of the whole question denies the findings of the others, if they have any. */
function meansByItself({ kind, choices }: QuestionEntry, choice: ChoiceEntry): boolean {
  if (isUncertain(choice.text)) return true;
  return (
    denialOf(choices, kind === 'multi') === choice && choices.some(({ finding }) => finding !== undefined)
  );
}

function* phraseFaults(phrase: string): Generator<string> {
  if (FIRST_PERSON.test(phrase)) yield `"${phrase}" is how a patient speaks`;
  if (/[.!?]$/.test(phrase)) yield `"${phrase}" is part of a sentence and ends like one`;
  if (/^[A-Z][a-z]/.test(phrase) && !/^[A-Z][a-z]+('s)? [a-z]*(pyramid|sign)/.test(phrase))
    yield `"${phrase}" stands in mid-sentence and begins with a capital`;
  if (phrase.length > LONGEST_PHRASE) yield `"${phrase}" is longer than ${LONGEST_PHRASE} characters`;
}
