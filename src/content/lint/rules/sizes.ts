import type { Rule } from '#content/lint/rule.ts';
import type { Complaint } from '#content/read/content.ts';
import { raisedBy } from '#content/read/placed.ts';
import type { QuestionEntry } from '#content/schema/complaint.ts';

const QUESTIONS = { min: 8, max: 30 } as const;
const CHOICES = { min: 2, max: 12 } as const;
const FEWEST_FOLLOW_UPS = 2;
const FEWEST_DIAGNOSES = 8;

/** 8 to 30 questions, 2 to 12 choices each, at least two follow-ups, at least eight diagnoses to tell apart. */
export const sizes: Rule = {
  name: 'sizes',
  *check(content) {
    for (const complaint of content.complaints) {
      for (const message of faultsIn(complaint)) yield { file: complaint.file, message };
    }
  },
};

function* faultsIn(complaint: Complaint): Generator<string> {
  const { questions } = complaint;
  if (questions.length < QUESTIONS.min || questions.length > QUESTIONS.max) {
    yield `has ${questions.length} questions, not ${QUESTIONS.min} to ${QUESTIONS.max}`;
  }
  const followUps = questions.filter(question => Object.keys(question.when).length > 0).length;
  if (followUps < FEWEST_FOLLOW_UPS) {
    yield `has ${followUps} follow-ups (questions with "when"), fewer than ${FEWEST_FOLLOW_UPS}`;
  }
  const diagnoses = raisedBy(complaint).size;
  if (diagnoses < FEWEST_DIAGNOSES) yield `raises ${diagnoses} diagnoses, fewer than ${FEWEST_DIAGNOSES}`;
  for (const question of questions.filter(hasWrongCount)) {
    yield `${question.key}: has ${question.choices.length} choices, not ${CHOICES.min} to ${CHOICES.max}`;
  }
}

function hasWrongCount({ kind, choices }: QuestionEntry): boolean {
  if (kind === 'number' || kind === 'notes') return false;
  return choices.length < CHOICES.min || choices.length > CHOICES.max;
}
