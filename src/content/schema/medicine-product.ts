import { z } from 'zod';
import { text } from '#content/schema/key.ts';
import { isMedicineForm, MEDICINE_FORMS, type MedicineForm } from '#domain/sections/medicine-form.ts';

type Product = {
  readonly form: MedicineForm;
  /** '5 mg', '30 mg/500 mg', '25 mcg/hour'. */
  readonly strengths: readonly string[];
  /** '5 mg once a day'; empty where nothing is usual. */
  readonly usual: string;
};

/** One product of a generic, as its line says it. */
export const product = text.transform((line, context): Product => {
  const read = readProduct(line);
  if (read) return read;
  context.addIssue({ code: 'custom', message: `"${line}" is no product` });
  return z.NEVER;
});

/** 'capsule 1.25, 2.5, 5, 10 mg; usually 5 mg once a day'. */
function readProduct(line: string): Product | undefined {
  const [made = '', usual = ''] = line.split('; usually ');
  const form = Object.keys(MEDICINE_FORMS)
    .filter(each => made === each || made.startsWith(`${each} `))
    .toSorted((a, b) => b.length - a.length)[0];
  if (form === undefined || !isMedicineForm(form)) return undefined;
  const strengths = readStrengths(made.slice(form.length).trim());
  return strengths && { form, strengths, usual };
}

/** ['1.25 mg', '2.5 mg'] for '1.25, 2.5 mg'; a number takes the unit of what follows, and a combination has one for each part. */
function readStrengths(list: string): readonly string[] | undefined {
  if (list === '') return [];
  const strengths: string[] = [];
  let unit = '';
  for (const each of list.split(', ').toReversed()) {
    const [, numbers, ownUnit] = /^(\d[\d./]*)(?: (\S.*))?$/.exec(each) ?? [];
    unit = ownUnit ?? unit;
    if (numbers === undefined || unit === '') return undefined;
    strengths.unshift(
      numbers
        .split('/')
        .map(number => `${number} ${unit}`)
        .join('/'),
    );
  }
  return strengths;
}
