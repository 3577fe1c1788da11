import type { Complaint, Content } from '#content/read/content.ts';
import type { ChoiceEntry, QuestionEntry } from '#content/schema/complaint.ts';

/** A question with the complaint it belongs to and its position, from 0. */
export type PlacedQuestion = {
  readonly complaint: Complaint;
  readonly question: QuestionEntry;
  readonly index: number;
};

export type PlacedChoice = PlacedQuestion & { readonly choice: ChoiceEntry };

export function questionsOf(content: Content): readonly PlacedQuestion[] {
  return content.complaints.flatMap(complaint =>
    complaint.questions.map((question, index) => ({ complaint, question, index })),
  );
}

export function choicesOf(content: Content): readonly PlacedChoice[] {
  return questionsOf(content).flatMap(placed =>
    placed.question.choices.map(choice => ({ ...placed, choice })),
  );
}

/**
 * The standard questions of every complaint with the places they have in it: the first stands before its own
 * questions, the others after them.
 */
export function standardQuestionsOf({ complaints, standardQuestions }: Content): readonly PlacedQuestion[] {
  return complaints.flatMap(complaint =>
    standardQuestions.map((question, place) => ({
      complaint,
      question,
      index: place === 0 ? -1 : complaint.questions.length + place - 1,
    })),
  );
}

/** Diagnoses which some choice of the complaint speaks for, with the most points a choice gives each. */
export function raisedBy(complaint: Complaint): ReadonlyMap<string, number> {
  const raised = new Map<string, number>();
  for (const { points } of complaint.questions.flatMap(question => question.choices)) {
    for (const [diagnosis, value] of Object.entries(points)) {
      if (value > 0) raised.set(diagnosis, Math.max(value, raised.get(diagnosis) ?? 0));
    }
  }
  return raised;
}

/** How a fault names a question or a choice. */
export function nameOf({ question, choice }: { question: QuestionEntry; choice?: ChoiceEntry }): string {
  return choice === undefined ? question.key : `${question.key} › ${choice.text}`;
}

/** Texts that occur more than once, upper and lower case being the same. */
export function repeated(texts: readonly string[]): readonly string[] {
  const counts = Map.groupBy(texts, text => text.toLowerCase());
  return [...counts.values()].flatMap(group =>
    group.length > 1 && group[0] !== undefined ? [group[0]] : [],
  );
}
