import type { SummaryRequest } from '#contract/workflow.ts';
import type { Answer, OfferedChoice } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { findingOf } from '#domain/findings/finding-of.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import { QUESTION_TYPE, type QuestionType } from '#domain/questionnaire/question.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';

const CHEST_PAIN = { id: 1, text: 'Chest pain', isAnswered: true };
const COUGH = { id: 2, text: 'Cough', isAnswered: true };

const VOCABULARY = [
  findingOf({ key: 'chest-pain', name: 'Chest pain', complaintId: CHEST_PAIN.id }),
  findingOf({ key: 'cough', name: 'Cough', complaintId: COUGH.id }),
  findingOf({ key: 'dyspnoea', name: 'Dyspnoea' }),
  findingOf({ key: 'diaphoresis', name: 'Diaphoresis' }),
  findingOf({ key: 'haemoptysis', name: 'Haemoptysis' }),
  findingOf({ key: 'syncope', name: 'Syncope' }),
];

type Asked = { readonly question: string; readonly covers: Dimension; readonly type?: QuestionType };

const ACUTE = { diagnosisId: 7, name: 'Acute coronary syndrome', urgency: 'now' } as const;

/** An answer by the choices that were offered; those chosen come first. */
function chose(id: number, asked: Asked, offered: readonly OfferedChoice[], count = offered.length): Answer {
  const chosen = offered.slice(0, count);
  return {
    questionId: id,
    questionText: asked.question,
    questionType: asked.type ?? QUESTION_TYPE.multi,
    covers: asked.covers,
    choiceId: chosen.map(choice => choice.id).join(','),
    choiceText: chosen.map(choice => choice.text).join(', '),
    symptomId: id < 100 ? CHEST_PAIN.id : COUGH.id,
    offered,
  };
}

/** An answer in words or numbers. */
function said(id: number, asked: Asked, choiceText: string): Answer {
  const plain = { question: asked.question, covers: asked.covers, type: asked.type ?? QUESTION_TYPE.notes };
  const { offered: _, ...answer } = chose(id, plain, []);
  return { ...answer, choiceId: null, choiceText };
}

const ANSWERS: readonly Answer[] = [
  said(
    1,
    { question: 'Please tell me about it in your own words.', covers: 'story' },
    'It is like a weight on my chest.',
  ),
  chose(2, { question: 'How did it start?', covers: 'onset' }, [
    { id: 20, text: 'It built up over minutes', phrase: 'gradual over minutes' },
  ]),
  chose(3, { question: 'Where is the pain?', covers: 'site' }, [
    { id: 30, text: 'Behind the breastbone', phrase: 'retrosternal' },
  ]),
  chose(4, { question: 'What does it feel like?', covers: 'character' }, [
    { id: 40, text: 'Pressing', phrase: 'pressing', redFlags: [ACUTE] },
  ]),
  chose(5, { question: 'Does it spread anywhere?', covers: 'radiation' }, [
    { id: 50, text: 'Left arm', phrase: 'to the left arm' },
    { id: 51, text: 'Jaw', phrase: 'to the jaw' },
  ]),
  said(
    6,
    { question: 'How long has it lasted?', covers: 'duration', type: QUESTION_TYPE.duration },
    '2 hours',
  ),
  said(7, { question: 'How bad is it, from 0 to 10?', covers: 'severity', type: QUESTION_TYPE.number }, '7'),
  chose(8, { question: 'What makes it worse or better?', covers: 'aggravating' }, [
    { id: 80, text: 'Climbing stairs', phrase: 'worse on exertion' },
    { id: 81, text: 'Rest', phrase: 'relieved by rest' },
  ]),
  chose(
    9,
    { question: 'Have you noticed any of these with it?', covers: 'associated' },
    [
      { id: 90, text: 'Short of breath', finding: 'dyspnoea' },
      { id: 91, text: 'A cold sweat', finding: 'diaphoresis' },
      { id: 92, text: 'Coughing blood', finding: 'haemoptysis' },
      { id: 93, text: 'Fainting', finding: 'syncope' },
      { id: 94, text: 'None of these', isDenial: true },
    ],
    2,
  ),
  said(10, { question: 'What do you think is causing it?', covers: 'ice' }, 'My heart, like my father.'),
  chose(101, { question: 'How did the cough start?', covers: 'onset' }, [
    { id: 1010, text: 'Little by little', phrase: 'gradual over days' },
  ]),
];

