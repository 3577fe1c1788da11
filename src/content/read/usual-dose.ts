import { medicineKey } from '#domain/sections/known-medicines.ts';
import { type MedicineLine, readMedicineLine } from '#domain/sections/medicine-line.ts';

const NAME = 'Medicine';
const MEDICINES = new Map([[medicineKey(NAME), { name: NAME, form: '', strengths: [] }]]);

/** What is usual of a medicine, read as one reads how a patient takes it. */
export function readUsual(usual: string): MedicineLine {
  return readMedicineLine(`${NAME} ${usual}`, { medicines: MEDICINES });
}
