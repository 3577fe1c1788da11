import { describe, expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { CLASSIC_CASES, type ClassicCase } from '#content/play/classic-cases.fixture.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { toldFacts } from '#content/play/told-facts.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import { toldIn } from '#domain/diagnosis/likelihood/told.ts';
import { weigh } from '#domain/diagnosis/likelihood/weigh.ts';

const FIRST = 10;

const content = wholeContent();
const playable = provisionalContent(content, readIds());
const keyOf = new Map(playable.compiled.diagnoses.map(({ id, key }) => [id, key]));

function caseOf({ complaint, title, age }: ClassicCase) {
  const found = content.cases.find(other => other.complaint === complaint && other.title === title);
  if (found === undefined) throw new Error(`There is no teaching case "${title}"`);
  return age === undefined ? found : { ...found, patient: { ...found.patient, age } };
}

function ranked(classic: ClassicCase) {
  const suspects = suspectsIn(playable.likelihood, toldFacts(caseOf(classic), playable));
  return suspects.map(({ diagnosis, chance }) => ({ key: keyOf.get(diagnosis.id) ?? '', chance }));
}

describe('In classic cases', () => {
  test.each(CLASSIC_CASES)('nothing absurd is among the first ten: $title', classic => {
    const first = ranked(classic).slice(0, FIRST);
    const told = first.map(({ key, chance }) => `${key} ${(chance * 100).toFixed(1)} %`).join(', ');
    expect(
      first.map(({ key }) => key).filter(key => classic.absurd.includes(key)),
      told,
    ).toEqual([]);
  });

  test.each(CLASSIC_CASES)('what the patient has leads and is likely: $title', classic => {
    const [leader] = ranked(classic);
    expect(leader?.key).toBe(caseOf(classic).expected);
    expect(leader?.chance).toBeGreaterThan(0.5);
  });

  test('bleeding round the brain stands before vessels in spasm in a thunderclap headache', () => {
    const thunderclap = CLASSIC_CASES.find(({ title }) => title.includes('thunderclap'));
    const keys = thunderclap ? ranked(thunderclap).map(({ key }) => key) : [];
    expect(keys.indexOf('subarachnoid-haemorrhage')).toBeLessThan(
      keys.indexOf('reversible-vasoconstriction'),
    );
  });

  test('what an answer told already changes nothing as a symptom or as a finding (breathless, sweating)', () => {
    const [infarction] = CLASSIC_CASES;
    const facts = infarction && toldFacts(caseOf(infarction), playable);
    const complaintIds = new Map(
      playable.compiled.vocabulary.map(({ key, complaintId }) => [key, complaintId]),
    );
    const told = facts ? [...toldIn(playable.likelihood, facts).byAnswers] : [];
    expect(told.length).toBeGreaterThan(5);
    const before = facts && [...weigh(playable.likelihood, facts).chances];
    for (const key of told) {
      const isPresent = facts && toldIn(playable.likelihood, facts).findings.get(key);
      const id = complaintIds.get(key) ?? null;
      const again = isPresent
        ? { present: [key], presentIds: id === null ? [] : [id] }
        : { denied: [key], absentIds: id === null ? [] : [id] };
      expect(facts && [...weigh(playable.likelihood, { ...facts, ...again }).chances], key).toEqual(before);
    }
  });

  test('every diagnosis that is called absurd exists', () => {
    const keys = new Set(keyOf.values());
    expect(CLASSIC_CASES.flatMap(({ absurd }) => absurd).filter(key => !keys.has(key))).toEqual([]);
  });
});