const RECORD: PatientRecord = {
  ...emptyCase('November 21, 2026'),
  name: 'Émilie Dvořáková',
  age: 54,
  gender: 'Female',
  maritalStatus: 'Married',
  residence: 'Brno',
  occupation: 'Teacher',
  admissionDate: '2026-11-20',
  historyTaker: 'Sam Okafor',
  historyTakerPosition: '4th Year Medical Student',
  additionalHistoryTakers: 'Lee Wong, Ana Silva',
  chiefComplaint: CHEST_PAIN,
  associatedSymptoms: [COUGH],
  answers: ANSWERS,
  reviewOfSystemsCompleted: true,
  pastMedicalIllnesses: [
    {
      id: 'i1',
      name: 'Hypertension',
      onsetDate: '2015-05-01',
      diagnosisMethod: 'Ambulatory measurement',
      diagnosingHospital: "St Anne's University Hospital",
      medicationCompliance: 'Good',
      erVisits: 1,
    },
    { id: 'i2', name: 'Type 2 diabetes mellitus', onsetDate: '2019-02-01' },
  ],
  pastSurgicalHistory: [
    { id: 'o1', surgeryName: 'Appendicectomy', surgeryDate: '1988-07-01', complications: 'None' },
  ],
  medicationHistory: [
    {
      id: 'm1',
      commercialName: 'Ramipril',
      components: [{ id: 'c', scientificName: 'Ramipril', concentration: '5', unit: 'mg' }],
      dosage: '1 tablet(s)',
      frequency: '1 time per day',
      route: 'Oral',
      startDate: '2015-06-01',
      indication: 'high blood pressure',
    },
  ],
  allergies: [{ id: 'a1', allergenName: 'Penicillin', reactionType: 'Severe', symptoms: ['Hives'] }],
  smokingHistory: [
    {
      id: 's1',
      smokingType: 'Cigarettes',
      currentStatus: 'Current',
      amount: '20',
      frequency: 'per day',
      duration: '30 years',
      packYears: 30,
    },
  ],
};

const diagnosis = (id: number, name: string, probability: number, mustNotMiss = false) => ({
  ...{ id, name, probability, mustNotMiss },
  points: probability,
  contributions: [],
  factors: [],
});

const DIFFERENTIAL = [
  diagnosis(1, 'Stable angina', 41.2),
  { ...diagnosis(7, 'Acute coronary syndrome', 28.4, true), isFlagged: true, urgency: 'now' as const },
  diagnosis(3, 'Gastro-oesophageal reflux disease', 14.1),
  diagnosis(4, 'Pulmonary embolism', 9.3, true),
  diagnosis(5, 'Musculoskeletal chest pain', 6.6),
  diagnosis(6, 'Panic attack', 0.4),
];

const SUMMARY = summaryOf({
  record: RECORD,
  complaints: [],
  vocabulary: VOCABULARY,
  stored: {},
  notAsked: [],
  differential: DIFFERENTIAL,
});

/** A session as it is sent to be printed: what the tests and the benchmark set. */
export const SAMPLE_SUMMARY = {
  patientId: 'case-1',
  patientName: RECORD.name,
  structuredHistory: SUMMARY.structured,
  fullHistoryText: SUMMARY.fullText,
  familyDiagramImage: '',
  document: SUMMARY.document,
} satisfies SummaryRequest;
