import { expect, test } from 'vitest';
import { NO_IDS, settledIds } from '#content/compile/ids.ts';
import { playableOf } from '#content/play/playable-content.ts';
import { compilePatients } from '#content/practice/patients/compile-patients.ts';
import { compiledCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import { contentWithPatients, factOf } from '#content/practice/patients/sample-patient.fixture.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/** The facts of the first sample patient, compiled. */
function factsOf(change?: Parameters<typeof contentWithPatients>[0]): readonly Fact[] {
  const content = contentWithPatients(change);
  const ids = settledIds(content, NO_IDS);
  const [baker] = compilePatients(content, compiledCatalogue(playableOf(content).compiled, ids));
  return baker?.patient.facts ?? [];
}

function factNamed(facts: readonly Fact[], id: string): Fact | undefined {
  return facts.find(fact => fact.id === id);
}

test('a fact carries the choices it means, an amount where there is no choice of that name', () => {
  const facts = factsOf();
  expect(factNamed(facts, 'attribute:onset')?.answers).toMatchObject([{ choiceIds: [expect.any(Number)] }]);
  expect(factNamed(facts, 'attribute:duration')?.answers).toMatchObject([{ amount: '2 hours' }]);
});

test('the complaint itself is told by the opening', () => {
  expect(factNamed(factsOf(), 'presence:chest-pain')).toMatchObject({
    is: 'present',
    told: 'opening',
    says: 'It is my chest.',
  });
});

test('what follows from a fact is asked by it, and is not thereby said to be there', () => {
  const facts = factsOf((patient, content) => {
    factOf(patient, 'presence:fever').ask = ['attribute:course'];
    factOf(patient, 'attribute:site').ask.push('presence:chest-pain');
    content.impliedFindings = { 'chest-pain': ['fever'] };
  });
  const site = factNamed(facts, 'attribute:site');
  expect(site?.asks).toContain('presence:fever');
  expect(site?.findings.map(({ key }) => key)).toEqual(['chest-pain']);
});

test('a page of the history and the finding that is asked for alike are answered by the same fact', () => {
  const facts = factsOf((patient, content) => {
    patient.facts = patient.facts.filter(({ ask }) => !ask.includes('presence:fever'));
    content.askedAs = [{ intent: 'history:general-health', words: 'General health', findings: ['fever'] }];
    factOf(patient, 'history:illnesses').ask = ['history:general-health'];
  });
  expect(factNamed(facts, 'history:general-health')?.asks).toContain('presence:fever');
});

test('weights and reasons are not part of what travels', () => {
  expect(JSON.stringify(factsOf())).not.toMatch(/essential|It parts one from another/);
});
