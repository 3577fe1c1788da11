import { describe, expect, it } from 'vitest';
import { isAnswered, readSent, send } from '#domain/practice/attempt/sent.ts';
import type { Line } from '#domain/practice/consultation/consultation.ts';

const ANSWER = { by: 'patient', text: 'Yes.', facts: [], held: [], usual: [], cues: [], offers: [] } as const;

function said(...questions: string[]): readonly Line[] {
  return questions.flatMap(text => [{ by: 'student', text, asked: [] } as const, ANSWER]);
}

describe('What was sent', () => {
  it('waits in its order, each for the line it will be', () => {
    const attempt = { lines: said('Hello.') };
    const one = send(attempt, [], { words: 'Do you smoke?', intent: null, tab: 'a' });
    const two = send(attempt, one, { words: 'And drink?', intent: 'history:alcohol', tab: 'a' });
    expect(two).toEqual([
      { words: 'Do you smoke?', intent: null, tab: 'a', line: 2 },
      { words: 'And drink?', intent: 'history:alcohol', tab: 'a', line: 4 },
    ]);
  });

  it('is answered where it stands among the lines, and not where the same was asked before', () => {
    const [sent] = send({ lines: said('Why?') }, [], { words: 'Why?', intent: null, tab: 'a' });
    if (sent === undefined) throw new Error('nothing was sent');
    expect(isAnswered({ lines: said('Why?') }, sent)).toBe(false);
    expect(isAnswered({ lines: said('Why?', 'When?') }, sent)).toBe(false);
    expect(isAnswered({ lines: said('Why?', 'Why?') }, sent)).toBe(true);
  });

  it('is believed after a reload if it is whole', () => {
    const sent = { words: 'Why?', intent: null, tab: 'a', line: 2 };
    expect(readSent(sent)).toEqual(sent);
    expect(readSent({ ...sent, intent: 'no intent' })).toBeUndefined();
    expect(readSent({ ...sent, line: -1 })).toBeUndefined();
    expect(readSent({ words: 'Why?', intent: null, tab: 'a' })).toBeUndefined();
  });
});
