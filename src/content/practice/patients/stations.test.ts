import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { namesDiagnosis } from '#domain/practice/paper/names-diagnosis.ts';
import { SHEETS } from '#domain/practice/paper/sheets.ts';
import { stationOf } from '#domain/practice/paper/station.ts';

const TODAY = '2026-11-23';

const stations = examplePatients().patients.map(compiled => ({
  ...compiled,
  station: stationOf(compiled, SHEETS, TODAY),
}));

/** All texts of a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('a script says everything the patient can tell, each thing once (specification 31.24)', () => {
  for (const { file, patient, station } of stations) {
    const said = textsIn(station.script);
    const once = patient.facts.flatMap(({ says, id }) =>
      says === null || says === patient.opening ? [] : [[id, said.filter(text => text === says).length]],
    );
    const missing = once.filter(([, count]) => count === 0);
    expect({ file, missing }).toEqual({ file, missing: [] });
    for (const { meanwhile } of patient.facts) if (meanwhile !== null) expect(said).toContain(meanwhile);
    for (const { words, says } of patient.cues) expect(said).toEqual(expect.arrayContaining([words, says]));
    expect(said).toContain(patient.opening);
  }
});

test('what is told in trust stands with what is said until then, and nowhere else', () => {
  for (const { patient, station } of stations) {
    const kept = patient.facts.filter(({ told, says }) => told === 'trust' && says !== null);
    expect(station.script?.trust.map(({ says }) => says)).toEqual(kept.map(({ says }) => says));
    for (const { meanwhile } of station.script?.trust ?? []) expect(meanwhile).not.toBe('');
    const asked = station.script?.asked.flatMap(({ lines }) => lines) ?? [];
    for (const { says } of kept) expect(asked.map(line => line.says)).not.toContain(says);
  }
});

test('door, student and role-player do not read what the patient has, nor what matters (specification 31.25)', () => {
  for (const { file, reference, station } of stations) {
    const { marks: _, ...others } = station;
    const naming = textsIn(others).filter(text => namesDiagnosis(reference, text));
    expect({ file, naming }).toEqual({ file, naming: [] });
    const whys = reference.facts.flatMap(({ why }) => why ?? []);
    const secrets = [...whys, ...reference.teaching, reference.statement, reference.firstAction];
    expect(textsIn(others).filter(text => secrets.includes(text))).toEqual([]);
  }
});

test('a mark sheet has an item for all that matters, none twice (specification 31.26)', () => {
  for (const { file, patient, reference, station } of stations) {
    const items = station.marks?.groups.flatMap(group => group.items) ?? [];
    const matter = reference.facts.filter(({ weight }) => weight !== 'neutral');
    for (const { title, why } of matter)
      expect({
        file,
        title,
        items: items.filter(item => item.title === title && item.why === (why ?? '')).length,
      }).toEqual({ file, title, items: 1 });
    expect(station.marks?.items).toBe(items.length);
    expect(station.marks?.essential).toBe(matter.filter(({ weight }) => weight === 'essential').length);
    expect(items.length).toBeGreaterThan(patient.facts.length / 3);
  }
});

test('allergies, medicines and what excludes a danger stand first, whatever they weigh (specification 31.26)', () => {
  for (const { patient, reference, station } of stations) {
    const [first] = station.marks?.groups ?? [];
    const titles = first?.items.map(({ title }) => title);
    const always = ['history:allergies', 'history:medicines'] as const;
    const ids = [
      ...patient.facts.filter(({ asks }) => always.some(intent => asks.includes(intent))).map(({ id }) => id),
      ...reference.mustNotMiss.flatMap(({ excludedBy }) => excludedBy),
    ];
    for (const { id, title } of reference.facts) if (ids.includes(id)) expect(titles).toContain(title);
    const flagged = new Set(first?.items.flatMap(({ excludes }) => excludes));
    expect(flagged).toEqual(new Set(reference.mustNotMiss.map(({ diagnosis }) => diagnosis.name)));
  }
});

test('a mark sheet tells the reference whole: statement, differential, dangers, first action, teaching, sources', () => {
  for (const { reference, station } of stations) {
    const told = textsIn(station.marks);
    const { statement, firstAction, teaching, sources, differential, mustNotMiss } = reference;
    const names = [...differential, ...mustNotMiss].map(({ diagnosis }) => diagnosis.name);
    expect(told).toEqual(expect.arrayContaining([statement, firstAction, ...teaching, ...sources, ...names]));
  }
});

test('a sheet that is not asked for is not made', () => {
  for (const compiled of examplePatients().patients.slice(0, 3)) {
    const station = stationOf(compiled, ['door', 'student'], TODAY);
    expect(station).toMatchObject({ isDoor: true, isStudent: true, script: null, marks: null });
  }
});

test('who speaks for a child is told so, and nobody is asked what does not concern them', () => {
  const usualOf = (name: string) => {
    const found = stations.find(({ patient }) => patient.person.name === name)?.station;
    return { ...found, labels: found?.script?.usual.map(({ label }) => label) ?? [] };
  };
  const maja = usualOf('Maja Ilić');
  expect(maja.informant).toBe("Jelena Ilić, the patient's mother, answers your questions.");
  expect(maja.script?.who).toBe('You are Jelena Ilić, the mother of the patient, and speak for them.');
  const grown = ['Alcohol', 'Recreational drugs', 'Last period'];
  expect(maja.labels.filter(label => grown.includes(label))).toEqual([]);
  const driver = usualOf('Daniel Okoro');
  expect(driver.labels).toContain('Blood transfusions');
  expect(driver.labels).not.toContain('Menopause');
});

test('a well person’s answer is given to nothing that picks up a hint', () => {
  for (const { patient, acting, station } of stations) {
    const labels = station.script?.usual.map(({ label }) => label) ?? [];
    const follow = patient.cues.flatMap(cue => cue.follow).flatMap(intent => acting.words[intent] ?? []);
    expect(labels.filter(label => follow.includes(label))).toEqual([]);
  }
});

test('on a mark sheet a finding that was denied speaks for or against a diagnosis as a denial', () => {
  for (const { patient, reference, station } of stations) {
    const denied = reference.facts.flatMap(({ id, title }) => {
      const fact = patient.facts.find(one => one.id === id);
      return fact?.is === 'denied' && fact.asks[0]?.startsWith('presence:') === true ? [title] : [];
    });
    const grounds = station.marks?.differential.flatMap(one => [...one.for, ...one.against]) ?? [];
    expect(grounds.filter(ground => denied.includes(ground))).toEqual([]);
  }
});
