import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, attemptId, attemptOf, beginAttempt } from '#domain/practice/attempt/attempt.ts';
import type { Line } from '#domain/practice/consultation/consultation.ts';
import { openPage } from '#web/case/fresh-page.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Tab = Awaited<ReturnType<typeof openPage>>;

const NOW = 1_800_000_000_000;
const SETTINGS = { mode: 'exam', minutes: 8, asksThoughts: true } as const;

const begun = (patientId: number, later = 0) =>
  beginAttempt({ patientId, settings: SETTINGS, now: NOW + later, today: '2026-11-23' });

const question = (text: string): Line => ({ by: 'student', text, asked: [] });

const ask = (text: string) => (before: Attempt) => ({ ...before, lines: [...before.lines, question(text)] });

/** Two tabs in which the same was begun; the second sleeps: it hears nothing of what the first stores. */
async function twoTabs() {
  const awake = await openPage();
  awake.storeBegun(begun(1));
  awake.storeBegun(begun(2));
  return { awake, asleep: await openPage({}, awake.local) };
}

/** What the browser has stored. */
function stored({ local }: Tab, patientId: number): Attempt | null {
  const { practiceAttempts } = JSON.parse(local.getItem('practiceAttempts') ?? '{}');
  return attemptOf(Object.values(practiceAttempts), patientId);
}

const said = (attempt: Attempt | null) => attempt?.lines.map(({ text }) => text);

describe('A tab that slept', () => {
  it('writes over no attempt of another patient that went on in the other', async () => {
    const { awake, asleep } = await twoTabs();
    awake.changeAttempt(1, ask('Do you smoke?'));
    asleep.changeAttempt(2, ask('Do you drink?'));
    expect(said(stored(awake, 1))).toEqual(['Do you smoke?']);
    expect(said(stored(awake, 2))).toEqual(['Do you drink?']);
    expect(asleep.useHeldAttempts.getState()).toEqual({});
  });

  it('goes on with its own where the same one went on, and nothing is written over before one has chosen (specification 27.15)', async () => {
    const { awake, asleep } = await twoTabs();
    awake.changeAttempt(1, ask('Do you smoke?'));
    asleep.changeAttempt(1, ask('Do you drink?'));
    asleep.changeAttempt(1, ask('Any allergies?'));
    expect(said(stored(awake, 1))).toEqual(['Do you smoke?']);
    const [own] = Object.values(asleep.useHeldAttempts.getState());
    expect(said(own ?? null)).toEqual(['Do you drink?', 'Any allergies?']);
  });

  it('shows the other where that is chosen, and goes on from there', async () => {
    const { awake, asleep } = await twoTabs();
    awake.changeAttempt(1, ask('Do you smoke?'));
    asleep.changeAttempt(1, ask('Do you drink?'));
    asleep.settleHeld(begun(1), 'theirs');
    asleep.changeAttempt(1, ask('Any allergies?'));
    expect(said(stored(awake, 1))).toEqual(['Do you smoke?', 'Any allergies?']);
    expect(asleep.useHeldAttempts.getState()).toEqual({});
  });

  it('stores its own as the later where that is chosen', async () => {
    const { awake, asleep } = await twoTabs();
    awake.changeAttempt(1, ask('Do you smoke?'));
    const before = stored(awake, 1)?.changedAt ?? 0;
    asleep.changeAttempt(1, ask('Do you drink?'));
    const [own] = Object.values(asleep.useHeldAttempts.getState());
    asleep.settleHeld(own as Attempt, 'own');
    expect(said(stored(awake, 1))).toEqual(['Do you drink?']);
    expect(stored(awake, 1)?.changedAt).toBeGreaterThan(before);
    expect(asleep.useHeldAttempts.getState()).toEqual({});
  });

  it('asks nothing where both did the same, as when the time of an exam is up', async () => {
    const { awake, asleep } = await twoTabs();
    const end = (before: Attempt): Attempt => ({ ...before, stage: 'commitment' });
    awake.changeAttempt(1, end);
    asleep.changeAttempt(1, end);
    expect(asleep.useHeldAttempts.getState()).toEqual({});
    expect(stored(asleep, 1)?.stage).toBe('commitment');
  });

  it('changes nothing of what was committed in the other, and shows it (specification 31.15)', async () => {
    const { awake, asleep } = await twoTabs();
    awake.changeAttempt(1, before => ({ ...before, stage: 'debrief' }));
    asleep.changeAttempt(1, ask('Do you drink?'));
    expect(stored(awake, 1)).toMatchObject({ stage: 'debrief', lines: [] });
    expect(asleep.readAttempts()[attemptId(begun(1))]?.stage).toBe('debrief');
    expect(asleep.useHeldAttempts.getState()).toEqual({});
  });

  it('does not commit before one has chosen', async () => {
    const { awake, asleep } = await twoTabs();
    expect(asleep.isOnlyHere(begun(1))).toBe(true);
    awake.changeAttempt(1, ask('Do you smoke?'));
    expect(asleep.isOnlyHere(begun(1))).toBe(false);
    expect(Object.keys(asleep.useHeldAttempts.getState())).toEqual([attemptId(begun(1))]);
  });

  it('begins no second attempt with a patient, but follows (specification 27.15)', async () => {
    const { awake, asleep } = await twoTabs();
    awake.storeBegun(begun(3));
    awake.changeAttempt(3, ask('Do you smoke?'));
    asleep.storeBegun(begun(3, 5000));
    expect(said(stored(awake, 3))).toEqual(['Do you smoke?']);
    expect(Object.keys(asleep.readAttempts())).toHaveLength(3);
  });

  it('brings nothing back that was deleted in the other', async () => {
    const { awake, asleep } = await twoTabs();
    awake.forget('signed-out');
    asleep.changeAttempt(1, ask('Do you drink?'));
    expect(asleep.local.getItem('practiceAttempts')).toBeNull();
    expect(asleep.readAttempts()).toEqual({});
  });

  it('loses no result that the other has added', async () => {
    const { awake, asleep } = await twoTabs();
    const result = (patientId: number) => ({
      patientId,
      beganAt: NOW,
      at: NOW + patientId,
      mode: 'exam' as const,
      door: '',
      system: '',
      level: 'classic' as const,
      confidence: 1,
      isRight: true,
      topics: [],
      lookAlike: null,
    });
    awake.addPracticeResult(result(1));
    asleep.addPracticeResult(result(2));
    expect(asleep.readResults().map(({ patientId }) => patientId)).toEqual([1, 2]);
    expect(awake.readResults()).toEqual(asleep.readResults());
  });
});

describe('A tab that hears of the others', () => {
  it('follows them, and what they did not change stays as it was, so that an answer on its way finds its place', async () => {
    const { awake, asleep } = await twoTabs();
    const stop = awake.followOtherTabs();
    const before = awake.readAttempts()[attemptId(begun(1))];
    asleep.changeAttempt(2, ask('Do you drink?'));
    awake.writeElsewhere('practiceAttempts', asleep.local.getItem('practiceAttempts'));
    expect(said(awake.readAttempts()[attemptId(begun(2))] ?? null)).toEqual(['Do you drink?']);
    expect(awake.readAttempts()[attemptId(begun(1))]).toBe(before);
    stop();
  });
});
