import { describe, expect, it } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

const language = wholeLanguage();

describe('How something was asked', () => {
  const manner = (utterance: string) => understand(language, utterance, FIRST_QUESTION).manner;

  it('is open if it asks for a story', () => {
    expect(manner('Can you tell me more about the pain?').isOpen).toBe(true);
    expect(manner('What does the pain feel like?').isOpen).toBe(true);
    expect(manner('Do you smoke?').isOpen).toBe(false);
    expect(manner('How many a day?').isOpen).toBe(false);
  });

  it('is leading if it suggests its answer', () => {
    expect(manner('You don’t have a fever, do you?').isLeading).toBe(true);
    expect(manner('So no chest pain?').isLeading).toBe(true);
    expect(manner('Do you have a fever?').isLeading).toBe(false);
    expect(manner('So it began on Monday. You have no fever, have you?').isLeading).toBe(true);
    expect(manner('It didn’t help. And do you have a fever?').isLeading).toBe(false);
    expect(manner('I hear you have a fever; tell me all about it, would you?').isLeading).toBe(false);
    expect(manner('And the fever, how is it?').isLeading).toBe(false);
  });

  it('is compound if several things are asked', () => {
    expect(manner('Any fever or cough?').isCompound).toBe(true);
    expect(manner('Thank you. Any fever?').isCompound).toBe(false);
  });

  it('names words that patients may not know', () => {
    expect(manner('Any dyspnoea?').jargon).toEqual([{ word: 'dyspnoea', plain: 'short of breath' }]);
    expect(manner('Are you short of breath?').jargon).toEqual([]);
  });
});
