import type { Rule } from '#content/lint/rule.ts';
import type { Content } from '#content/read/content.ts';
import { complaint } from '#content/schema/complaint.ts';
import { diagnosis } from '#content/schema/diagnosis.ts';
import { NO_SENTENCES } from '#content/schema/sentences-to-try.ts';
import { teachingCase } from '#content/schema/teaching-case.ts';

const DRAFT = {
  author: 'A. Writer',
  clinicalReviewer: 'none yet',
  status: 'draft',
  date: '2026-11-20',
} as const;

/** Small, complete and without fault: the tests plant their faults in it. */
const CHEST_PAIN = {
  complaint: 'Chest pain',
  for: 'both',
  systems: ['cardiovascular', 'general'],
  archetype: 'pain',
  sources: ['A textbook, ch. 4'],
  provenance: DRAFT,
  questions: [
    {
      key: 'onset',
      ask: 'How did it start?',
      covers: ['onset', 'course'],
      kind: 'single',
      choices: [
        {
          text: 'Within seconds',
          phrase: 'sudden in onset',
          points: { dissection: 9, embolism: 3, reflux: -1 },
          redFlag: ['dissection', 'embolism'],
        },
        { text: 'Over minutes', phrase: 'gradual in onset', points: { infarction: 3, angina: 2 } },
        { text: 'Not sure' },
      ],
    },
    {
      key: 'site',
      ask: 'Where is it?',
      covers: 'site',
      kind: 'multi',
      choices: [
        { text: 'Centre', phrase: 'central', points: { infarction: 2, angina: 3, reflux: 1 } },
        { text: 'One side', phrase: 'unilateral', points: { embolism: 2, pneumonia: 3, muscle: 2 } },
        { text: 'Hard to say' },
      ],
    },
    {
      key: 'spread',
      ask: 'Where does it go?',
      covers: 'radiation',
      kind: 'single',
      when: { site: ['Centre'] },
      choices: [
        { text: 'Left arm', phrase: 'to the left arm', points: { infarction: 3 }, redFlag: 'infarction' },
        { text: 'It does not spread', phrase: 'without radiation', points: { reflux: 4 } },
      ],
    },
    {
      key: 'length',
      ask: 'How long has it lasted?',
      covers: 'duration',
      kind: 'duration',
      choices: [
        { text: 'Up to 20 minutes', range: [0, 20, 'minutes'], points: { angina: 3 } },
        { text: 'Up to a day', range: [20, 1440, 'minutes'], points: { infarction: 2 } },
        { text: 'Longer', range: [1, 36500, 'days'], points: { reflux: 6 } },
      ],
    },
    { key: 'severity', ask: 'How bad is it, 0 to 10?', covers: ['severity', 'impact'], kind: 'number' },
    {
      key: 'worse',
      ask: 'What makes it worse or better?',
      covers: ['aggravating', 'relieving', 'character'],
      kind: 'multi',
      choices: [
        { text: 'Breathing in', phrase: 'pleuritic', points: { pneumonia: 3, embolism: 7, pericarditis: 3 } },
        { text: 'Pressing on it', phrase: 'reproduced by palpation', points: { muscle: 5 } },
        { text: 'Nothing', phrase: 'not changed by anything' },
      ],
    },
    {
      key: 'position',
      ask: 'Does leaning forward help?',
      covers: 'relieving',
      kind: 'single',
      when: { worse: ['Breathing in'] },
      choices: [
        { text: 'Yes', phrase: 'eased by leaning forward', points: { pericarditis: 10 } },
        { text: 'No', phrase: 'not eased by leaning forward', points: { pericarditis: -1 } },
      ],
    },
    {
      key: 'with',
      ask: 'What else have you noticed?',
      covers: ['associated', 'previous', 'risk'],
      kind: 'multi',
      choices: [
        { text: 'Fever', finding: 'fever', points: { pneumonia: 7 } },
        { text: 'None of these', points: { pneumonia: -2 } },
      ],
    },
    { key: 'views', ask: 'What do you think it is?', covers: 'story', kind: 'notes' },
  ],
};

const DIAGNOSES = [
  'dissection',
  'embolism',
  'infarction',
  'angina',
  'reflux',
  'pneumonia',
  'muscle',
  'pericarditis',
];

const CASE = {
  patient: { age: 60, sex: 'male' },
  expected: 'infarction',
  answers: {
    'chest-pain': {
      onset: 'Over minutes',
      site: ['Centre'],
      spread: 'Left arm',
      length: '2 hours',
      severity: 8,
      worse: ['Pressing on it'],
      with: ['None of these'],
    },
  },
};

