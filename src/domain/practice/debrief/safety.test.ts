import { expect, test } from 'vitest';
import { REFERENCE, readOf, type Talk, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { safetyOf } from '#domain/practice/debrief/safety.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';

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
  expect(statusOf(['Anything new?', 'history:recent-medicines'])).toBe('told');
});
