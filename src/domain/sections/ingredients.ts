import { fields, listOf, type Reader, text } from '#domain/reading/reader.ts';

/** One active ingredient of a medication; `id` only tells the rows of a form apart. */
export type Ingredient = {
  readonly id: string;
  readonly scientificName: string;
  readonly concentration: string;
  readonly unit: string;
};

export const INGREDIENT_UNITS = [
  'mg',
  'g',
  'mcg',
  'μg',
  'ng',
  'pg',
  'ml',
  'L',
  '%',
  'mg/ml',
  'g/L',
  'IU',
  'units',
  'mEq',
  'mmol',
  'mg/g',
  'mg/tablet',
  'mg/capsule',
] as const;

export const DEFAULT_INGREDIENT_UNIT = 'mg';

/** A blank row of the ingredient editor. */
export function emptyIngredient(id: string): Ingredient {
  return { id, scientificName: '', concentration: '', unit: DEFAULT_INGREDIENT_UNIT };
}

/** Whether a row counts: an ingredient without a scientific name is none. */
export function isNamed(ingredient: unknown): boolean {
  return (
    typeof ingredient === 'object' &&
    ingredient !== null &&
    'scientificName' in ingredient &&
    String(ingredient.scientificName).trim() !== ''
  );
}

/** A stored row of the ingredient editor. */
export const ingredient: Reader<Ingredient> = fields({
  id: text,
  scientificName: text,
  concentration: text,
  unit: text,
});

/** The ingredients of an entry, whatever was stored. */
export function readIngredients(value: unknown): readonly Ingredient[] {
  return listOf(ingredient)(value)?.filter(isNamed) ?? [];
}

/** 'Amoxicillin 500 mg + Clavulanic acid 125 mg'. */
export function ingredientsText(ingredients: readonly Ingredient[]): string {
  return ingredients
    .map(({ scientificName, concentration, unit }) =>
      concentration.trim() === '' ? scientificName : `${scientificName} ${concentration} ${unit}`,
    )
    .join(' + ');
}
