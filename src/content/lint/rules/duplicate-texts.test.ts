import { expect, test } from 'vitest';
import { duplicateTexts } from '#content/lint/rules/duplicate-texts.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('the sample repeats nothing', () => {
  expect(messagesOf(duplicateTexts)).toEqual([]);
});

test('a repeated question, question key or choice is caught, whatever its case', () => {
  const messages = messagesOf(duplicateTexts, draft => {
    const { questions } = at(draft.complaints, 0);
    at(questions, 1).ask = 'how did it start?';
    at(questions, 1).key = 'onset';
    at(at(questions, 1).choices, 1).text = 'CENTRE';
  });
  expect(messages).toEqual([
    'question "How did it start?" occurs more than once',
    'question key "onset" occurs more than once',
    'onset: choice "Centre" occurs more than once',
  ]);
});

test('a repeated complaint, diagnosis, risk or case is caught across files', () => {
  const messages = messagesOf(duplicateTexts, draft => {
    draft.complaints.push({ ...at(draft.complaints, 0), file: 'complaints/general/chest-pain.yaml' });
    draft.diagnoses.push(at(draft.diagnoses, 0));
    draft.risks.push(at(draft.risks, 0));
    draft.cases.push(at(draft.cases, 0));
  });
  expect(messages).toEqual([
    expect.stringContaining('complaint "Chest pain" occurs in complaints/cardiovascular'),
    expect.stringContaining('diagnosis "Name of dissection"'),
    expect.stringContaining('diagnosis key "dissection"'),
    expect.stringContaining('risk "social/smoking"'),
    expect.stringContaining('case "A man with a heavy chest"'),
  ]);
});
