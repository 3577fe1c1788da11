/** Lines as they are typed, what they are understood as, and the fields in which that stands. */
export const ILLNESS_LINES: readonly (readonly [line: string, told: Readonly<Record<string, unknown>>])[] = [
  ['hypertension 2012 on ramipril', { name: 'Hypertension', onsetDate: '2012', notes: 'On ramipril' }],
  ['htn since 2012', { name: 'Hypertension', onsetDate: '2012' }],
  ['HTN', { name: 'Hypertension' }],
  ['asthma since childhood', { name: 'Asthma', onsetDate: 'childhood' }],
  ['known asthma', { name: 'Asthma' }],
  ['he has angina since May 2020', { name: 'Angina', onsetDate: '2020-05' }],
  [
    'type 2 diabetes, 2010, on metformin 500 mg twice a day',
    { name: 'Type 2 diabetes', onsetDate: '2010', notes: 'On metformin 500 mg twice a day' },
  ],
  [
    'heart attack in March 2019, stent',
    { name: 'Myocardial infarction', onsetDate: '2019-03', notes: 'Stent' },
  ],
  ['stroke 3 years ago', { name: 'Stroke', onsetDate: '2023~' }],
  ['gout', { name: 'Gout' }],
  [
    'Hypothyroidism (2015) - on levothyroxine',
    { name: 'Hypothyroidism', onsetDate: '2015', notes: 'On levothyroxine' },
  ],
  [
    'epilepsy since age 14, well controlled on lamotrigine',
    { name: 'Epilepsy', onsetDate: 'age:14', notes: 'Well controlled on lamotrigine' },
  ],
  ['age 14 epilepsy', { name: 'Epilepsy', onsetDate: 'age:14' }],
  [
    "ulcerative colitis 2009 diagnosed by colonoscopy at St Mary's",
    {
      name: 'Ulcerative colitis',
      onsetDate: '2009',
      diagnosisMethod: 'Colonoscopy',
      diagnosingHospital: "St Mary's",
    },
  ],
  [
    'hypertension: treated with amlodipine and ramipril',
    { name: 'Hypertension', notes: 'Treated with amlodipine and ramipril' },
  ],
  ['pneumonia as a child', { name: 'Pneumonia', onsetDate: 'childhood' }],
  ['tb 1998 treated for 6 months', { name: 'Tb', onsetDate: '1998', notes: 'Treated for 6 months' }],
  ['has had hepatitis b', { name: 'Hepatitis b' }],
  ['COPD', { name: 'COPD' }],
  [
    'atrial fibrillation 2020 found on ECG, on apixaban',
    { name: 'Atrial fibrillation', onsetDate: '2020', diagnosisMethod: 'ECG', notes: 'On apixaban' },
  ],
  [
    'heart failure with preserved ejection fraction 2021',
    { name: 'Heart failure with preserved ejection fraction', onsetDate: '2021' },
  ],
  ['chronic kidney disease stage 3', { name: 'Chronic kidney disease stage 3' }],
  ['funny turns after lunch', { name: 'Funny turns', notes: 'After lunch' }],
  ['DVT after a flight in 2017', { name: 'DVT', onsetDate: '2017', notes: 'After a flight' }],
  ['hypertension, poorly controlled', { name: 'Hypertension', notes: 'Poorly controlled' }],
  ['psoriasis about 10 years ago', { name: 'Psoriasis', onsetDate: '2016~' }],
  [
    'glaucoma diagnosed by the optician 2018',
    { name: 'Glaucoma', onsetDate: '2018', diagnosisMethod: 'The optician' },
  ],
  [
    'rheumatoid arthritis 2005 at Leeds General Infirmary',
    { name: 'Rheumatoid arthritis', onsetDate: '2005', diagnosingHospital: 'Leeds General Infirmary' },
  ],
  ['hepatitis C 2001–2003', { name: 'Hepatitis C 2001–2003' }],
  ['osteoarthritis of the knee', { name: 'Osteoarthritis of the knee' }],
  ['2012', { name: '', onsetDate: '2012' }],
  ['', { name: '' }],
];

