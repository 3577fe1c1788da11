import type { Complaint, Content, Finding } from '#content/read/content.ts';
import type { ChoiceEntry, QuestionEntry } from '#content/schema/complaint.ts';
import { type AgeRange, ALL_AGES } from '#domain/case/fits-age.ts';
import type { Sex } from '#domain/catalogue/questions-for-sex.ts';

/** Who is meant by a question or a choice; `for: none` is nobody. */
export type Audience = { readonly for: Sex | 'both' | 'none'; readonly ages: AgeRange };

type Limits = { readonly for?: Sex | 'both' | undefined; readonly ages?: AgeRange | undefined };

const EVERYBODY: Audience = { for: 'both', ages: ALL_AGES };

/** Who sees a choice: whom its complaint, its question, itself and its finding are for, together. */
export function audienceOfChoice(
  content: Pick<Content, 'findings'>,
  complaint: Complaint,
  question: QuestionEntry,
  choice: ChoiceEntry,
): Audience {
  return [choice, ...findingOf(content, choice)].reduce(
    narrowed,
    audienceOfQuestion(content, complaint, question),
  );
}

/** Who is asked a question: whom its complaint and itself are for, among those whose earlier answers open it. */
export function audienceOfQuestion(
  content: Pick<Content, 'findings'>,
  complaint: Complaint,
  question: QuestionEntry,
): Audience {
  const openers = Object.entries(question.when).flatMap(([parent, values]): readonly Audience[] => {
    if (parent === PRESENT) return content.findings.filter(({ key }) => values.includes(key)).map(asAudience);
    const asked = complaint.questions.find(({ key }) => key === parent);
    // Only what was asked before can open it; anything else is a fault of its own (rule `conditions`).
    if (asked === undefined || complaint.questions.indexOf(asked) >= complaint.questions.indexOf(question))
      return [];
    return asked.choices
      .filter(({ text }) => values.includes(text))
      .map(choice => audienceOfChoice(content, complaint, asked, choice));
  });
  const opened = openers.length === 0 ? EVERYBODY : openers.reduce(widened);
  return [complaint, question].reduce(narrowed, opened);
}

/** The key under which `when` names findings of the whole case instead of choices of an earlier question. */
export const PRESENT = 'present';

function findingOf({ findings }: Pick<Content, 'findings'>, { finding }: ChoiceEntry): Finding[] {
  return findings.filter(({ key }) => key === finding);
}

function asAudience({ for: sex = 'both', ages = ALL_AGES }: Limits | Audience): Audience {
  return { for: sex, ages };
}

function narrowed(audience: Audience, limits: Limits | Audience): Audience {
  const other = asAudience(limits);
  const sexes = new Set([audience.for, other.for].filter(sex => sex !== 'both'));
  const [only] = sexes;
  return {
    for: sexes.size > 1 ? 'none' : (only ?? 'both'),
    ages: {
      from: Math.max(audience.ages.from, other.ages.from),
      to: Math.min(audience.ages.to, other.ages.to),
    },
  };
}

function widened(one: Audience, other: Audience): Audience {
  return {
    for: one.for === other.for ? one.for : 'both',
    ages: {
      from: Math.min(one.ages.from, other.ages.from),
      to: Math.max(one.ages.to, other.ages.to),
    },
  };
}
