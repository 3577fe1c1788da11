import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordAnswer } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import {
  notesAnswer,
  sequenceAnswer,
  singleAnswer,
  skippedAnswer,
} from '#domain/questionnaire/new-answer.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { backupFilename, backupOf, NOT_JSON, readBackup } from '#domain/summary/backup.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { CHEST_PAIN, COUGH, FEVER, profiled, reviewed } from '#tests/examples/cases.ts';
import { questionOf } from '#tests/examples/questions.ts';

const lungs = { id: 2, name: 'Respiratory', description: '', alwaysInclude: true };
const complaint = (id: number, text: string): Complaint => ({
  id,
  text,
  genderFilter: 'both',
  ages: { from: 0, to: 120 },
  bodySystems: [lungs],
});
const COMPLAINTS = [
  complaint(CHEST_PAIN.id, CHEST_PAIN.text),
  complaint(COUGH.id, COUGH.text),
  complaint(FEVER.id, FEVER.text),
  complaint(4, 'Wheeze'),
  complaint(5, 'Night sweats'),
];

const asked = (id: number, symptomId: number = CHEST_PAIN.id) => ({ question: questionOf(id), symptomId });
const record: PatientRecord = [
  singleAnswer(asked(1), { id: 11, text: 'Suddenly', ranges: [] }),
  sequenceAnswer(asked(6), questionOf(6).choices),
  skippedAnswer(asked(5)),
  notesAnswer(asked(7), 'My heart,\nlike father', false),
  notesAnswer(asked(7, COUGH.id), 'Only a cold', false),
]
  .flatMap(answer => answer ?? [])
  .reduce(recordAnswer, { ...reviewed, occupation: 'Welder', residence: 'Łódź' });

const input: SummaryInput = {
  record,
  complaints: COMPLAINTS,
  vocabulary: [],
  stored: { [FEVER.id]: false, 4: false },
  notAsked: [4],
};
const summary = structuredSummary(input);
const text = fullHistoryText(input);

describe('The structured summary', () => {
  it('has the eleven sections of the contract', () => {
    const sections = [
      'PatientProfile',
      'ChiefComplaint',
      'Associatedsymptoms',
      'ReviewOfSystems',
      'PastMedicalHistory',
      'PastSurgicalHistory',
      'AccidentsAndInjuries',
      'MedicationHistory',
      'FamilyHistory',
      'SocialHistory',
      'FamilyDiagramImage',
    ];
    expect(Object.keys(summary).sort()).toEqual(sections.sort());
  });

  it('tells the profile, and leaves out what was left blank', () => {
    expect(summary.PatientProfile).toContain('Name: Ada Example\nAge: 45 years\nGender: Female');
    expect(summary.PatientProfile).toContain('Residence: Łódź');
    expect(summary.PatientProfile).not.toContain('Marital status');
  });

  it("appends notes to their symptom under 'Additional Notes' and lists what was skipped apart", () => {
    expect(summary.ChiefComplaint).toBe(
      [
        'Chest pain:',
        '- How did the pain start? Suddenly',
        '- What came first? Pain → Sweating → Nausea',
        'Additional Notes:',
        '- What do you think it is? My heart, like father',
        'Skipped:',
        '- How bad is it, from 0 to 10?',
      ].join('\n'),
    );
    expect(summary.Associatedsymptoms).toBe(
      'Cough:\nAdditional Notes:\n- What do you think it is? Only a cold',
    );
  });

  it('keeps present, denied and not asked apart; a No recorded by a jump is never a denial', () => {
    expect(summary.ReviewOfSystems).toBe(
      'Respiratory:\nPresent: Chest pain, Cough\nDenied: Fever\nNot asked: Wheeze, Night sweats',
    );
  });

  it('only names a system nobody asked about', () => {
    const eye = { id: 9, name: 'Eye', description: '', alwaysInclude: false };
    const complaints = [...COMPLAINTS, { ...complaint(90, 'Red eye'), bodySystems: [eye] }];
    const { ReviewOfSystems } = structuredSummary({ ...input, complaints });
    expect(ReviewOfSystems).toContain('Not reviewed:\nSystems not asked about: Eye');
    expect(ReviewOfSystems).not.toContain('Red eye');
    expect(fullHistoryText({ ...input, complaints })).toContain('Systems not asked about: eye.');
  });

  it("says 'None recorded' where nothing was recorded", () => {
    expect(summary.PastMedicalHistory).toBe('Current Medical History:\nNone recorded');
    const { Associatedsymptoms } = structuredSummary({ ...input, record: profiled });
    expect(Associatedsymptoms).toBe('None recorded');
  });
});

