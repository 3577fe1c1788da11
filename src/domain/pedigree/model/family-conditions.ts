/** A condition that is suggested for a relative, with what else it is called. */
type SuggestedCondition = { readonly name: string; readonly synonyms: readonly string[] };

/** What is suggested when a relative's condition is recorded; anything else may be typed (specification 19.12). */
export const SUGGESTED_CONDITIONS: readonly SuggestedCondition[] = [
  {
    name: 'Diabetes Type 1',
    synonyms: ['type 1 diabetes', 'T1DM', 'IDDM', 'juvenile diabetes', 'sugar', 'insulin-dependent diabetes'],
  },
  {
    name: 'Diabetes Type 2',
    synonyms: [
      'type 2 diabetes',
      'T2DM',
      'NIDDM',
      'DM',
      'diabetes mellitus',
      'sugar diabetes',
      'adult-onset diabetes',
    ],
  },
  { name: 'Hypertension', synonyms: ['high blood pressure', 'HTN', 'high BP', 'raised blood pressure'] },
  {
    name: 'Heart Disease',
    synonyms: [
      'coronary artery disease',
      'CAD',
      'IHD',
      'CHD',
      'angina',
      'heart trouble',
      'coronary heart disease',
      'heart failure',
    ],
  },
  { name: 'Heart Attack', synonyms: ['MI', 'myocardial infarction', 'coronary', 'STEMI', 'NSTEMI', 'ACS'] },
  {
    name: 'High Cholesterol',
    synonyms: [
      'hyperlipidaemia',
      'hyperlipidemia',
      'hypercholesterolaemia',
      'hypercholesterolemia',
      'FH',
      'dyslipidaemia',
      'high fats',
    ],
  },
  {
    name: 'Sudden Cardiac Death',
    synonyms: ['SCD', 'sudden death', 'cardiac arrest', 'sudden adult death', 'SADS'],
  },
  { name: 'Stroke', synonyms: ['CVA', 'cerebrovascular accident', 'brain attack', 'TIA', 'mini-stroke'] },
  {
    name: 'Blood Clots (DVT/PE)',
    synonyms: ['DVT', 'PE', 'VTE', 'deep vein thrombosis', 'pulmonary embolism', 'thrombosis', 'clot'],
  },
  { name: 'Breast Cancer', synonyms: ['Ca breast', 'BRCA', 'mammary cancer', 'breast tumour'] },
  { name: 'Ovarian Cancer', synonyms: ['Ca ovary', 'cancer of the ovary'] },
  {
    name: 'Colon Cancer',
    synonyms: ['bowel cancer', 'colorectal cancer', 'CRC', 'rectal cancer', 'Ca colon'],
  },
  { name: 'Prostate Cancer', synonyms: ['Ca prostate', 'CaP', 'cancer of the prostate'] },
  { name: 'Lung Cancer', synonyms: ['Ca lung', 'bronchial carcinoma', 'NSCLC', 'SCLC'] },
  { name: 'Pancreatic Cancer', synonyms: ['Ca pancreas', 'cancer of the pancreas'] },
  { name: 'Skin Cancer (Melanoma)', synonyms: ['melanoma', 'malignant melanoma', 'mole cancer', 'BCC'] },
  { name: 'Leukemia', synonyms: ['leukaemia', 'blood cancer', 'ALL', 'AML', 'CLL', 'CML'] },
  { name: 'Asthma', synonyms: ['wheezy chest', 'bronchial asthma'] },
  {
    name: 'COPD',
    synonyms: [
      'chronic obstructive pulmonary disease',
      'COAD',
      'emphysema',
      'chronic bronchitis',
      "smoker's lung",
    ],
  },
  {
    name: 'Kidney Disease',
    synonyms: ['CKD', 'chronic kidney disease', 'renal failure', 'kidney failure', 'dialysis', 'ESRD'],
  },
  { name: 'Polycystic Kidney Disease', synonyms: ['PKD', 'ADPKD', 'polycystic kidneys', 'kidney cysts'] },
  {
    name: 'Thyroid Disease',
    synonyms: [
      'hypothyroidism',
      'hyperthyroidism',
      'underactive thyroid',
      'overactive thyroid',
      'goitre',
      'goiter',
      "Graves'",
      "Hashimoto's",
    ],
  },
  { name: 'Rheumatoid Arthritis', synonyms: ['RA', 'rheumatoid', 'rheumatism'] },
  { name: 'Osteoporosis', synonyms: ['brittle bones', 'thin bones', 'hip fracture'] },
  { name: 'Depression', synonyms: ['depressive disorder', 'MDD', 'major depression', 'low mood'] },
  { name: 'Bipolar Disorder', synonyms: ['manic depression', 'BPAD', 'bipolar affective disorder', 'mania'] },
  { name: 'Schizophrenia', synonyms: ['psychosis', 'hearing voices'] },
  {
    name: "Alzheimer's Disease/Dementia",
    synonyms: ['dementia', 'AD', 'senility', 'memory loss', 'vascular dementia'],
  },
  { name: 'Epilepsy', synonyms: ['fits', 'seizures', 'seizure disorder', 'convulsions'] },
  {
    name: 'Sickle Cell Disease',
    synonyms: ['sickle cell', 'sickle cell anaemia', 'sickle cell anemia', 'HbSS'],
  },
  { name: 'Hemophilia', synonyms: ['haemophilia', 'bleeding disorder', 'factor VIII deficiency'] },
];

export const FAMILY_CONDITIONS: readonly string[] = SUGGESTED_CONDITIONS.map(({ name }) => name);
