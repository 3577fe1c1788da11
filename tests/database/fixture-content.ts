import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { contentSource } from '#server/content-source.ts';
import type { ContentSource } from '#server/db/load-content.ts';

/** Long enough for the answer to be worth compressing. */
const LONG_TEXT = 'What do you think it is, and what do you fear most about it? '.repeat(20);

/** Two complaints with all that the server must tell apart: sexes, conditions, ranges, head starts, factors. */
export const fixtureContent: CompiledContent = {
  contentHash: 'fixture',
  contentVersion: '2026-11-22 · 3f9a1c',
  bodySystems: [
    {
      id: 1,
      key: 'cardiovascular',
      name: 'Cardiovascular',
      description: 'Heart',
      order: 1,
      alwaysInclude: true,
    },
    { id: 2, key: 'respiratory', name: 'Respiratory', description: 'Lungs', order: 0, alwaysInclude: true },
    {
      id: 3,
      key: 'male-genital',
      name: 'Male genital',
      description: 'Testicles',
      order: 2,
      alwaysInclude: false,
    },
  ],
  complaints: [
    {
      id: 10,
      key: 'chest-pain',
      text: 'Chest pain',
      clinicalName: 'Chest pain',
      synonyms: ['angina'],
      genderFilter: 'both',
      ageFrom: 0,
      ageTo: 120,
    },
    {
      id: 11,
      key: 'testicular-pain',
      text: 'Testicular pain',
      clinicalName: 'Orchialgia',
      synonyms: [],
      genderFilter: 'male',
      ageFrom: 0,
      ageTo: 120,
    },
  ],
  complaintBodySystems: [
    { complaintId: 10, bodySystemId: 1, order: 1 },
    { complaintId: 10, bodySystemId: 2, order: 2 },
    { complaintId: 11, bodySystemId: 3, order: 1 },
  ],
  questions: [
    question({ id: 101, text: 'How did it start?', covers: 'onset', order: 1 }),
    question({ id: 102, text: 'Where does it spread to?', type: 4, order: 2, parentQuestionId: 101 }),
    question({ id: 103, text: 'How long does it last?', type: 3, order: 3 }),
    question({ id: 104, text: 'Could you be pregnant?', order: 4, maleFemale: 0 }),
    question({ id: 105, text: LONG_TEXT, type: 7, order: 5 }),
    question({ id: 111, text: 'Which side hurts?', order: 1, maleFemale: 1 }),
  ],
  complaintQuestions: [
    { id: 1001, complaintId: 10, questionId: 101 },
    { id: 1002, complaintId: 10, questionId: 102 },
    { id: 1003, complaintId: 10, questionId: 103 },
    { id: 1004, complaintId: 10, questionId: 104 },
    { id: 1005, complaintId: 10, questionId: 105 },
    { id: 1011, complaintId: 11, questionId: 111 },
  ],
  findingConditions: [],
  vocabulary: [
    {
      key: 'hypertension',
      name: 'Hypertension',
      words: 'high blood pressure',
      synonyms: ['HTN'],
      ask: null,
      kind: 'condition',
      complaintId: null,
      section: 'past_medical',
      riskId: 1101,
      genderFilter: 'both',
      ages: { from: 0, to: 120 },
    },
  ],
  conditions: [{ id: 1, questionId: 102, parentQuestionId: 101, triggerChoiceId: 201 }],
  choices: [
    choice({ id: 201, questionId: 101, text: 'Suddenly', order: 1 }),
    choice({ id: 202, questionId: 101, text: 'Slowly', order: 2 }),
    choice({ id: 203, questionId: 102, text: 'Left arm', order: 1 }),
    choice({ id: 204, questionId: 102, text: 'Back', order: 2 }),
    choice({
      id: 208,
      questionId: 102,
      text: 'A breast, since a birth',
      order: 3,
      maleFemale: 0,
      ageFrom: 12,
      ageTo: 55,
    }),
    choice({ id: 206, questionId: 103, text: 'Longer', order: 2 }),
    choice({ id: 205, questionId: 103, text: 'Minutes', order: 1 }),
    choice({ id: 207, questionId: 104, text: 'Yes', order: 1 }),
    choice({ id: 211, questionId: 111, text: 'Left', order: 1 }),
  ],
  timeRanges: [
    { id: 205, choiceId: 205, min: 0, max: 20, unit: 'minutes' },
    { id: 206, choiceId: 206, min: 20, max: 52_560_000, unit: 'minutes' },
  ],
  diagnoses: [
    diagnosis({
      id: 301,
      key: 'myocardial-infarction',
      name: 'Myocardial infarction',
      mustNotMiss: true,
    }),
    diagnosis({
      id: 302,
      key: 'aortic-dissection',
      name: 'Aortic dissection',
      ageFactors: [{ from: 0, to: 39, factor: 0.5 }],
      sexFactors: { male: 1.5, female: 0.5 },
    }),
    diagnosis({
      id: 303,
      key: 'torsion',
      name: 'Testicular torsion',
      sexFactors: { male: 1, female: 0 },
    }),
  ],
  values: [
    { choiceId: 201, diagnosisId: 301, points: 3, headStart: 2 },
    { choiceId: 201, diagnosisId: 302, points: 4, headStart: 0 },
    { choiceId: 202, diagnosisId: 301, points: 2, headStart: 2 },
    { choiceId: 203, diagnosisId: 301, points: 3, headStart: 0 },
    { choiceId: 204, diagnosisId: 301, points: -2, headStart: 0 },
    { choiceId: 204, diagnosisId: 302, points: 4, headStart: 0 },
    { choiceId: 211, diagnosisId: 303, points: 5, headStart: 1 },
  ],
  findings: [
    { diagnosisId: 301, complaintId: 10, strength: 5 },
    { diagnosisId: 303, complaintId: 10, strength: 1 },
    { diagnosisId: 303, complaintId: 11, strength: 5 },
  ],
  diagnosisRisks: [{ diagnosisId: 301, riskFactorId: 1101, oddsRatio: 4, isEssential: false }],
  redFlags: [{ choiceId: 201, diagnosisId: 302 }],
  risks: [
    {
      id: 1101,
      section: 'past_medical',
      key: 'hypertension',
      label: 'High blood pressure',
      prompt: 'Has your blood pressure been high?',
      commonness: 4,
    },
  ],
  illnesses: [
    { id: 401, name: 'Hypertension', description: 'High blood pressure', synonyms: ['HTN'] },
    { id: 402, name: 'asthma', description: 'Wheeze', synonyms: [] },
  ],
  procedures: [
    { id: 501, name: 'Appendicectomy', description: 'Removal of the appendix', synonyms: ['appendectomy'] },
  ],
  diagnosisMethods: [
    { id: 602, name: 'X-ray' },
    { id: 601, name: 'Blood test' },
  ],
  medications: [
    {
      id: 701,
      commercialName: 'Co-codamol',
      category: 'Analgesic',
      form: 'tablet',
      route: 'Oral',
      doseUnit: 'tablet(s)',
      strengths: ['8 mg/500 mg'],
      usualDose: '2 tablet(s)',
      usualFrequency: '4 times per day',
      isGeneric: true,
      synonyms: ['acetaminophen'],
      components: [
        { id: 802, scientificName: 'Paracetamol', concentration: '500', unit: 'mg', order: 2 },
        { id: 801, scientificName: 'Codeine', concentration: '8', unit: 'mg', order: 1 },
      ],
    },
  ],
  labTests: [],
  labUnits: [],
  familyConditions: [],
  feedbackCategories: [
    { id: 902, name: 'Feature idea', description: 'Something new', icon: 'lightbulb' },
    { id: 901, name: 'Bug report', description: 'Something is wrong', icon: 'bug' },
  ],
};

