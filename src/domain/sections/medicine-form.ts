import type { ROUTES } from '#domain/sections/medication.ts';

type Form = {
  readonly route: (typeof ROUTES)[number];
  /** What one counts of it; tablets and injections of one substance are told by their measure, such as mg. */
  readonly unit: string;
  readonly isCounted: boolean;
};

const counted = (route: Form['route'], unit: string): Form => ({ route, unit, isCounted: true });
const measured = (route: Form['route'], unit: string): Form => ({ route, unit, isCounted: false });

/** The forms medicines come in. What has no route of its own in the list, such as a pessary, is applied where it acts. */
export const MEDICINE_FORMS = {
  tablet: measured('Oral', 'tablet(s)'),
  capsule: measured('Oral', 'capsule(s)'),
  'modified-release tablet': measured('Oral', 'tablet(s)'),
  'modified-release capsule': measured('Oral', 'capsule(s)'),
  'chewable tablet': measured('Oral', 'tablet(s)'),
  'effervescent tablet': measured('Oral', 'tablet(s)'),
  'oral liquid': counted('Oral', 'ml'),
  'oral gel': counted('Oral', 'ml'),
  sachet: counted('Oral', 'sachet(s)'),
  'chewing gum': counted('Oral', 'piece(s)'),
  'sublingual tablet': measured('Sublingual', 'tablet(s)'),
  'sublingual spray': counted('Sublingual', 'spray(s)'),
  'buccal tablet': measured('Sublingual', 'tablet(s)'),
  inhaler: counted('Inhalation', 'puff(s)'),
  'dry powder inhaler': counted('Inhalation', 'puff(s)'),
  'inhalation capsule': counted('Inhalation', 'capsule(s)'),
  'nebuliser liquid': measured('Inhalation', 'ml'),
  'anaesthetic gas': measured('Inhalation', '%'),
  'nasal spray': counted('Nasal', 'spray(s)'),
  'eye drops': counted('Ophthalmic', 'drop(s)'),
  'eye gel': counted('Ophthalmic', 'drop(s)'),
  'eye ointment': counted('Ophthalmic', 'application(s)'),
  'eye injection': measured('Ophthalmic', 'ml'),
  'ear drops': counted('Otic', 'drop(s)'),
  cream: counted('Topical', 'application(s)'),
  ointment: counted('Topical', 'application(s)'),
  gel: counted('Topical', 'application(s)'),
  lotion: counted('Topical', 'application(s)'),
  shampoo: counted('Topical', 'application(s)'),
  'skin solution': counted('Topical', 'application(s)'),
  'nail lacquer': counted('Topical', 'application(s)'),
  'medicated plaster': counted('Topical', 'patch(es)'),
  'transdermal gel': counted('Transdermal', 'application(s)'),
  patch: counted('Transdermal', 'patch(es)'),
  suppository: counted('Rectal', 'suppository'),
  'rectal ointment': counted('Rectal', 'application(s)'),
  'rectal gel': measured('Rectal', 'ml'),
  enema: counted('Rectal', 'enema(s)'),
  pessary: counted('Topical', 'pessary'),
  'vaginal cream': counted('Topical', 'application(s)'),
  'vaginal ring': counted('Topical', 'ring(s)'),
  'intrauterine system': counted('Topical', 'system(s)'),
  implant: counted('Subcutaneous (SC)', 'implant(s)'),
  'insulin pen': counted('Subcutaneous (SC)', 'units'),
  'injection under the skin': measured('Subcutaneous (SC)', 'injection(s)'),
  'local injection': measured('Subcutaneous (SC)', 'ml'),
  'injection into muscle': measured('Intramuscular (IM)', 'injection(s)'),
  'injection into vein': measured('Intravenous (IV)', 'ml'),
} as const satisfies Readonly<Record<string, Form>>;

export type MedicineForm = keyof typeof MEDICINE_FORMS;

/** Whether a word is the name of a form. */
export function isMedicineForm(word: string): word is MedicineForm {
  return Object.hasOwn(MEDICINE_FORMS, word);
}

/** What a dose of it is told in: puffs of an inhaler, ml of a liquid, mg of a tablet of one substance. */
export function doseUnitOf(form: MedicineForm, strengths: readonly string[]): string {
  const { unit, isCounted } = MEDICINE_FORMS[form];
  const measure = /^[\d.]+ ([^/ ]+)$/.exec(strengths[0] ?? '')?.[1];
  return isCounted || measure === undefined || measure === '%' ? unit : measure;
}
