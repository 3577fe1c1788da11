import { afterEach, describe, expect, it, vi } from 'vitest';
import { caseFormat } from '#domain/record/case-format.ts';
import { CHEST_PAIN, reviewed, withOpenCough } from '#tests/examples/cases.ts';
import { openPage } from '#web/case/fresh-page.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PICTURE = 'data:image/png;base64,AAAA';
const HOUR = 3_600_000;

const kept = (record = reviewed, savedAt = Date.now()) => ({
  anamnesisCase: caseFormat.write(record, savedAt),
});

describe('The case in progress', () => {
  it('is saved at every change, with the time, and opens again', async () => {
    const { useCaseStore, local } = await openPage();
    useCaseStore.getState().change(() => reviewed);
    const saved = JSON.parse(local.getItem('anamnesisCase') ?? '');
    expect(saved).toMatchObject({ version: 3, case: { name: 'Ada Example' } });
    expect(Math.abs(Date.now() - saved.savedAt)).toBeLessThan(60_000);
    const again = await openPage({ anamnesisCase: JSON.stringify(saved) });
    expect(again.useCaseStore.getState().record).toEqual(reviewed);
    expect(again.hasSavedCase()).toBe(true);
  });

  it('writes the answers to complaints only when they change', async () => {
    const { useCaseStore, local } = await openPage(kept());
    useCaseStore.getState().change(record => ({ ...record, name: 'B' }));
    expect(local.getItem('chiefComplaintAnswers')).toBeNull();
    useCaseStore.getState().changeAnswers(answers => ({ ...answers, 3: true }));
    expect(local.writes.get('anamnesisCase')).toBe(2);
    const again = await openPage({
      ...kept(),
      chiefComplaintAnswers: local.getItem('chiefComplaintAnswers') ?? '',
    });
    expect(again.useCaseStore.getState().complaintAnswers).toEqual({ 3: true });
  });

  it('writes the picture of the family under a key of its own, and only when it changes', async () => {
    const { useCaseStore, local } = await openPage(kept());
    const { change } = useCaseStore.getState();
    change(record => ({ ...record, familyDiagramImage: PICTURE }));
    for (const name of ['A', 'Am', 'Ami', 'Amir']) change(record => ({ ...record, name }));
    expect(local.writes.get('familyDiagram')).toBe(1);
    expect(local.getItem('anamnesisCase')).not.toContain('data:image');
    const again = await openPage({
      anamnesisCase: local.getItem('anamnesisCase') ?? '',
      familyDiagram: local.getItem('familyDiagram') ?? '',
    });
    expect(again.useCaseStore.getState().record).toMatchObject({ name: 'Amir', familyDiagramImage: PICTURE });
    again.useCaseStore.getState().change(record => ({ ...record, familyDiagramImage: '' }));
    expect(again.local.getItem('familyDiagram')).toBeNull();
  });

  it('opens with the picture that an older program kept within it, and parts the two at the next change', async () => {
    const { useCaseStore, local } = await openPage(kept({ ...reviewed, familyDiagramImage: PICTURE }));
    expect(useCaseStore.getState().record.familyDiagramImage).toBe(PICTURE);
    useCaseStore.getState().change(record => ({ ...record, name: 'B' }));
    expect(local.getItem('familyDiagram')).toBe(PICTURE);
    expect(local.getItem('anamnesisCase')).not.toContain('data:image');
  });

  it('stays on the page when the browser is full, and is saved as soon as there is room', async () => {
    const { useCaseStore, local } = await openPage(kept());
    const before = local.getItem('anamnesisCase');
    local.room = 10;
    useCaseStore.getState().change(record => ({ ...record, name: 'B' }));
    expect(useCaseStore.getState().record.name).toBe('B');
    expect(local.getItem('anamnesisCase')).toBe(before);
    local.room = Number.POSITIVE_INFINITY;
    useCaseStore.getState().change(record => ({ ...record, age: 46 }));
    expect(JSON.parse(local.getItem('anamnesisCase') ?? '').case).toMatchObject({ name: 'B', age: 46 });
  });

  it('loses only the picture in a browser that has no room for that', async () => {
    const { useCaseStore, local } = await openPage(kept());
    local.room = 5000;
    const picture = PICTURE + 'A'.repeat(5000);
    useCaseStore.getState().change(record => ({ ...record, name: 'B', familyDiagramImage: picture }));
    expect(JSON.parse(local.getItem('anamnesisCase') ?? '').case.name).toBe('B');
    expect(useCaseStore.getState().record.familyDiagramImage).toBe(picture);
  });

  it('is held by the page alone where the browser keeps nothing', async () => {
    const { useCaseStore } = await openPage();
    vi.stubGlobal('window', {});
    useCaseStore.getState().change(() => reviewed);
    expect(useCaseStore.getState().record).toEqual(reviewed);
    useCaseStore.getState().reset('home');
    expect(useCaseStore.getState().record.name).toBe('');
  });
});

