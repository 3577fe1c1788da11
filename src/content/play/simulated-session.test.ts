import { describe, expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { simulateSession } from '#content/play/simulated-session.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import { contradictionsIn } from '#domain/findings/contradictions.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { backupOf } from '#domain/summary/backup.ts';
import { findingsTold } from '#domain/summary/findings-told.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';

const SESSIONS = 500;

const playable = provisionalContent(wholeContent(), readIds());
const { vocabulary } = playable.compiled;
const complaints = complaintsFrom(playable.compiled);
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

  test('every finding that was told or denied stands once in the summary, once in the full text and in the backup', () => {
    for (const { said } of sessions) {
      const input = { ...said, complaints, vocabulary };
      const structured = structuredSummary(input);
      const text = fullHistoryText(input);
      const backup = JSON.stringify(backupOf(said.record, structured, text));
      const [lines = ''] = structured.ReviewOfSystems.split('\n\n');
      for (const isPresent of [true, false]) {
        const names = findingsTold(input)
          .filter(told => told.isPresent === isPresent)
          .map(({ finding }) => finding.name);
        const line = lines.split('\n').find(other => other.startsWith(isPresent ? 'Present: ' : 'Denied: '));
        expect(line?.slice(line.indexOf(': ') + 2) ?? '').toBe(names.join(', '));
        for (const name of names) expect(backup).toContain(JSON.stringify(name).slice(1, -1));
      }
      const keys = findingsTold(input).map(({ finding }) => finding.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
