import { expect, test } from 'vitest';
import { bundle } from '#content/lint/rules/bundle.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test.each(['Nausea or vomiting', 'Smoking, diabetes', 'Arm/leg', 'Red; swollen'])('%s is caught', text => {
  const messages = messagesOf(bundle, draft => {
    at(at(at(draft.complaints, 0).questions, 7).choices, 0).text = text;
  });
  expect(messages).toEqual([`with › ${text}: joins several things in one choice`]);
});

test.each(['Vomiting (being sick, retching)', 'Yes, on effort', 'One or two', 'A day or so', '1 or 2 cups'])(
  '%s is one thing',
  text => {
    const messages = messagesOf(bundle, draft => {
      at(at(at(draft.complaints, 0).questions, 7).choices, 0).text = text;
    });
    expect(messages).toEqual([]);
  },
);

test('true synonyms may be declared', () => {
  const messages = messagesOf(bundle, draft => {
    const choice = at(at(at(draft.complaints, 0).questions, 7).choices, 0);
    Object.assign(choice, { text: 'Hives or wheals', synonymous: true });
  });
  expect(messages).toEqual([]);
});