export const OPERATION_LINES: typeof ILLNESS_LINES = [
  ['appendicectomy at 14', { surgeryName: 'Appendectomy', surgeryDate: 'age:14' }],
  ['c-section 2010', { surgeryName: 'Cesarean section', surgeryDate: '2010' }],
  ['hernia repair', { surgeryName: 'Hernia repair' }],
  [
    'hysterectomy 2005 at the Royal Infirmary, no complications',
    {
      surgeryName: 'Hysterectomy',
      surgeryDate: '2005',
      hospital: 'the Royal Infirmary',
      complications: 'None',
    },
  ],
  [
    'cholecystectomy 2018, complicated by wound infection',
    { surgeryName: 'Cholecystectomy', surgeryDate: '2018', complications: 'Wound infection' },
  ],
  [
    'hip replacement last year under spinal',
    {
      surgeryName: 'Hip replacement',
      surgeryDate: '2025',
      anesthesiaType: 'Regional',
      notes: 'Under spinal',
    },
  ],
  [
    'cataract surgery 2021 day case',
    { surgeryName: 'Cataract surgery', surgeryDate: '2021', lengthOfStay: 0 },
  ],
  ['tonsils out as a child', { surgeryName: 'Tonsillectomy', surgeryDate: 'childhood' }],
  ['tonsillectomy at 6', { surgeryName: 'Tonsillectomy', surgeryDate: 'age:6' }],
  ['hernia repair 2015 took 2 hours', { surgeryName: 'Hernia repair', surgeryDate: '2015', duration: '2' }],
  ['CABG 2019, in hospital for 9 days', { surgeryName: 'CABG', surgeryDate: '2019', lengthOfStay: 9 }],
  [
    'knee arthroscopy under general anaesthetic',
    { surgeryName: 'Knee arthroscopy', anesthesiaType: 'General' },
  ],
  [
    'wisdom teeth out 1999, local',
    { surgeryName: 'Wisdom teeth out', surgeryDate: '1999', anesthesiaType: 'Local' },
  ],
  ['caesarean 2012 and 2015', { surgeryName: 'Caesarean', surgeryDate: '2012', notes: 'And 2015' }],
  ['at 14', { surgeryName: '', surgeryDate: 'age:14' }],
];

const MEDICATION = { allergenType: 'Medication' };

export const ALLERGY_LINES: typeof ILLNESS_LINES = [
  [
    'penicillin: rash',
    { allergenName: 'Penicillin', ...MEDICATION, allergenCategory: 'Penicillins', symptoms: ['Skin rash'] },
  ],
  [
    'nuts - swelling of the lips',
    {
      allergenName: 'Nuts',
      allergenType: 'Food',
      allergenCategory: 'Tree nuts',
      symptoms: ['Swelling of lips, face or tongue'],
    },
  ],
  ['allergic to latex', { allergenName: 'Latex', allergenType: 'Contact', allergenCategory: 'Latex' }],
  [
    'bee stings anaphylaxis 2015',
    {
      allergenName: 'Bee stings',
      allergenType: 'Environmental',
      allergenCategory: 'Insect venom',
      onsetDate: '2015',
      reactionType: 'Anaphylactic',
      symptoms: ['Anaphylactic shock'],
    },
  ],
  [
    'peanut: severe, wheeze',
    {
      allergenName: 'Peanuts',
      allergenType: 'Food',
      allergenCategory: 'Peanuts',
      reactionType: 'Severe',
      symptoms: ['Wheezing'],
    },
  ],
  [
    'ibuprofen → wheeze',
    {
      allergenName: 'Ibuprofen',
      ...MEDICATION,
      allergenCategory: 'NSAIDs and aspirin',
      symptoms: ['Wheezing'],
    },
  ],
  [
    'codeine makes me sick',
    {
      allergenName: 'Codeine',
      ...MEDICATION,
      allergenCategory: 'Opioids',
      symptoms: ['Nausea or vomiting'],
    },
  ],
  [
    'grass pollen, sneezing and itchy eyes since childhood',
    {
      allergenName: 'Grass pollen',
      allergenType: 'Environmental',
      allergenCategory: 'Pollen',
      onsetDate: 'childhood',
      symptoms: ['Sneezing', 'Itchy or watery eyes'],
    },
  ],
  [
    'contrast - hives',
    { allergenName: 'Contrast', ...MEDICATION, allergenCategory: 'Contrast media', symptoms: ['Hives'] },
  ],
  [
    'Elastoplast: itching',
    {
      allergenName: 'Plasters',
      allergenType: 'Contact',
      allergenCategory: 'Adhesives',
      symptoms: ['Itching'],
    },
  ],
  [
    'penicillin rash as a child',
    {
      allergenName: 'Penicillin',
      ...MEDICATION,
      allergenCategory: 'Penicillins',
      onsetDate: 'childhood',
      symptoms: ['Skin rash'],
    },
  ],
  ['cats', { allergenName: 'Cats', allergenType: 'Environmental', allergenCategory: 'Animal dander' }],
  [
    'strawberries gave her hives',
    {
      allergenName: 'Strawberries',
      allergenType: 'Food',
      allergenCategory: 'Fruits and vegetables',
      symptoms: ['Hives'],
    },
  ],
  [
    'amoxicillin - rash, unsure',
    {
      allergenName: 'Amoxicillin',
      ...MEDICATION,
      allergenCategory: 'Penicillins',
      symptoms: ['Skin rash'],
      notes: 'Unsure',
    },
  ],
  [
    'morphine: could not breathe',
    {
      allergenName: 'Morphine',
      ...MEDICATION,
      allergenCategory: 'Opioids',
      symptoms: ['Shortness of breath'],
    },
  ],
  ['red dye: came out in spots', { allergenName: 'Red dye', notes: 'Came out in spots' }],
  ['rash', { allergenName: 'Rash' }],
];
