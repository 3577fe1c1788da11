import { describe, expect, test } from 'vitest';
import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { judgePatient, takenByExpert } from '#content/practice/patients/judge-patient.ts';
import { randomConsultation } from '#content/practice/patients/random-questioner.fixture.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import { knownFindings } from '#domain/findings/known-findings.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import { recordOf } from '#domain/practice/record/record-of.ts';
import { findingsTold } from '#domain/practice/record/told-findings.ts';
import { readCase } from '#domain/record/case-format.ts';
import { EMPTY_ANALYSIS } from '#domain/suggestions/symptom-analysis.ts';
import { backupOf } from '#domain/summary/backup.ts';
import { readSavedCase } from '#domain/summary/saved-case.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';

const { patients, playable } = examplePatients();
const { vocabulary } = playable.compiled;

function recorded(consultation: Consultation): PatientRecord {
  const { complaint, person } = consultation.patient;
  return recordOf(consultation, { questions: playable.questions(complaint.key, person), vocabulary });
}

function patientNamed(name: string): CompiledPatient {
  const found = patients.find(({ file }) => file === `patients/${name}.yaml`);
  if (found === undefined) throw new Error(`there is no patient ${name}`);
  return found;
}

/** Keys of the findings that a record tells, and of those it denies; the chief complaint's own left out. */
function saidBy(record: PatientRecord) {
  const known = [...knownFindings(statementsOf({ record, stored: {}, notAsked: [] }, vocabulary))].filter(
    ([, { source }]) => source.kind === 'answer',
  );
  const keys = (wanted: boolean) =>
    known.flatMap(([key, { isPresent }]) => (isPresent === wanted ? key : []));
  return { present: keys(true).sort(), denied: keys(false).sort() };
}

/** What was told, without what the chief complaint is. */
function toldIn(consultation: Consultation) {
  const own = vocabulary
    .filter(({ complaintId }) => complaintId === consultation.patient.complaint.id)
    .map(({ key }) => key);
  const named = own.length === 1 ? own : [];
  const { present, denied } = findingsTold(consultation);
  const others = (keys: readonly string[]) => keys.filter(key => !named.includes(key)).sort();
  return { present: others(present), denied: others(denied) };
}

test('a history nobody asked for holds the patient and the complaint, and no answer', () => {
  const record = recorded(beginConsultation(patientNamed('chest-pain-bus-driver').patient, '2026-11-22'));
  expect(record).toMatchObject({
    name: 'Daniel Okoro',
    age: 58,
    gender: 'Male',
    occupation: '',
    chiefComplaint: { text: 'Chest pain' },
    answers: [],
    smokingHistory: [],
  });
  expect(record.practicePatient).toBe(patientNamed('chest-pain-bus-driver').patient.id);
});

test("an infant's age is told in months", () => {
  const record = recorded(beginConsultation(patientNamed('noisy-breathing-finn').patient, '2026-11-22'));
  expect(record).toMatchObject({ age: 1, ageMonths: 18 });
});

describe.each(patients.map(compiled => [compiled.file, compiled] as const))('%s', (_, compiled) => {
  const consultation = takenByExpert(compiled);
  const record = recorded(consultation);

  test('the record says of findings what was told, and nothing else', () => {
    expect(saidBy(record)).toEqual(toldIn(consultation));
  });

  test('the browser gets it back as it stored it', () => {
    expect(readCase(JSON.parse(JSON.stringify(record)), 0)).toEqual(record);
  });

  test('summary and backup are written from it', () => {
    const input = {
      record,
      complaints: complaintsFrom(playable.compiled),
      vocabulary,
      stored: {},
      notAsked: [],
    };
    const summary = summaryOf(input);
    const { fullText, document } = summary;
    expect(fullText).toContain(record.name);
    expect(document.ownWords.join(' ')).toContain(compiled.patient.opening);
    const saved = { record, complaintAnswers: {}, symptomAnalysis: EMPTY_ANALYSIS, visitedSteps: [] };
    const backup = JSON.parse(JSON.stringify(backupOf(saved, summary)));
    expect(readSavedCase(backup, 0)?.record).toEqual(record);
  });

  test('the diagnosis comes first by what it says', () => {
    expect(judgePatient(compiled, playable).byLikelihood[0]?.id).toBe(compiled.reference.diagnosis.id);
  });
});

test('what somebody asks at random is recorded, and nothing else', () => {
  const findings = vocabulary.map(({ key }) => key);
  for (let seed = 0; seed < 40; seed += 1) {
    const { patient } = patients[seed % patients.length] ?? patientNamed('chest-pain-bus-driver');
    const consultation = randomConsultation(patient, findings, seed);
    expect(saidBy(recorded(consultation)), String(seed)).toEqual(toldIn(consultation));
  }
});

test('illnesses, operations, medicines, habits and allergies become entries of past history', () => {
  const driver = recorded(takenByExpert(patientNamed('chest-pain-bus-driver')));
  expect(driver.pastMedicalIllnesses.map(({ name }) => name)).toEqual([
    'Hypertension',
    'Type 2 diabetes mellitus',
  ]);
  expect(driver.medicationHistory.map(({ commercialName }) => commercialName)).toEqual([
    'Amlodipine',
    'Metformin',
  ]);
  expect(driver.smokingHistory).toMatchObject([{ currentStatus: 'Current', duration: '40 years' }]);
  expect(driver.occupation).toBe('Bus driver');
  const student = recorded(takenByExpert(patientNamed('chest-pain-art-student')));
  expect(student.allergies).toMatchObject([{ allergenName: 'Penicillin', symptoms: ['Skin rash'] }]);
});
