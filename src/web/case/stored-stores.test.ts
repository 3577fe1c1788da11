import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { caseFormat } from '#domain/record/case-format.ts';
import { beginPhase1 } from '#domain/suggestions/symptom-analysis.ts';
import { CHEST_PAIN, COUGH, profiled, reviewed } from '#tests/examples/cases.ts';
import { openPage } from '#web/case/fresh-page.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Page = Awaited<ReturnType<typeof openPage>>;

const SUBJECT = { chiefComplaintId: CHEST_PAIN.id, gender: 'Female' } as const;
const SUGGESTED = {
  suggestions: [{ id: 9, label: 'Wheeze', explanation: 'Because' }],
  source: 'builtin',
} as const;
const RECOMMENDED = {
  recommendations: ['Asthma: since when?'],
  explanation: 'It matters',
  source: 'builtin',
  chiefComplaintId: CHEST_PAIN.id,
} as const;
const LINK = { id: 'h', owner: 'o', title: 'T', updatedAt: '2026-11-21T00:00:00Z' };
const PET = { entry: { id: 'p', petType: 'Cat', petCount: 2 }, isCustom: true };
const MEMBER = { entry: { id: 'm', relationship: '', name: 'Ad' }, isCustom: true };
const LINES = { allergies: 'penicillin: ra' };
const EDITS = { impression: 'Perhaps a migr' };
const PICTURE = 'data:image/png;base64,AAAA';

/** The keys the specification names, and what clears each (specification 27.6, 27.7). */
const LOCAL = [
  'anamnesisCase',
  'familyDiagram',
  'profileDraft',
  'choiceDrafts',
  'entryDrafts',
  'quickLines',
  'documentDrafts',
  'chiefComplaintAnswers',
  'aiSymptomState',
  'aiHistoryRecommendations',
  'visitedSteps',
  'savedHistory',
];

/** Something in every store. */
function fill(page: Page): void {
  page.useCaseStore.getState().change(() => ({ ...reviewed, familyDiagramImage: PICTURE }));
  page.useCaseStore.getState().changeAnswers(() => ({ 3: false }));
  page.storeChoiceDraft(7, 'Some other');
  page.writeDraft('petHistory', PET);
  page.writeDraft('familyHistory', MEMBER);
  page.useQuickLines.setState(LINES, true);
  page.useTypedEdits.setState(EDITS, true);
  page.useTypedProfile.setState({ typed: { name: 'Ma', age: '5x' } });
  page.changeAnalysis(() => beginPhase1(SUBJECT, SUGGESTED));
  page.storeRecommendations('past_medical', RECOMMENDED);
  page.markVisited('/summary', CHEST_PAIN.id);
  page.storeSavedHistory(LINK);
}

/** What every store says. */
function contentsOf(page: Page) {
  return {
    answers: page.useCaseStore.getState().complaintAnswers,
    choice: page.readChoiceDraft(7),
    pet: page.readDraft('petHistory'),
    member: page.readDraft('familyHistory')?.entry.name,
    lines: page.useQuickLines.getState(),
    edits: page.useTypedEdits.getState(),
    typed: page.useTypedProfile.getState().typed,
    analysis: page.useSymptomAnalysis.getState(),
    recommended: page.useRecommendationCache.getState().past_medical,
    visited: page.readVisited(CHEST_PAIN.id),
    link: page.readSavedHistory('o'),
  };
}

const FILLED = {
  answers: { 3: false },
  choice: 'Some other',
  pet: PET,
  member: 'Ad',
  lines: LINES,
  edits: EDITS,
  typed: { name: 'Ma', age: '5x' },
  analysis: beginPhase1(SUBJECT, SUGGESTED),
  recommended: RECOMMENDED,
  visited: ['/summary'],
  link: LINK,
};

function textsIn(local: Storage): Record<string, string> {
  return Object.fromEntries(LOCAL.map(key => [key, local.getItem(key) ?? '']).filter(([, text]) => text));
}

