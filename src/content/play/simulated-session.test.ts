import { describe, expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { simulateSession } from '#content/play/simulated-session.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { contradictionsIn } from '#domain/findings/contradictions.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';

const SESSIONS = 500;

const playable = provisionalContent(wholeContent(), readIds());
const { vocabulary } = playable.compiled;
const sessions = Array.from({ length: SESSIONS }, (_, seed) => simulateSession(playable, seed + 1));

describe('In 500 sessions with three symptoms each', () => {
  test('a finding is asked once: again only where a single choice had left it open', () => {
    expect(sessions.reduce((sum, { put }) => sum + put.length, 0)).toBeGreaterThan(SESSIONS * 25);
    for (const { put } of sessions) {
      const settled = new Set<string>();
      for (const { question, asked, isAnswered } of put) {
        expect(asked.filter(key => settled.has(key))).toEqual([]);
        if (isAnswered && question.type === QUESTION_TYPE.multi) for (const key of asked) settled.add(key);
      }
    }
  });

  test('a patient who tells the truth is never said to contradict it', () => {
    for (const { said, truth } of sessions) {
      const statements = statementsOf(said, vocabulary);
      expect(contradictionsIn(statements)).toEqual([]);
      expect(statements.filter(({ key, isPresent }) => truth(key) !== isPresent)).toEqual([]);
    }
  });
});