type Question = CompiledContent['questions'][number];
type Choice = CompiledContent['choices'][number];
type Diagnosis = CompiledContent['diagnoses'][number];

function question(row: Partial<Question> & Pick<Question, 'id' | 'text' | 'order'>): Question {
  const everybody = { maleFemale: 2, ageFrom: 0, ageTo: 120 } as const;
  const plain = { type: 1, covers: null, scaleFrom: null, scaleTo: null, parentQuestionId: null } as const;
  return { key: `question-${row.id}`, ...plain, ...everybody, ...row };
}

/** A choice for everybody, unless said otherwise. */
export function choice(row: Partial<Choice> & Pick<Choice, 'id' | 'questionId' | 'text' | 'order'>): Choice {
  const meaning = { finding: null, denies: null, phrase: null, isDenial: false } as const;
  return { maleFemale: 2, ageFrom: 0, ageTo: 120, ...meaning, ...row };
}

function diagnosis(row: Partial<Diagnosis> & Pick<Diagnosis, 'id' | 'key' | 'name'>): Diagnosis {
  const sexFactors = { male: 1, female: 1 };
  const rest = {
    icd10cm: 'I21',
    mustNotMiss: false,
    urgency: null,
    commonness: 3,
    synonyms: [],
    requires: [],
    ageFactors: [],
  };
  return { sexFactors, ...rest, ...row };
}

/**
 * The fixture in place of the repository's content: a server that is started on it has nothing to compile, which takes
 * seconds.
 */
export const fixtureSource: ContentSource = { ...contentSource, compile: () => fixtureContent };

/** Compiled content as a source that changes when the content does. */
export function sourceOf(content: CompiledContent): ContentSource {
  return { fingerprint: () => content.contentHash, compile: () => content };
}
