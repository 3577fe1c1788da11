import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_IDS, settledIds, textOf } from '#content/compile/ids.ts';
import { at, changedContent, sampleContent } from '#content/sample-content.fixture.ts';

const first = settledIds(sampleContent(), NO_IDS);

test('ids of the same content do not change', () => {
  expect(textOf(settledIds(sampleContent(), first))).toBe(textOf(first));
});

test('a new entry gets an id above all others, wherever it stands', () => {
  const content = changedContent(draft => {
    at(at(draft.complaints, 0).questions, 0).choices.unshift({ text: 'Before', points: {}, redFlag: [] });
  });
  const choices = first.used.choices ?? {};
  const settled = settledIds(content, first).used.choices ?? {};
  expect(settled).toEqual({ ...choices, 'chest-pain/onset/Before': Object.keys(choices).length + 1 });
});

test('the id of an entry that is gone is never given to another, and returns with its entry', () => {
  const without = changedContent(draft => void draft.diagnoses.pop());
  const renamed = changedContent(draft => {
    at(draft.diagnoses, 7).key = 'myocarditis';
  });
  const retired = settledIds(without, first);
  expect(retired.retired.diagnoses).toEqual({ pericarditis: 8 });
  expect(settledIds(renamed, retired).used.diagnoses).toMatchObject({ myocarditis: 9 });
  expect(settledIds(sampleContent(), settledIds(renamed, retired)).used.diagnoses).toEqual(
    first.used.diagnoses,
  );
});

test('no id is ever given twice, whatever comes and goes', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.stringMatching(/^[a-e]$/))), steps => {
      const given = new Map<number, string>();
      let ids = NO_IDS;
      for (const names of steps) {
        const familyConditions = names.map(name => ({ name, synonyms: [] }));
        ids = settledIds({ ...sampleContent(), familyConditions }, ids);
        for (const [name, id] of Object.entries(ids.used.familyConditions ?? {})) {
          expect(given.get(id) ?? name).toBe(name);
          given.set(id, name);
        }
      }
    }),
  );
});

test('the file is sorted by path', () => {
  const { used } = JSON.parse(textOf(first));
  expect(Object.keys(used.choices)).toEqual(Object.keys(used.choices).toSorted());
});
