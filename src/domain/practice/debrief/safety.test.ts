import { expect, test } from 'vitest';
import { REFERENCE, readOf, type Talk, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { faultsOf } from '#domain/practice/debrief/faults.ts';
import { safetyOf } from '#domain/practice/debrief/safety.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

test('a dose told of what was tried for the complaint is no question after medicines, one of what is new is', () => {
  const tried = fact('attribute:treatment-tried', 'Two aspirin, no more.', {
    asks: ['attribute:treatment-tried', 'history:medicine-details', 'history:recent-medicines'],
  });
  const patient = { ...BAKER, facts: [...BAKER.facts, tried] };
  const [first] = REFERENCE.facts;
  if (first === undefined) throw new Error('there is no fact');
  const reference = { ...REFERENCE, facts: [...REFERENCE.facts, { ...first, id: tried.id }] };
  const statusOf = (...talk: Talk) =>
    safetyOf(readOf(talk, { consultation: talkedOf(talk, patient), reference })).medicines.status;
  expect(statusOf(['What did you take for it?', 'attribute:treatment-tried'])).toBe('missed');
  expect(statusOf(['Anything new?', 'history:recent-medicines'])).toBe('answered');
});

test('allergies named in a question that was taken for another are misheard, not missed', () => {
  const words = 'Is she on anything, any medicines, any allergies? And her jabs?';
  const { allergies, medicines } = safetyOf(readOf([[words, 'history:vaccinations']]));
  expect(allergies).toMatchObject({ status: 'misheard', cite: { line: 0, by: 'student' } });
  expect(medicines.status).toBe('misheard');
  expect(faultsOf(readOf([[words, 'history:vaccinations']])).map(({ kind }) => kind)).not.toContain(
    'missed-allergies',
  );
});

test('medicines are denied only where none was told', () => {
  const statusWith = (says: string, ...more: Fact[]) => {
    const medicines = fact('history:medicines', says, { is: 'denied' });
    const patient = { ...BAKER, facts: [...BAKER.facts, medicines, ...more] };
    const talk: Talk = [
      ['What have you tried for it?', 'attribute:treatment-tried'],
      ['Any medicines?', 'history:medicines'],
    ];
    const [first] = REFERENCE.facts;
    if (first === undefined) throw new Error('there is no fact');
    const reference = { ...REFERENCE, facts: [...REFERENCE.facts, { ...first, id: medicines.id }] };
    return safetyOf(readOf(talk, { consultation: talkedOf(talk, patient), reference })).medicines;
  };
  expect(statusWith('No, nothing regular.').status).toBe('denied');
  expect(statusWith('Nothing regular. Only the paracetamol.').status).toBe('answered');
  const tried = fact('attribute:treatment-tried', 'Paracetamol, two, then two more.');
  expect(statusWith('No tablets.', tried)).toMatchObject({ status: 'answered', cite: { line: 1 } });
});

test('an allergy told with a no is not denied', () => {
  const allergies = fact('history:allergies', 'None. Just that stuff that made my jaw lock.', {
    is: 'denied',
  });
  const patient = { ...BAKER, facts: [...BAKER.facts, allergies] };
  const [first] = REFERENCE.facts;
  if (first === undefined) throw new Error('there is no fact');
  const reference = { ...REFERENCE, facts: [...REFERENCE.facts, { ...first, id: allergies.id }] };
  const talk: Talk = [['Any allergies?', 'history:allergies']];
  const read = readOf(talk, { consultation: talkedOf(talk, patient), reference });
  expect(safetyOf(read).allergies.status).toBe('answered');
});