describe('What the browser keeps', () => {
  it('stands under the keys of the specification and opens as it was kept', async () => {
    const page = await openPage();
    fill(page);
    expect(Object.keys(textsIn(page.local))).toEqual(LOCAL);
    expect(contentsOf(page)).toEqual(FILLED);
    expect(contentsOf(await openPage(textsIn(page.local)))).toEqual(FILLED);
  });

  it('opens as the programs before versions kept it', async () => {
    const page = await openPage({
      anamnesisCase: caseFormat.write(reviewed, Date.now()),
      chiefComplaintAnswers: '{"3":false}',
      choiceDrafts: '{"7":"Some other"}',
      entryDrafts: JSON.stringify({ petHistory: PET, familyHistory: MEMBER }),
      quickLines: JSON.stringify(LINES),
      documentDrafts: JSON.stringify(EDITS),
      profileDraft: JSON.stringify({
        savedAt: Date.now(),
        form: { name: 'Ma', age: '5x', dateOfHistory: 'x' },
      }),
      aiSymptomState: JSON.stringify(FILLED.analysis),
      aiHistoryRecommendations: JSON.stringify({ past_medical: RECOMMENDED }),
      visitedSteps: JSON.stringify({ chiefComplaintId: CHEST_PAIN.id, paths: ['/summary'] }),
      savedHistory: JSON.stringify(LINK),
    });
    expect(contentsOf(page)).toEqual(FILLED);
  });

  it.each(['first-pedigrees', 'with-ages', 'last'])(
    'opens as an earlier program left it (%s)',
    async program => {
      const url = new URL(`../../domain/record/saved-version-1-${program}.json`, import.meta.url);
      const left = JSON.parse(readFileSync(url, 'utf8'));
      vi.setSystemTime(left.anamnesisCase.savedAt);
      const page = await openPage(
        Object.fromEntries(Object.entries(left).map(([key, value]) => [key, JSON.stringify(value)])),
      );
      expect(page.hasSavedCase()).toBe(true);
      expect(page.useCaseStore.getState().record).toMatchObject({
        answers: left.anamnesisCase.case.answers,
        familyDiagramImage: left.anamnesisCase.case.familyDiagramImage,
      });
      expect(page.useCaseStore.getState().complaintAnswers).toEqual(left.chiefComplaintAnswers);
      expect(page.useSymptomAnalysis.getState()).toEqual(left.aiSymptomState);
      expect(page.useRecommendationCache.getState()).toEqual(left.aiHistoryRecommendations);
      const { entry, ...draft } = left.entryDrafts.petHistory;
      // Until then a number that was left blank was kept as 0 (specification 13.6).
      expect(entry.yearsOwned).toBe(0);
      expect(page.readDraft('petHistory')).toEqual({ ...draft, entry: { ...entry, yearsOwned: null } });
    },
  );

  it.each(['home', 'begin', 'new-history'] as const)("is cleared by '%s', on the page too", async reset => {
    const page = await openPage();
    const untouched = contentsOf(page);
    fill(page);
    page.useCaseStore.getState().reset(reset);
    expect(textsIn(page.local)).toEqual({});
    expect(contentsOf(page)).toEqual(untouched);
    expect(page.useCaseStore.getState().record.name).toBe('');
  });

  it('is shown by every store when another tab clears it', async () => {
    const page = await openPage();
    const untouched = contentsOf(page);
    fill(page);
    page.followOtherTabs();
    for (const key of LOCAL) page.writeElsewhere(key, null);
    expect(contentsOf(page)).toEqual(untouched);
  });

  it('never stops a page from opening, whatever stands there', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const rubbish = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('null', '{"__proto__":{"x":1}}', nested, 'x'.repeat(1_000_000)),
      fc.json().map(state => `{"version":1,"savedAt":${Date.now()},"case":${state},"entryDrafts":${state}}`),
      fc.constantFrom(...LOCAL).chain(damaged),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...LOCAL), rubbish), async kept => {
        const page = await openPage(kept);
        const opened = contentsOf(page);
        expect(JSON.stringify(opened)).toBeDefined();
        page.useCaseStore.getState().change(record => ({ ...record, name: 'B' }));
        expect(JSON.parse(page.local.getItem('anamnesisCase') ?? '').case.name).toBe('B');
      }),
      { numRuns: 60 },
    );
  });
});

/** A good text of some store with a part of it replaced. */
function damaged(key: string): fc.Arbitrary<string> {
  const good: Readonly<Record<string, object>> = {
    aiSymptomState: FILLED.analysis,
    aiHistoryRecommendations: { past_medical: RECOMMENDED },
    entryDrafts: { petHistory: PET },
    savedHistory: LINK,
  };
  const value = good[key] ?? { 3: true };
  return fc
    .tuple(fc.constantFrom(...Object.keys(value)), fc.jsonValue())
    .map(([field, other]) => JSON.stringify({ ...value, [field]: other }));
}

describe('What was suggested', () => {
  it('goes when the complaint becomes another', async () => {
    const page = await openPage();
    fill(page);
    page.useCaseStore
      .getState()
      .change(record => ({ ...record, chiefComplaint: { ...COUGH, isAnswered: false } }));
    expect(page.useSymptomAnalysis.getState().initialized).toBe(false);
    expect(page.local.getItem('aiSymptomState')).toBeNull();
  });

  it('goes when the complaint became another before it was looked at', async () => {
    const page = await openPage();
    fill(page);
    const again = await openPage({
      ...textsIn(page.local),
      anamnesisCase: caseFormat.write(profiled, Date.now()),
    });
    expect(again.useSymptomAnalysis.getState().initialized).toBe(false);
  });
});

describe('A saved history', () => {
  it('is known to its owner only', async () => {
    const page = await openPage();
    page.storeSavedHistory(LINK);
    expect(page.readSavedHistory('somebody else')).toBeNull();
    page.forgetSavedHistory();
    expect(page.readSavedHistory('o')).toBeNull();
  });

  it('is followed only from the state this browser saved', async () => {
    const page = await openPage();
    page.storeSavedHistory(LINK);
    page.followSavedHistory({ id: 'h', from: 'another state', updatedAt: 'later' });
    expect(page.readSavedHistory('o')).toEqual(LINK);
    page.followSavedHistory({ id: 'h', from: LINK.updatedAt, updatedAt: 'later' });
    expect(page.readSavedHistory('o')?.updatedAt).toBe('later');
  });
});