describe('Another tab', () => {
  it('is followed when it changes the case or the picture', async () => {
    const { useCaseStore, followOtherTabs, writeElsewhere } = await openPage(kept());
    const stop = followOtherTabs();
    writeElsewhere('anamnesisCase', kept({ ...reviewed, name: 'Elsewhere' }).anamnesisCase);
    expect(useCaseStore.getState().record.name).toBe('Elsewhere');
    writeElsewhere('familyDiagram', PICTURE);
    expect(useCaseStore.getState().record.familyDiagramImage).toBe(PICTURE);
    stop();
    writeElsewhere('anamnesisCase', kept().anamnesisCase);
    expect(useCaseStore.getState().record.name).toBe('Elsewhere');
  });

  it('is followed when it gives the case up, and nothing is written in return', async () => {
    const { useCaseStore, followOtherTabs, writeElsewhere, local } = await openPage(kept());
    followOtherTabs();
    writeElsewhere('anamnesisCase', null);
    expect(useCaseStore.getState().record.name).toBe('');
    expect(local.getItem('anamnesisCase')).toBeNull();
  });

  it('changes nothing here when it writes something else', async () => {
    const { useCaseStore, followOtherTabs, writeElsewhere } = await openPage(kept());
    followOtherTabs();
    const before = useCaseStore.getState().record;
    writeElsewhere('another-program', 'x');
    expect(useCaseStore.getState().record).toBe(before);
  });
});

describe('What belongs to a case', () => {
  const belongings = {
    chiefComplaintAnswers: '{"3":false}',
    familyDiagram: PICTURE,
    savedHistory: JSON.stringify({ id: 'h', owner: 'o', title: 'T', updatedAt: '2026-11-21' }),
    visitedSteps: JSON.stringify({ chiefComplaintId: CHEST_PAIN.id, paths: ['/summary'] }),
  };

  it.each([
    ['is too old', kept(reviewed, Date.now() - 25 * HOUR)],
    ['is none', { anamnesisCase: '{' }],
    ['is missing', {}],
  ])('goes with a case that %s, so that the next patient inherits nothing', async (_, found) => {
    const { useCaseStore, hasSavedCase, readSavedHistory, readVisited } = await openPage({
      ...belongings,
      ...found,
    });
    expect(hasSavedCase()).toBe(false);
    expect(useCaseStore.getState()).toMatchObject({ complaintAnswers: {}, record: { name: '' } });
    expect(useCaseStore.getState().record.familyDiagramImage).toBe('');
    expect(readSavedHistory('o')).toBeNull();
    expect(readVisited(CHEST_PAIN.id)).toEqual([]);
  });

  it('stays with a case of the last 24 hours', async () => {
    const { readSavedHistory, readVisited, useCaseStore } = await openPage({
      ...belongings,
      ...kept(withOpenCough, Date.now() - 23 * HOUR),
    });
    expect(useCaseStore.getState().complaintAnswers).toEqual({ 3: false });
    expect(readSavedHistory('o')?.title).toBe('T');
    expect(readVisited(CHEST_PAIN.id)).toEqual(['/summary']);
  });
});
