import type { Coding } from 'fhir/r4';

/** ICD-10-CM of findings that are one of its codes just as they are named; what is wider or narrower has none. */
const CODES: Readonly<Record<string, readonly [code: string, title: string]>> = {
  'abdominal-pain': ['R10.9', 'Unspecified abdominal pain'],
  angina: ['I20.9', 'Angina pectoris, unspecified'],
  'anxiety-disorder': ['F41.9', 'Anxiety disorder, unspecified'],
  asthma: ['J45.909', 'Unspecified asthma, uncomplicated'],
  'atrial-fibrillation': ['I48.91', 'Unspecified atrial fibrillation'],
  'chest-pain': ['R07.9', 'Chest pain, unspecified'],
  'chronic-kidney-disease': ['N18.9', 'Chronic kidney disease, unspecified'],
  'coeliac-disease': ['K90.0', 'Celiac disease'],
  constipation: ['K59.00', 'Constipation, unspecified'],
  copd: ['J44.9', 'Chronic obstructive pulmonary disease, unspecified'],
  'crohns-disease': ['K50.90', "Crohn's disease, unspecified, without complications"],
  diaphoresis: ['R61', 'Generalized hyperhidrosis'],
  diarrhoea: ['R19.7', 'Diarrhea, unspecified'],
  dizziness: ['R42', 'Dizziness and giddiness'],
  dyspnoea: ['R06.00', 'Dyspnea, unspecified'],
  dysuria: ['R30.0', 'Dysuria'],
  fatigue: ['R53.83', 'Other fatigue'],
  fever: ['R50.9', 'Fever, unspecified'],
  haematuria: ['R31.9', 'Hematuria, unspecified'],
  haemoptysis: ['R04.2', 'Hemoptysis'],
  'heart-failure': ['I50.9', 'Heart failure, unspecified'],
  hypertension: ['I10', 'Essential (primary) hypertension'],
  hyperthyroidism: ['E05.90', 'Thyrotoxicosis, unspecified without thyrotoxic crisis or storm'],
  hypothyroidism: ['E03.9', 'Hypothyroidism, unspecified'],
  jaundice: ['R17', 'Unspecified jaundice'],
  migraine: ['G43.909', 'Migraine, unspecified, not intractable, without status migrainosus'],
  nausea: ['R11.0', 'Nausea'],
  palpitations: ['R00.2', 'Palpitations'],
  psoriasis: ['L40.9', 'Psoriasis, unspecified'],
  rash: ['R21', 'Rash and other nonspecific skin eruption'],
  'rheumatoid-arthritis': ['M06.9', 'Rheumatoid arthritis, unspecified'],
  syncope: ['R55', 'Syncope and collapse'],
  'ulcerative-colitis': ['K51.90', 'Ulcerative colitis, unspecified, without complications'],
  vomiting: ['R11.10', 'Vomiting, unspecified'],
  wheeze: ['R06.2', 'Wheezing'],
  'weight-loss': ['R63.4', 'Abnormal weight loss'],
};

/** The code of a finding, where it has one. */
export function codeOfFinding(key: string): Coding | undefined {
  const found = Object.hasOwn(CODES, key) ? CODES[key] : undefined;
  return found && { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: found[0], display: found[1] };
}
