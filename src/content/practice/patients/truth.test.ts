import { expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { untruthsIn } from '#content/practice/patients/truth.fixture.ts';
import { typedConsultation } from '#content/practice/patients/typed-questioner.fixture.ts';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import {
  beginConsultation,
  type Line,
  type PatientLine,
} from '#domain/practice/consultation/consultation.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

const QUESTIONERS = 200;

const { patients } = examplePatients();

test('200 people who type at random hear nothing the file does not hold, nothing before its time, and no contradiction', () => {
  const untrue = Array.from({ length: QUESTIONERS }, (_, seed) => {
    const compiled = patients[seed % patients.length];
    if (compiled === undefined) throw new Error('there is no patient');
    const consultation = typedConsultation(compiled, seed);
    return untruthsIn(consultation, compiled).map(what => `${compiled.file}, ${seed}: ${what}`);
  });
  expect(untrue.flat()).toEqual([]);
});

test('a lie, a secret told too early and two answers to one question would be noticed', () => {
  const [compiled] = patients;
  if (compiled === undefined) throw new Error('there is no patient');
  const { patient } = compiled;
  const answer = (text: string, more: Partial<PatientLine> = {}): PatientLine => ({
    ...{ by: 'patient', text, facts: [], held: [], usual: [], cues: [], offers: [] },
    ...more,
  });
  const untruths = (...lines: readonly PatientLine[]) => {
    const said = lines.flatMap((line): Line[] => [{ by: 'student', text: 'Well?', asked: [] }, line]);
    return untruthsIn({ patient, today: '2026-11-22', lines: said }, compiled);
  };
  expect(untruths(answer('I am on metoprolol.')).join()).toContain('nobody wrote');
  expect(untruths(answer(compiled.reference.diagnosis.name)).join()).toContain('the diagnosis was named');
  const [secret] = patient.facts.filter(({ told, says }) => told === 'asked' && says !== null);
  const told = answer(secret?.says ?? '', { facts: [secret?.id ?? ''] });
  expect(untruths(told)).toEqual([`told against its rule: ${secret?.id}`]);
  const usual = (text: string) => answer('', { usual: [{ intent: 'history:pets', text }] });
  expect(untruths(usual('No.'), usual('A dog.'))).toEqual(['answered in two ways: history:pets']);
});

test('nobody denies a symptom of which they tell a special kind: dizzy on standing up is dizzy', () => {
  const general = [...wholeLanguage().findingNames.keys()];
  const denied = patients.flatMap(({ patient }) =>
    specialKinds(patient, general)
      .filter(finding => isDenied(patient, finding))
      .map(finding => `${patient.person.name}: ${finding}`),
  );
  // What only sounds so: a jaw that tires is not legs that do, a calcium blocker no calcium.
  const isAnother = /: (?:calcium-use|claudication|overuse)$/;
  expect(denied.filter(each => !isAnother.test(each))).toEqual([]);
});

/** The findings of which this patient tells a special kind, as their words show. */
function specialKinds({ facts }: PracticePatient, general: readonly string[]): readonly string[] {
  const told = facts
    .filter(({ is }) => is === 'present')
    .flatMap(({ asks }) => asks.filter(asked => /^presence:(?!family-)/.test(asked)))
    .map(asked => asked.slice('presence:'.length).split('-'));
  return general.filter(finding => {
    const words = finding.split('-');
    return told.some(kind => kind.length > words.length && words.every(word => kind.includes(word)));
  });
}

function isDenied(patient: PracticePatient, finding: string): boolean {
  const asked = askMeaning(beginConsultation(patient, '2026-11-22'), 'Any?', [`presence:${finding}`]);
  const answer = asked.lines.at(-1);
  return answer?.by === 'patient' && answer.facts.length === 0 && /^No\b/.test(answer.text);
}