describe('The full history text', () => {
  it('presents the case as a physician would: who, what brings them, what else, what is denied', () => {
    const [who, complaint, also, denied, notAsked] = text.split('\n\n');
    expect(who).toBe(
      'Ada Example, a 45-year-old woman (welder, lives in Łódź), was seen as an outpatient. The history was taken by Sam Student on November 21, 2026.',
    );
    expect(complaint).toBe(
      'The presenting complaint is chest pain. Asked “How did the pain start?”: suddenly. Asked “What came first?”: pain, then sweating, then nausea. Asked “What do you think it is?”: “My heart, like father”. Skipped, and so not known: “How bad is it, from 0 to 10?”.',
    );
    expect(also).toBe('The patient also reports cough. Asked “What do you think it is?”: Only a cold.');
    expect(denied).toBe('The patient denies fever.');
    expect(notAsked).toBe('Not asked about: wheeze and night sweats.');
  });

  it('loses no recorded fact, in prose or in sections', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{4,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), words => {
        const noted = words.reduce<PatientRecord>((soFar, note, index) => {
          const question = { ...questionOf(7), id: 100 + index };
          const answer = notesAnswer({ question, symptomId: CHEST_PAIN.id }, note, false);
          return answer ? recordAnswer(soFar, answer) : soFar;
        }, record);
        const section = structuredSummary({ ...input, record: noted }).ChiefComplaint;
        const prose = fullHistoryText({ ...input, record: noted });
        for (const note of words) {
          expect(section).toContain(note);
          expect(prose).toContain(note);
        }
      }),
    );
  });
});

describe('The backup', () => {
  it('carries patientInfo, structuredSummary and fullHistoryText and reads back identically', () => {
    const backup = backupOf(record, summary, text);
    expect(backup.patientInfo).toEqual({ name: 'Ada Example', age: 45, gender: 'Female' });
    expect(readBackup(JSON.stringify(backup))).toEqual(backup);
  });

  for (const raw of [
    '',
    'not json',
    '[]',
    '[{"fullHistoryText":"x"}]',
    '3',
    'null',
    '{}',
    '{"patientInfo":{}}',
  ]) {
    it(`refuses ${raw || 'an empty file'}`, () => {
      expect(readBackup(raw)).toEqual({ error: 'Invalid JSON file. Please upload a valid JSON backup.' });
      expect(NOT_JSON).toBe('Invalid JSON file. Please upload a valid JSON backup.');
    });
  }

  it('takes a file that lacks fields, and leaves out fields of a wrong shape', () => {
    const raw = JSON.stringify({
      patientInfo: 'x',
      structuredSummary: { SocialHistory: 'Smokes', FamilyHistory: 3 },
    });
    expect(readBackup(raw)).toEqual({ structuredSummary: { SocialHistory: 'Smokes' } });
  });

  it('carries the differential with share and likelihood, and leaves out figures that cannot be', () => {
    const diagnosis = { id: 1, points: 8, mustNotMiss: true, contributions: [], factors: [] };
    const differentialDiagnoses = [
      { ...diagnosis, name: 'Myocardial infarction', probability: 60, likelihood: 0.97, dangerPlace: 1 },
      { ...diagnosis, name: 'Reflux disease', mustNotMiss: false, probability: 40, likelihood: 0.02 },
    ];
    const backup = backupOf({ ...record, differentialDiagnoses }, summary, text);
    expect(backup.differentialDiagnoses).toEqual([
      { name: 'Myocardial infarction', probability: 60, likelihood: 0.97, mustNotMiss: true, dangerPlace: 1 },
      { name: 'Reflux disease', probability: 40, likelihood: 0.02, mustNotMiss: false },
    ]);
    expect(readBackup(JSON.stringify(backup))).toEqual(backup);
    const damaged = {
      ...backup,
      differentialDiagnoses: [{ name: 'X', probability: 160, mustNotMiss: true }],
    };
    expect(readBackup(JSON.stringify(damaged))).not.toHaveProperty('differentialDiagnoses');
  });

  it('is named clinical_summary_data_{timestamp}.json', () => {
    expect(backupFilename(1_800_000_000_000)).toBe('clinical_summary_data_1800000000000.json');
  });
});
