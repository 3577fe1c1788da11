export type LabTest = { readonly name: string; readonly unit: string };

/** The 29 tests the editor suggests, each with its usual unit (specification 14.6). */
export const LAB_TESTS: readonly LabTest[] = [
  { name: 'Hemoglobin', unit: 'g/dL' },
  { name: 'White Blood Cell Count', unit: '×10⁹/L' },
  { name: 'Platelet Count', unit: '×10⁹/L' },
  { name: 'Fasting Blood Glucose', unit: 'mg/dL' },
  { name: 'Random Blood Glucose', unit: 'mg/dL' },
  { name: 'HbA1c', unit: '%' },
  { name: 'Total Cholesterol', unit: 'mg/dL' },
  { name: 'LDL Cholesterol', unit: 'mg/dL' },
  { name: 'HDL Cholesterol', unit: 'mg/dL' },
  { name: 'Triglycerides', unit: 'mg/dL' },
  { name: 'Creatinine', unit: 'mg/dL' },
  { name: 'Blood Urea Nitrogen', unit: 'mg/dL' },
  { name: 'eGFR', unit: 'mL/min/1.73m²' },
  { name: 'Sodium', unit: 'mmol/L' },
  { name: 'Potassium', unit: 'mmol/L' },
  { name: 'Calcium', unit: 'mg/dL' },
  { name: 'ALT', unit: 'U/L' },
  { name: 'AST', unit: 'U/L' },
  { name: 'Alkaline Phosphatase', unit: 'U/L' },
  { name: 'Total Bilirubin', unit: 'mg/dL' },
  { name: 'Albumin', unit: 'g/dL' },
  { name: 'TSH', unit: 'mIU/L' },
  { name: 'Free T4', unit: 'ng/dL' },
  { name: 'C-Reactive Protein', unit: 'mg/L' },
  { name: 'ESR', unit: 'mm/hr' },
  { name: 'Ferritin', unit: 'ng/mL' },
  { name: 'Vitamin B12', unit: 'pg/mL' },
  { name: 'PSA', unit: 'ng/mL' },
  { name: 'CA 125', unit: 'U/mL' },
];

/** The 19 units the editor offers. */
export const LAB_UNITS = [
  'g/dL',
  'g/L',
  'mg/dL',
  'mg/L',
  'μg/dL',
  'ng/mL',
  'ng/dL',
  'pg/mL',
  'U/L',
  'U/mL',
  'mIU/L',
  'mEq/L',
  'mmol/L',
  'μmol/L',
  '%',
  '×10⁹/L',
  'mm/hr',
  'mL/min/1.73m²',
  'pmol/L',
] as const;

/** The unit a suggested test is usually reported in. */
export function usualUnit(testName: string): string | undefined {
  return LAB_TESTS.find(({ name }) => name === testName)?.unit;
}
