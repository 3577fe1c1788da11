import { expect, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import { optionsOfPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { meant } from '#domain/practice/understanding/whose.ts';

const language = wholeLanguage();

const COUGH: QuestionContext = { ...FIRST_QUESTION, complaint: 'cough', sex: 'male', age: 58 };

function whose(said: string, attribute: Intent, context: Partial<QuestionContext>): Intent {
  const now = { ...COUGH, ...context };
  return meant(language, attribute, optionsOfPiece(language, said, now).heard, now);
}

const BRUISED = { lastIntents: ['presence:rash'], toldFindings: ['easy-bruising'] } as const;

const VOMITED = { lastIntents: ['presence:vomiting'], toldFindings: ['vomiting'] } as const;

test('a few words go on with what was told last', () => {
  expect(whose('how many times a day would that be', 'attribute:frequency', VOMITED)).toBe(
    'attribute:frequency:vomiting',
  );
  expect(whose('how often is that happening now', 'attribute:frequency', VOMITED)).toBe(
    'attribute:frequency:vomiting',
  );
  expect(whose('how often', 'attribute:frequency', { ...VOMITED, toldFindings: [] })).toBe(
    'attribute:frequency',
  );
});

test('where it is and what eases it is not asked of an allergy, nor anything of a relative’s illness', () => {
  const after = (finding: string, said: string, attribute: Intent) =>
    whose(said, attribute, { lastIntents: [`presence:${finding}`], toldFindings: [finding] });
  expect(after('drug-allergy', 'does anything make it better', 'attribute:relieving')).toBe(
    'attribute:relieving',
  );
  expect(after('drug-allergy', 'when was that', 'attribute:onset')).toBe('attribute:onset:drug-allergy');
  expect(after('family-premature-heart-disease', 'when did it start', 'attribute:onset')).toBe(
    'attribute:onset',
  );
  expect(after('vomiting', 'does anything make it better', 'attribute:relieving')).toBe(
    'attribute:relieving:vomiting',
  );
});

test('what is named and was told is asked about, also where it is', () => {
  expect(whose('where are the bruises', 'attribute:site', BRUISED)).toBe('attribute:site:easy-bruising');
  expect(whose('is it worse with the bruises', 'attribute:aggravating', BRUISED)).toBe(
    'attribute:aggravating',
  );
});

test('"the pain" is what was told that is called so, unless the complaint is', () => {
  const told = { lastIntents: VOMITED.lastIntents, toldFindings: ['abdominal-pain', 'vomiting'] } as const;
  expect(whose('when did the pain start', 'attribute:onset', { ...told, complaint: 'diarrhoea' })).toBe(
    'attribute:onset:abdominal-pain',
  );
  expect(whose('when did the pain start', 'attribute:onset', { ...told, complaint: 'back-pain' })).toBe(
    'attribute:onset',
  );
});

test('"it" is what an answer told by itself, unless that was more of the complaint', () => {
  const told = { toldFindings: ['vomiting'], toldLast: ['vomiting'] } as const;
  const after = (...lastIntents: readonly Intent[]) =>
    whose('and when did that start', 'attribute:onset', { ...told, lastIntents });
  expect(after('presence:fever')).toBe('attribute:onset:vomiting');
  expect(after('history:appetite', 'talk:empathy')).toBe('attribute:onset:vomiting');
  expect(after('open:start')).toBe('attribute:onset');
  expect(after('attribute:severity')).toBe('attribute:onset');
});

test('an illness that was told of is asked about by its name', () => {
  const had = { toldFindings: ['myocardial-infarction-past'] } as const;
  expect(whose('when did you have the heart attack', 'attribute:onset', had)).toBe(
    'attribute:onset:myocardial-infarction-past',
  );
  expect(whose('when did you have the heart attack', 'attribute:onset', {})).toBe('attribute:onset');
});

test('an ache and what is sore is a pain that was told', () => {
  const told = { lastIntents: ['presence:fever'], toldFindings: ['chest-pain'] } as const;
  for (const said of ['where do you get the ache', 'where is it sore'])
    expect(whose(said, 'attribute:site', told)).toBe('attribute:site:chest-pain');
});

test('a symptom that the patient has is meant by its name, and told of by the part it is in, though the complaint has another', () => {
  const itches = { complaint: 'abdominal-swelling', ownFindings: ['pruritus'] } as const;
  expect(whose('when did the itching start', 'attribute:onset', itches)).toBe('attribute:onset:pruritus');
  expect(whose('when did the itching start', 'attribute:onset', { ...itches, ownFindings: [] })).toBe(
    'attribute:onset',
  );
  const ache = { complaint: 'headache', toldFindings: ['jaw-claudication'] } as const;
  expect(whose('since when the jaw', 'attribute:onset', ache)).toBe('attribute:onset:jaw-claudication');
  expect(whose('since when the jaw', 'attribute:onset', { ...ache, complaint: 'jaw-pain' })).toBe(
    'attribute:onset',
  );
});

test('what was asked a moment ago in the same breath is gone on with, if the patient has it', () => {
  const asked = { lastIntents: ['presence:anorexia'], ownFindings: ['anorexia'] } as const;
  expect(whose('and since when', 'attribute:onset', asked)).toBe('attribute:onset:anorexia');
});

test('"How old was she?" is of the relative who was spoken of, unless the patient is spoken for', () => {
  const ill = {
    lastIntents: ['presence:family-breast-cancer'],
    toldFindings: ['family-breast-cancer'],
  } as const;
  expect(whose('how old was she when she got it', 'attribute:onset', ill)).toBe(
    'attribute:onset:family-breast-cancer',
  );
  expect(whose('how old was she', 'attribute:onset', { ...ill, informant: 'parent' })).toBe(
    'attribute:onset',
  );
  expect(whose('when did it start', 'attribute:onset', ill)).toBe('attribute:onset');
});

test('who asks since when of what is there asks only that, and of what is not there whether it is', () => {
  const darker = (context: Partial<QuestionContext>) =>
    whose('since when has your skin been darker', 'presence:hyperpigmentation', context);
  expect(darker({ ownFindings: ['hyperpigmentation'] })).toBe('attribute:onset:hyperpigmentation');
  expect(darker({})).toBe('presence:hyperpigmentation');
  expect(
    whose('is your skin darker', 'presence:hyperpigmentation', { ownFindings: ['hyperpigmentation'] }),
  ).toBe('presence:hyperpigmentation');
});

test('how old a relative was is asked of the illness that was told of', () => {
  const aunt = { toldFindings: ['family-kidney-stones'] };
  const said = 'how old was your aunt when they took it out';
  expect(whose(said, 'presence:family-bowel-cancer', aunt)).toBe('attribute:onset:family-kidney-stones');
  expect(whose(said, 'presence:family-bowel-cancer', {})).toBe('presence:family-bowel-cancer');
});

test('a telling word of what is there points to it', () => {
  const own = { ownFindings: ['weight-loss'] };
  expect(whose('when did the weight start to go', 'attribute:onset', own)).toBe(
    'attribute:onset:weight-loss',
  );
  expect(whose('when did it start to get worse', 'attribute:onset', own)).toBe('attribute:onset');
});

test('breathlessness has no place, and nothing is taken for a lift', () => {
  const after = (finding: string, said: string, attribute: Intent) =>
    whose(said, attribute, {
      complaint: 'chest-pain',
      lastIntents: [`presence:${finding}`],
      toldFindings: [finding],
    });
  expect(after('dyspnoea', 'where is it exactly', 'attribute:site')).toBe('attribute:site');
  expect(after('dyspnoea', 'when did it start', 'attribute:onset')).toBe('attribute:onset:dyspnoea');
  expect(after('heavy-lifting', 'have you taken anything for it', 'attribute:treatment-tried')).toBe(
    'attribute:treatment-tried',
  );
});
