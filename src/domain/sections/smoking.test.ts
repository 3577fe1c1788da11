import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { changeField, emptyEntry, settleEntry } from '#domain/sections/entry.ts';
import type { Section } from '#domain/sections/section.ts';
import { smoking } from '#domain/sections/smoking.ts';

function entry(section: Section, values: Record<string, unknown>): HistoryEntry {
  return Object.entries(values).reduce(
    (soFar, [name, value]) => changeField(section, soFar, name, value),
    emptyEntry(section, 'x'),
  );
}

describe('Smoking', () => {
  const smoker = { smokingType: 'Cigarettes', currentStatus: 'Current', amount: '10', duration: '20 years' };

  it('calculates pack years while amount and duration are typed', () => {
    expect(entry(smoking, smoker).packYears).toBe(10);
    expect(entry(smoking, { ...smoker, isPackets: true }).packYears).toBe(200);
    expect(entry(smoking, { ...smoker, duration: '' }).packYears).toBe('');
  });

  it('clears amount and pack years when the type changes', () => {
    const changed = changeField(smoking, entry(smoking, smoker), 'smokingType', 'Pipe');
    expect(changed).toMatchObject({ amount: '', packYears: '' });
  });

  it('grows and shrinks the rows of quit attempts with their count', () => {
    const three = changeField(smoking, entry(smoking, smoker), 'quitAttempts', 3);
    expect(three.quitAttemptDurations).toEqual(['0 months', '0 months', '0 months']);
    const typed = changeField(smoking, three, 'quitAttemptDurations', ['5 weeks', '0 months', '0 months']);
    expect(changeField(smoking, typed, 'quitAttempts', 1).quitAttemptDurations).toEqual(['5 weeks']);
  });

  it('saved as Former zeroes quit attempts and keeps quit duration', () => {
    const saved = settleEntry(
      smoking,
      entry(smoking, { ...smoker, quitAttempts: 2, currentStatus: 'Former', quitDuration: 7 }),
    );
    expect(saved).toMatchObject({ quitAttempts: 0, quitAttemptDurations: [], quitDuration: 7 });
  });

  it('saved as Current keeps quit attempts and clears quit duration', () => {
    const saved = settleEntry(
      smoking,
      entry(smoking, {
        ...smoker,
        currentStatus: 'Former',
        quitDuration: 7,
        quitAttempts: 2,
        smokingType: 'Cigars',
      }),
    );
    expect(saved.quitDuration).toBe(7);
    const current = settleEntry(
      smoking,
      changeField(
        smoking,
        entry(smoking, { ...smoker, quitAttempts: 2, quitDuration: 7 }),
        'currentStatus',
        'Current',
      ),
    );
    expect(current).toMatchObject({ quitAttempts: 2, quitDuration: 0 });
  });

  it('saved as Secondhand Only keeps only type, status and notes', () => {
    const saved = settleEntry(
      smoking,
      entry(smoking, {
        ...smoker,
        quitAttempts: 2,
        quitMethods: ['Cold turkey'],
        notes: 'Husband smokes',
        currentStatus: 'Secondhand Only',
      }),
    );
    expect(saved).toMatchObject({
      smokingType: 'Cigarettes',
      currentStatus: 'Secondhand Only',
      notes: 'Husband smokes',
      amount: '',
      duration: '',
      packYears: '',
      quitAttempts: 0,
      quitMethods: [],
    });
  });
});
