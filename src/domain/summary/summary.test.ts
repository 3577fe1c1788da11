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
import { EMPTY_ANALYSIS } from '#domain/suggestions/symptom-analysis.ts';
import { backupFilename, backupOf, NOT_JSON, readBackup } from '#domain/summary/backup.ts';
import { sectionOf } from '#domain/summary/document/clinical-document.ts';
import { SECTION_TITLES } from '#domain/summary/structured-history.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { CHEST_PAIN, COUGH, FEVER, profiled, reviewed } from '#tests/examples/cases.ts';
import { questionOf } from '#tests/examples/questions.ts';
import { summaryAlone } from '#tests/examples/summaries.ts';

const NOW = 1_800_000_000_000;

const lungs = { id: 2, name: 'Respiratory', description: '', order: 2, alwaysInclude: true };
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
const SUDDENLY = { id: 11, text: 'Suddenly', ranges: [], phrase: 'sudden in onset' };
const record: PatientRecord = [
  singleAnswer(
    { question: { ...questionOf(1), covers: 'onset', choices: [SUDDENLY] }, symptomId: CHEST_PAIN.id },
    SUDDENLY,
  ),
  sequenceAnswer(asked(6), questionOf(6).choices),
  skippedAnswer(asked(5)),
  notesAnswer(asked(7), 'My heart,\nlike father', false),
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
const summary = summaryOf(input);

describe('The structured summary', () => {
  it('has the eleven sections of the contract (specification 22.2)', () => {
    const sections = [...SECTION_TITLES.map(([key]) => key), 'FamilyDiagramImage'];
    expect(Object.keys(summary.structured).sort()).toEqual(sections.sort());
  });

  it('says of every section that tells nothing why (specification 22.6 and 22.7)', () => {
    const { structured } = summaryAlone(profiled);
    expect(structured).toMatchObject({
      ChiefComplaint: 'None recorded',
      Associatedsymptoms: 'None recorded',
      ReviewOfSystems: 'Not asked',
      PastMedicalHistory: 'None recorded',
      AccidentsAndInjuries: 'None recorded',
      FamilyHistory: 'None recorded',
    });
  });

  it('tells the profile, and leaves out what was left blank', () => {
    expect(summary.structured.PatientProfile).toContain('Name: Ada Example\nAge: 45 years\nGender: Female');
    expect(summary.structured.PatientProfile).not.toContain('Marital status');
  });

  it('keeps present, denied and not asked apart; a No recorded by a jump is never a denial', () => {
    expect(summary.structured.ReviewOfSystems).toBe(
      'Respiratory review reveals no fever.\nWheeze and night sweats were not asked about.',
    );
  });

  it('only names a system nobody asked about', () => {
    const eye = { id: 9, name: 'Eye', description: '', order: 9, alwaysInclude: false };
    const complaints = [...COMPLAINTS, { ...complaint(90, 'Red eye'), bodySystems: [eye] }];
    const { structured } = summaryOf({ ...input, complaints });
    expect(structured.ReviewOfSystems).toContain('Nothing was asked about eye symptoms.');
    expect(structured.ReviewOfSystems).not.toContain('ed eye');
  });
});

describe('The full history text', () => {
  it('presents the case as a physician would, with no question in it', () => {
    expect(summary.fullText.split('\n\n')).toEqual([
      'Ada Example, a 45-year-old woman (welder, lives in Łódź), was seen as an outpatient. The history was taken by Sam Student on November 21, 2026.',
      'A 45-year-old welder with sudden chest pain, and a cough.',
      expect.stringMatching(/^The chest pain was sudden in onset\. .*“My heart, like father”/),
      'She also has a cough.',
      'Respiratory review reveals no fever. Wheeze and night sweats were not asked about.',
      'Past medical history, past surgical history, accidents and injuries, medication history, family history and social history are not recorded.',
    ]);
  });

  it('leaves what was asked, and what was skipped, to the transcript', () => {
    expect(summary.document.transcript[0]).toMatchObject({
      symptom: 'Chest pain',
      answers: [
        { question: 'How did the pain start?', answer: 'Suddenly' },
        { question: 'What came first?' },
        { question: 'What do you think it is?', answer: 'My heart, like father' },
      ],
      skipped: ['How bad is it, from 0 to 10?'],
    });
  });
});

describe('What the student has written', () => {
  it('stands instead of what the program tells, and is marked', () => {
    const documentEdits = {
      opening: 'A tired welder.',
      problems: ['Angina?'],
      impression: 'Likely cardiac.',
    };
    const { document, fullText } = summaryAlone({ ...record, documentEdits });
    expect(document.opening).toEqual({ value: 'A tired welder.', isEdited: true });
    expect(document.problems).toEqual({ value: ['Angina?'], isEdited: true });
    expect(document.impression).toEqual({ value: 'Likely cardiac.', isEdited: true });
    expect(fullText).toContain('A tired welder.');
    expect(summary.document.opening.isEdited).toBe(false);
  });
});

describe('The backup', () => {
  const rest = { symptomAnalysis: EMPTY_ANALYSIS, visitedSteps: ['/summary'] };
  const backup = backupOf({ record, complaintAnswers: input.stored, ...rest }, summary);

  it('carries texts, document and case, and reads back identically (specification 23.12)', () => {
    expect(backup.patientInfo).toEqual({ name: 'Ada Example', age: 45, gender: 'Female' });
    expect(readBackup(JSON.stringify(backup), NOW)).toEqual(JSON.parse(JSON.stringify(backup)));
    expect(backup.case).toMatchObject({ record, complaintAnswers: input.stored });
  });

  it('of an older program, with texts alone, still opens', () => {
    const { structuredSummary, fullHistoryText, patientInfo } = backup;
    const older = { patientInfo, structuredSummary, fullHistoryText };
    expect(readBackup(JSON.stringify(older), NOW)).toEqual(older);
  });

  it('leaves out a document or a case of a newer program, or one that is damaged', () => {
    const { document, case: saved, ...texts } = backup;
    const newer = { ...texts, document: { ...document, version: 9 }, case: { ...saved, version: 99 } };
    expect(readBackup(JSON.stringify(newer), NOW)).toEqual(texts);
    const damaged = { ...texts, document: { ...document, sections: 'x' }, case: 3 };
    expect(readBackup(JSON.stringify(damaged), NOW)).toEqual(texts);
  });

  for (const raw of ['', 'not json', '[]', '[{"fullHistoryText":"x"}]', '3', 'null']) {
    it(`refuses ${raw || 'an empty file'} (specification 23.13)`, () => {
      expect(readBackup(raw, NOW)).toEqual({
        error: 'Invalid JSON file. Please upload a valid JSON backup.',
      });
      expect(NOT_JSON).toBe('Invalid JSON file. Please upload a valid JSON backup.');
    });
  }

  it('may lack every field (specification 23.13)', () => {
    expect(readBackup('{}', NOW)).toEqual({});
    expect(readBackup('{"patientInfo":{}}', NOW)).toEqual({ patientInfo: {} });
  });

  it('takes a file that lacks fields, and leaves out fields of a wrong shape', () => {
    const raw = JSON.stringify({
      patientInfo: 'x',
      structuredSummary: { SocialHistory: 'Smokes', FamilyHistory: 3 },
    });
    expect(readBackup(raw, NOW)).toEqual({ structuredSummary: { SocialHistory: 'Smokes' } });
  });

  it('is named clinical_summary_data_{timestamp}.json', () => {
    expect(backupFilename(NOW)).toBe('clinical_summary_data_1800000000000.json');
  });
});

describe('A section of the document', () => {
  it('is found by its name', () => {
    expect(sectionOf(summary.document, 'ReviewOfSystems').state).toBe('denied');
  });
});
