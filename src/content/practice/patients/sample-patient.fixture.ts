import type { Rule } from '#content/lint/rule.ts';
import type { Content, Patient } from '#content/read/content.ts';
import { changedContent, type Draft } from '#content/sample-content.fixture.ts';
import { patient } from '#content/schema/patient.ts';

const HISTORY = {
  'history:allergies': 'No, none that I know of.',
  'history:medicines': 'I take nothing at all.',
  'history:illnesses': 'I was never ill.',
  'history:family': 'My family is well.',
  'history:smoking': 'I never smoked.',
  'history:alcohol': 'I have a beer now and then.',
  'history:occupation': 'I am a baker.',
  'ice:ideas': 'I have no idea.',
  'ice:concerns': 'I am worried about my heart.',
  'ice:expectations': 'I want it gone.',
  'ice:impact': 'I had to leave my bread.',
};

/** A patient of the sample content, complete and without fault. */
const BAKER = {
  complaint: 'chest-pain',
  level: 'classic',
  lookAlike: 'brewer',
  minutes: 8,
  person: { name: 'Ada Baker', age: 60, sex: 'male', speech: 'plain', mood: 'calm', talkativeness: 2 },
  door: 'A baker, 60, with pain in the chest.',
  opening: 'It is my chest.',
  facts: [
    {
      ask: 'attribute:onset',
      told: 'volunteered',
      weight: 'essential',
      why: 'It parts one from another.',
      says: 'It came over some minutes.',
      answers: { onset: 'Over minutes' },
    },
    { ask: 'attribute:site', weight: 'relevant', says: 'Here in the middle.', answers: { site: ['Centre'] } },
    {
      ask: 'attribute:radiation',
      weight: 'essential',
      why: 'The arm speaks for the heart.',
      says: 'Into my left arm.',
      answers: { spread: 'Left arm' },
    },
    { ask: 'attribute:duration', weight: 'relevant', says: 'Two hours now.', answers: { length: '2 hours' } },
    { ask: 'presence:fever', is: 'denied', says: 'No, I am not hot.' },
    ...Object.entries(HISTORY).map(([ask, says]) => ({ ask, says })),
  ],
  cues: [
    {
      id: 'bread',
      in: 'ice:impact',
      words: 'leave my bread',
      follow: ['talk:empathy'],
      says: 'It was the last batch I had.',
    },
  ],
  reference: {
    diagnosis: 'infarction',
    statement: 'A baker with central pain.',
    differential: [
      { diagnosis: 'infarction', for: ['attribute:radiation'] },
      { diagnosis: 'reflux', against: ['attribute:duration'] },
    ],
    mustNotMiss: [{ diagnosis: 'dissection', excludedBy: ['attribute:onset'] }],
    urgency: 'emergency',
    firstAction: 'An ECG.',
    teaching: ['One thing.', 'Another thing.'],
    sources: ['A guideline, 2020'],
  },
  provenance: { author: 'A. Writer', clinicalReviewer: 'none yet', status: 'draft', date: '2026-11-20' },
};

/** Two patients of the sample content that look alike. */
export function samplePatients(): [Draft<Patient>, Draft<Patient>] {
  const one = patient.parse(BAKER);
  const other = patient.parse({
    ...BAKER,
    lookAlike: 'baker',
    reference: { ...BAKER.reference, diagnosis: 'reflux' },
  });
  return [
    { ...one, key: 'baker', file: 'patients/baker.yaml' },
    { ...other, key: 'brewer', file: 'patients/brewer.yaml' },
  ];
}

type Change = (patient: Draft<Patient>, content: Draft<Content>) => void;

/** The sample content with two patients, of whom the first was changed. */
export function contentWithPatients(change: Change = () => {}): Content {
  return changedContent(draft => {
    draft.patients = samplePatients();
    if (draft.patients[0] !== undefined) change(draft.patients[0], draft);
  });
}

/** What a rule says of the changed patient. */
export function patientMessages(rule: Rule, change?: Change): readonly string[] {
  return [...rule.check(contentWithPatients(change))].map(({ message }) => message);
}

/** A fact that the sample patient has; a missing one is a mistake in the test. */
export function factOf({ facts }: Draft<Patient>, ask: string): Draft<Patient>['facts'][number] {
  const fact = facts.find(one => one.ask.some(intent => intent === ask));
  if (fact === undefined) throw new Error(`the sample patient has no fact ${ask}`);
  return fact;
}