/** Everything may be changed in a draft. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** The word, then the word with numbers, as many as are asked for. */
function numbered(count: number, word: string): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? word : `${word} ${index}`));
}

export function sampleContent(): Draft<Content> {
  const cases = ['A man with a heavy chest', 'A man with a tight chest'];
  return {
    bodySystems: [
      { key: 'cardiovascular', name: 'Heart', description: 'Heart and vessels', alwaysInclude: true },
      { key: 'general', name: 'General', description: 'The whole body', alwaysInclude: true },
    ],
    complaints: [
      {
        ...complaint.parse(CHEST_PAIN),
        file: 'complaints/cardiovascular/chest-pain.yaml',
        key: 'chest-pain',
        folder: 'cardiovascular',
      },
    ],
    standardQuestions: [],
    findings: [
      {
        file: 'findings/cardiovascular.yaml',
        key: 'chest-pain',
        name: 'Chest pain',
        words: 'my chest hurts',
        synonyms: ['CP'],
        shared: [],
        kind: 'symptom',
        complaint: 'chest-pain',
      },
      {
        file: 'findings/general.yaml',
        key: 'fever',
        name: 'Fever',
        words: 'a temperature',
        synonyms: ['pyrexia'],
        shared: [],
        kind: 'symptom',
      },
    ],
    diagnoses: DIAGNOSES.map((key, index) => ({
      ...diagnosis.parse({
        key,
        name: `Name of ${key}`,
        icd10cm: 'I71.00',
        commonness: 2 + (index % 2),
        mustNotMiss: index < 3,
        findings: { 'chest-pain': 3 },
        risks: { social: { smoking: 2 } },
      }),
      file: 'diagnoses/cardiovascular.yaml',
    })),
    diagnosisFiles: [{ file: 'diagnoses/cardiovascular.yaml', provenance: DRAFT }],
    risks: [
      {
        file: 'risks/social.yaml',
        section: 'social',
        key: 'smoking',
        label: 'Smoking',
        prompt: 'Do you smoke?',
        commonness: 4,
      },
    ],
    vignettes: [],
    patients: [],
    normalAnswers: [],
    askedAs: [],
    askedForFindings: {},
    impliedFindings: {},
    sentencesToTry: NO_SENTENCES,
    cases: cases.map(title => ({
      ...teachingCase.parse({ ...CASE, title }),
      file: 'cases/chest-pain.yaml',
      complaint: 'chest-pain',
    })),
    illnesses: [{ name: 'Asthma', description: 'Narrow airways', synonyms: [] }],
    procedures: [
      { name: 'Appendectomy', description: 'Removal of the appendix', synonyms: ['appendicectomy'] },
    ],
    diagnosisMethods: ['Blood test'],
    medications: [
      {
        file: 'catalogues/medications/pain.yaml',
        commercialName: 'Panadol',
        category: 'Painkillers',
        form: 'tablet',
        strengths: ['500 mg'],
        usual: '1 g four times a day',
        isGeneric: false,
        components: [{ scientificName: 'Paracetamol', concentration: '500', unit: 'mg' }],
      },
    ],
    medicineNames: {
      substances: [{ name: 'Paracetamol', synonyms: ['acetaminophen'] }],
      categories: [{ name: 'Painkillers', synonyms: ['pain tablets'] }],
    },
    labTests: {
      tests: numbered(29, 'Sodium').map(name => ({ name, unit: 'mmol/L' })),
      units: numbered(19, 'mmol/L'),
    },
    familyConditions: numbered(31, 'Asthma').map(name => ({ name, synonyms: [] })),
    feedbackCategories: [{ name: 'Bug report', description: 'Something is wrong', icon: 'bug' }],
  };
}

/** The sample, changed. */
export function changedContent(change: (draft: Draft<Content>) => void): Content {
  const draft = structuredClone(sampleContent());
  change(draft);
  return draft;
}

/** An item that the sample has; a missing one is a mistake in the test. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`the sample has no item ${index}`);
  return item;
}

/** Makes sure that no answer says anything about a diagnosis. */
export function silence({ complaints: [complaint] }: Draft<Content>, diagnosis: string): void {
  for (const choice of complaint?.questions.flatMap(question => question.choices) ?? [])
    delete choice.points[diagnosis];
}

/** What a rule says of the changed sample. */
export function messagesOf(
  rule: Rule,
  change: (draft: Draft<Content>) => void = () => {},
): readonly string[] {
  return [...rule.check(changedContent(change))].map(({ message }) => message);
}
