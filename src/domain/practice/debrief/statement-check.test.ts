import { describe, expect, test } from 'vitest';
import { COMMITMENT, REFERENCE, readOf, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { statementMarks } from '#domain/practice/debrief/debrief-words.ts';
import { speaksOf } from '#domain/practice/debrief/said-in-statement.ts';
import { checkStatement } from '#domain/practice/debrief/statement-check.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';

const statementOf = (statement: string) =>
  checkStatement(readOf([], { commitment: { ...COMMITMENT, statement } }));

describe('the problem statement', () => {
  test('as the reference has it gets every point', () => {
    const { qualifiers, narrowing, accuracy } = statementOf(COMMITMENT.statement);
    expect([qualifiers.points, narrowing.points, accuracy.points]).toEqual([2, 2, 2]);
  });

  test('without qualifiers and key words gets none, and is told which it lacks', () => {
    const { qualifiers, narrowing } = statementOf('Somebody is ill.');
    expect(qualifiers).toMatchObject({ points: 0, missed: ['age', 'how it began', 'site', 'character'] });
    expect(narrowing).toMatchObject({ points: 0, missed: ['nausea'] });
  });

  test('is inaccurate where it says the opposite of what is so, and is told what was said', () => {
    expect(statementOf('A smoker with chest pain and fever.').accuracy).toEqual({
      points: 1,
      wrong: ['no fever'],
    });
    expect(statementOf('Chest pain and nausea, no cough, fever or rash.').accuracy.wrong).toEqual([]);
    expect(statementOf('').accuracy.points).toBe(0);
  });
});

describe('the problem statement in other words', () => {
  const smokes = fact('history:smoking', 'Twenty a day.', {
    findings: [{ key: 'smoking', name: 'Smoking', terms: ['smoking'], isSymptom: false }],
  });
  const itch = fact('presence:itch', 'No.', {
    is: 'denied',
    findings: [{ key: 'itch', name: 'Itch', terms: ['itch', 'itchy'], isSymptom: true }],
  });
  const patient = { ...BAKER, facts: [...BAKER.facts.filter(({ id }) => id !== smokes.id), smokes, itch] };
  const check = (statement: string) =>
    checkStatement(
      readOf([], {
        consultation: talkedOf([], patient),
        commitment: { ...COMMITMENT, statement },
        reference: { ...REFERENCE, statement: 'Smoking, with nausea and no fever.' },
      }),
    );

  test('names what it says otherwise: twenty a day is smoking, afebrile no fever', () => {
    expect(check('Somebody of twenty a day with nausea.').narrowing.missed).toEqual([]);
    expect(check('Somebody with nausea, afebrile.').narrowing.missed).toEqual(['smoking']);
  });

  test('which names every finding that matters has every point, in whatever words', () => {
    expect(check('Nauseated, twenty a day, chest pain at work.').narrowing.points).toBe(2);
  });

  test('denies with non- and a- only the word behind it', () => {
    expect(check('A non-itchy patient with nausea.').accuracy.wrong).toEqual([]);
    expect(check('A never-smoking patient with nausea.').accuracy.wrong).toEqual(['smoking']);
    expect(check('An itchy, afebrile patient with nausea.').accuracy.wrong).toEqual(['no itch']);
  });

  test('the pill is the combined contraceptive', () => {
    const pill = {
      key: 'combined-contraceptive-use',
      name: 'Combined contraceptive',
      terms: ['combined contraceptive'],
      isSymptom: false,
    };
    expect(speaksOf('A woman on the pill with chest pain.', pill)).toBe(true);
  });

  test('near syncope is none, and what the mother had the patient has not', () => {
    expect(check('An itchless woman with near-syncope.').accuracy.wrong).toEqual([]);
    expect(check('A woman whose mother had an itch.').accuracy.wrong).toEqual([]);
  });

  test('is told in words what would bring each mark to two points', () => {
    const hints = (statement: string) => statementMarks(check(statement)).map(({ hint }) => hint);
    expect(hints('An itchy smoker.')[1]).toBe('');
    expect(hints('An itchy man.')).toEqual([
      '',
      'Name also the findings that matter: nausea; smoking',
      'Told otherwise: no itch',
    ]);
  });
});
