import type { SummaryRequest } from '#contract/workflow.ts';

const REVIEW = `Cardiovascular:
Present: Palpitations
Denied: Leg swelling, Fainting
Not asked: Blue lips
Respiratory:
Present: Cough, Breathlessness
Denied: Coughing blood
Digestive:
Denied: Vomiting, Diarrhoea, Black stools
Nervous system:
Not asked: Headache, Dizziness`;

const COMPLAINT = `Chest pain:
- Where is the pain? Behind the breastbone
- Does it spread anywhere? Left arm, Jaw
- How long does one attack last? 10 minutes
- How strong is it, from 0 to 10? 7
- What brings it on? Climbing stairs → Cold air → Heavy meals
- What relieves it? Rest
- Is it worse when you breathe in? No
Additional Notes:
- Is there anything else? The pain woke her once at night. She compares it with a weight on the chest and says that she had to sit up at the edge of the bed until it passed, about ten minutes later.
Skipped:
- Do you sweat with it?`;

const PROSE = `Ms Émilie Dvořáková is a 54-year-old teacher who presents with chest pain for three days. The pain sits behind the breastbone, spreads to the left arm and jaw, lasts about ten minutes and comes with exertion, cold air and heavy meals; rest relieves it. It is not worse on breathing in. She also reports a dry cough and breathlessness on the second flight of stairs. She denies leg swelling, fainting and coughing blood. Headache and dizziness were not asked about.`;

/** A session with every section filled: what the tests and the benchmark print. */
export const SAMPLE_SUMMARY: SummaryRequest = {
  patientId: 'case-1',
  patientName: 'Émilie Dvořáková',
  structuredHistory: {
    PatientProfile: `Name: Émilie Dvořáková
Age: 54
Gender: Female
Marital Status: Married
Residence: Brno
Occupation: Teacher
Admission Type: Outpatient
Admission Date: November 20, 2026
History Taken By: Sam Okafor
Position/Year: 4th Year Medical Student
Additional History Takers: Lee Wong, Ana Silva
Date of History: November 21, 2026`,
    ChiefComplaint: COMPLAINT,
    Associatedsymptoms: `Cough:
- How long have you coughed? 2 weeks
- Do you bring anything up? No
- When is it worst? At night
Breathlessness:
- When does it come? On the second flight of stairs
- Do you wake up short of breath? No`,
    ReviewOfSystems: REVIEW,
    PastMedicalHistory: `Hypertension, since 2015
- Diagnosed at: St Anne's University Hospital
- Treated with: ramipril 5 mg once daily
Type 2 diabetes mellitus, since 2019`,
    PastSurgicalHistory: 'Appendicectomy, 1988, without complications',
    AccidentsAndInjuries: '',
    MedicationHistory: '- Ramipril 5 mg, once daily, by mouth\n- Metformin 850 mg, twice daily, by mouth',
    FamilyHistory: 'Father: heart attack at 52, died\nMother: hypertension\nBrother: well',
    SocialHistory: 'Smoking: 20 cigarettes a day for 30 years\nAlcohol: occasional\nPets: one cat',
    FamilyDiagramImage: '',
  },
  fullHistoryText: Array.from({ length: 8 }, () => PROSE).join('\n\n'),
  familyDiagramImage: '',
  differentialDiagnoses: [
    { name: 'Stable angina', probability: 41.2, mustNotMiss: false },
    {
      name: 'Acute coronary syndrome',
      probability: 28.4,
      mustNotMiss: true,
      isFlagged: true,
      urgency: 'now',
    },
    { name: 'Gastro-oesophageal reflux disease', probability: 14.1, mustNotMiss: false },
    { name: 'Pulmonary embolism', probability: 9.3, mustNotMiss: true },
    { name: 'Musculoskeletal chest pain', probability: 6.6, mustNotMiss: false },
    { name: 'Panic attack', probability: 0.4, mustNotMiss: false },
  ],
};
