/** A textbook patient and what no clinician would think of in the first ten, by key of diagnosis. */
export type ClassicCase = {
  readonly complaint: string;
  /** Title of the teaching case. */
  readonly title: string;
  /** Of another age than the teaching case. */
  readonly age?: number;
  readonly absurd: readonly string[];
};

/** Written before any differential was looked at; what a review had found absurd comes first in each. */
export const CLASSIC_CASES: readonly ClassicCase[] = [
  {
    complaint: 'chest-pain',
    title: 'A 62-year-old man with crushing pain behind the breastbone for two hours',
    age: 58,
    absurd: [
      'testicular-trauma',
      'scombroid-poisoning',
      'acute-mountain-sickness',
      'takotsubo-cardiomyopathy',
      'neutropenic-sepsis',
      'snake-envenoming',
      'organophosphate-poisoning',
      'salicylate-poisoning',
      'sickle-cell-crisis',
    ],
  },
  {
    complaint: 'chest-pain',
    title: 'An 80-year-old woman with diabetes, sweaty and sick without much pain',
    absurd: [
      'salicylate-poisoning',
      'scombroid-poisoning',
      'acute-mountain-sickness',
      'organophosphate-poisoning',
      'snake-envenoming',
      'neutropenic-sepsis',
    ],
  },
  {
    complaint: 'abdominal-pain',
    title: 'A 27-year-old woman with a late period',
    absurd: [
      'placental-abruption',
      'postpartum-haemorrhage',
      'preterm-labour',
      'uterine-rupture',
      'placenta-praevia',
      'hellp-syndrome',
    ],
  },
  {
    complaint: 'abdominal-pain',
    title: 'A 19-year-old man with pain that moved to the right',
    absurd: [
      'familial-mediterranean-fever',
      'sickle-cell-crisis',
      'lead-poisoning',
      'acute-porphyria',
      'typhoid-fever',
      'malaria',
      'cholera',
      'testicular-trauma',
    ],
  },
  {
    complaint: 'headache',
    title: 'A 29-year-old woman with one-sided throbbing headaches since school',
    absurd: [
      'phaeochromocytoma',
      'acute-mountain-sickness',
      'malaria',
      'rabies',
      'pre-eclampsia',
      'neurocysticercosis',
    ],
  },
  {
    complaint: 'headache',
    title: 'A 46-year-old woman with a thunderclap headache at the gym',
    absurd: ['acute-mountain-sickness', 'autonomic-dysreflexia', 'malaria', 'dengue-fever', 'rabies'],
  },
  {
    complaint: 'breathlessness',
    title: 'A 41-year-old woman suddenly breathless ten days after a hip operation',
    absurd: [
      'acute-mountain-sickness',
      'salicylate-poisoning',
      'scombroid-poisoning',
      'snake-envenoming',
      'diphtheria',
      'hantavirus-infection',
      'bacterial-tracheitis',
    ],
  },
  {
    complaint: 'cough',
    title: 'A 52-year-old woman with fever, rusty phlegm and pain on breathing in',
    absurd: [
      'neutropenic-sepsis',
      'hantavirus-infection',
      'diphtheria',
      'typhoid-fever',
      'viral-haemorrhagic-fever',
    ],
  },
  {
    complaint: 'fever',
    title: 'A 25-year-old man with aching, cough and fever in a flu winter',
    absurd: [
      'neutropenic-sepsis',
      'malaria',
      'dengue-fever',
      'typhoid-fever',
      'viral-haemorrhagic-fever',
      'visceral-leishmaniasis',
      'rabies',
    ],
  },
  {
    complaint: 'dizziness',
    title: 'A 63-year-old woman who spins when she turns in bed',
    absurd: [
      'acute-mountain-sickness',
      'lithium-toxicity',
      'hereditary-ataxia',
      'ear-barotrauma',
      'takayasu-arteritis',
      'snake-envenoming',
    ],
  },
  {
    complaint: 'joint-pain',
    title: 'A 58-year-old man woken by a red hot big toe',
    absurd: [
      'rheumatic-fever',
      'juvenile-arthritis',
      'haemophilia',
      'dengue-fever',
      'chikungunya-or-zika',
      'familial-mediterranean-fever',
      'leprosy',
    ],
  },
  {
    complaint: 'fainting',
    title: 'An 18-year-old woman who fainted at a blood test',
    absurd: [
      'takayasu-arteritis',
      'digoxin-or-beta-blocker-poisoning',
      'scombroid-poisoning',
      'postpartum-haemorrhage',
      'placental-abruption',
      'snake-envenoming',
      'carcinoid-syndrome',
    ],
  },
  {
    complaint: 'back-pain',
    title: 'A 38-year-old warehouse worker with back pain after lifting',
    absurd: [
      'testicular-trauma',
      'poliomyelitis',
      'tetanus',
      'brucellosis',
      'sickle-cell-crisis',
      'rabies',
      'autonomic-dysreflexia',
    ],
  },
  {
    complaint: 'confusion-or-memory-loss',
    title: 'An 84-year-old man muddled at night three days after a hip operation',
    absurd: [
      'rabies',
      'creutzfeldt-jakob-disease',
      'neurosyphilis',
      'huntingtons-disease',
      'malaria',
      'wilsons-disease',
    ],
  },
  {
    complaint: 'palpitations',
    title: 'A 28-year-old woman with sudden regular racing that stops on straining',
    absurd: [
      'beriberi',
      'organophosphate-poisoning',
      'digoxin-or-beta-blocker-poisoning',
      'carcinoid-syndrome',
      'scombroid-poisoning',
      'snake-envenoming',
    ],
  },
];
