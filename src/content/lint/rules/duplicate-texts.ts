import type { Fault, Rule } from '#content/lint/rule.ts';
import type { Content } from '#content/read/content.ts';
import { questionsOf, repeated } from '#content/read/placed.ts';

/** Nothing that must be told apart has the same words. */
export const duplicateTexts: Rule = {
  name: 'duplicate-texts',
  *check(content) {
    for (const { file, questions } of content.complaints) {
      yield* faults(
        file,
        'question',
        questions.map(question => question.ask),
      );
      yield* faults(
        file,
        'question key',
        questions.map(question => question.key),
      );
    }
    for (const { complaint, question } of questionsOf(content)) {
      yield* faults(
        complaint.file,
        `${question.key}: choice`,
        question.choices.map(choice => choice.text),
      );
    }
    yield* acrossFiles(content);
  },
};

function* acrossFiles(content: Content): Generator<Fault> {
  const { complaints, diagnoses, risks, cases } = content;
  yield* located(
    'complaint',
    complaints.map(({ file, complaint }) => ({ file, text: complaint })),
  );
  yield* located(
    'diagnosis',
    diagnoses.map(({ file, name }) => ({ file, text: name })),
  );
  yield* located(
    'diagnosis key',
    diagnoses.map(({ file, key }) => ({ file, text: key })),
  );
  yield* located(
    'risk',
    risks.map(({ file, section, key }) => ({ file, text: `${section}/${key}` })),
  );
  yield* located(
    'case',
    cases.map(({ file, title }) => ({ file, text: title })),
  );
}

function* faults(file: string, what: string, texts: readonly string[]): Generator<Fault> {
  for (const text of repeated(texts)) yield { file, message: `${what} "${text}" occurs more than once` };
}

function* located(what: string, entries: readonly { file: string; text: string }[]): Generator<Fault> {
  for (const group of Map.groupBy(entries, entry => entry.text.toLowerCase()).values()) {
    const files = group.map(entry => entry.file).join(', ');
    for (const { file, text } of group.slice(1))
      yield { file, message: `${what} "${text}" occurs in ${files}` };
  }
}
