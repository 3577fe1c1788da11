import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Complaint, Content } from '#content/read/content.ts';
import { choicesOf, nameOf, questionsOf } from '#content/read/placed.ts';
import type { QuestionEntry } from '#content/schema/complaint.ts';
import type { Sex } from '#domain/catalogue/questions-for-sex.ts';

type Audience = Sex | 'both';

/** Nothing is asked of, or said about, patients of the sex it cannot apply to. */
export const sex: Rule = {
  name: 'sex',
  *check(content) {
    yield* questionFaults(content);
    yield* choiceFaults(content);
    yield* findingFaults(content);
    yield* caseFaults(content);
  },
};

function* questionFaults(content: Content): Generator<Fault> {
  for (const { complaint, question } of questionsOf(content)) {
    const { file } = complaint;
    if (excludes(complaint.for, question.for)) {
      yield {
        file,
        message: `${question.key}: is for the ${question.for}, its complaint for the ${complaint.for}`,
      };
    }
    for (const parent of complaint.questions.filter(other => other.key in question.when)) {
      if (excludes(parent.for, question.for)) {
        yield {
          file,
          message: `${question.key}: is for the ${question.for}, but waits for a question to the ${parent.for}`,
        };
      }
    }
  }
}

function* choiceFaults(content: Content): Generator<Fault> {
  const impossible = impossibleSexes(content);
  for (const { complaint, question, choice } of choicesOf(content)) {
    const asked = choice.for ?? audience(complaint, question);
    if (excludes(choice.for, audience(complaint, question))) {
      yield {
        file: complaint.file,
        message: `${nameOf({ question, choice })}: is for the ${choice.for}, its question for the other sex`,
      };
    }
    for (const diagnosis of Object.keys(choice.points)) {
      if (asked !== 'both' && impossible.get(diagnosis) === asked) {
        yield {
          file: complaint.file,
          message: `${nameOf({ question, choice })}: ${diagnosis} is impossible in a ${asked}`,
        };
      }
    }
  }
}

function* findingFaults(content: Content): Generator<Fault> {
  const impossible = impossibleSexes(content);
  const complaints = new Map(content.complaints.map(complaint => [complaint.key, complaint]));
  for (const { file, key, findings } of content.diagnoses) {
    for (const finding of Object.keys(findings)) {
      const asked = complaints.get(finding)?.for;
      if (asked !== undefined && asked === impossible.get(key)) {
        yield { file, message: `${key}: is impossible in a ${asked}, but "${finding}" is for the ${asked}` };
      }
    }
  }
}

function* caseFaults(content: Content): Generator<Fault> {
  const impossible = impossibleSexes(content);
  const complaints = new Map(content.complaints.map(complaint => [complaint.key, complaint]));
  for (const { file, title, patient, expected, answers } of content.cases) {
    if (impossible.get(expected) === patient.sex) {
      yield { file, message: `${title}: ${expected} is impossible in a ${patient.sex}` };
    }
    for (const key of Object.keys(answers)) {
      const asked = complaints.get(key)?.for ?? 'both';
      if (excludes(asked, patient.sex)) yield { file, message: `${title}: "${key}" is for the ${asked}` };
    }
  }
}

function audience(complaint: Complaint, question: QuestionEntry): Audience {
  return question.for ?? complaint.for;
}

function excludes(one: Audience = 'both', other: Audience = 'both'): boolean {
  return one !== 'both' && other !== 'both' && one !== other;
}

/** Diagnosis → the sex in which it cannot occur. */
function impossibleSexes(content: Content): ReadonlyMap<string, Sex> {
  return new Map(
    content.diagnoses.flatMap(({ key, sex: factors }): [string, Sex][] => {
      if (factors.male === 0) return [[key, 'male']];
      return factors.female === 0 ? [[key, 'female']] : [];
    }),
  );
}
