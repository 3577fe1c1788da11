import { expect, test } from 'vitest';
import { path } from '#content/lint/rules/path.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('more than 16 questions to everybody are caught, ideas, concerns and expectations counted', () => {
  const messages = messagesOf(path, draft => {
    const { questions } = at(draft.complaints, 0);
    questions.push(...Array.from({ length: 8 }, () => ({ ...at(questions, 0) })));
  });
  expect(messages).toEqual([
    '18 questions are asked of everybody, with ideas, concerns and expectations; at most 16',
  ]);
});

test('follow-ups are not asked of everybody, nor questions for others', () => {
  const messages = messagesOf(path, draft => {
    const { questions } = at(draft.complaints, 0);
    questions.push(...Array.from({ length: 6 }, () => ({ ...at(questions, 2) })));
    questions.push(...Array.from({ length: 4 }, () => ({ ...at(questions, 0), ages: { from: 2, to: 4 } })));
  });
  expect(messages).toEqual([]);
});

test('more than 16 questions to half the patients of the teaching cases are caught', () => {
  const messages = messagesOf(path, draft => {
    const questions = Array.from({ length: 10 }, (_, index) => [`follow-up-${index}`, 'Yes'] as const);
    for (const { answers } of draft.cases)
      Object.assign(answers['chest-pain'] ?? {}, Object.fromEntries(questions));
  });
  expect(messages).toEqual([
    '17 questions are asked of a typical patient (the median of its teaching cases); at most 16',
  ]);
});
