import type { Brand, Generic, Medication } from '#content/read/content.ts';
import { MEDICINE_FORMS } from '#domain/sections/medicine-form.ts';

/** What can be picked: the products of the generics, and the brands with what is usual of the product they are. */
export function allMedications(
  generics: readonly Generic[],
  brands: readonly Brand[],
): readonly Medication[] {
  const products = generics.flatMap(productsOf);
  const byHolding = new Map(products.toReversed().map(product => [holding(product), product]));
  return [...products, ...brands.map(brand => asKnown(brand, byHolding.get(holding(brand))))];
}

function productsOf({ file, name, category, substances = [name], products }: Generic): Medication[] {
  return products.map((product, index) => ({
    file,
    commercialName: index === 0 ? name : `${name} ${product.form}`,
    category,
    components: substances.map(scientificName => ({ scientificName, concentration: '', unit: 'mg' })),
    isGeneric: true,
    ...product,
  }));
}

/** A brand comes in the strengths of its generic too, where they are doses; a cream or an inhaler has its own. */
function asKnown(brand: Brand, product: Medication | undefined): Medication {
  const own = ownStrength(brand);
  const hasDoses = brand.form === 'patch' || !MEDICINE_FORMS[brand.form].isCounted;
  const known = hasDoses || own === '' ? (product?.strengths ?? []) : [];
  const strengths = own === '' || known.includes(own) ? known : [...known, own].toSorted(bySize);
  return { ...brand, isGeneric: false, strengths, usual: product?.usual ?? '' };
}

/** The smaller first, where both are told in the same unit. */
function bySize(a: string, b: string): number {
  const [unitA, unitB] = [a, b].map(strength => strength.replace(/^[\d.]+/, ''));
  return unitA === unitB ? Number.parseFloat(a) - Number.parseFloat(b) : 0;
}

/** How strong a brand is by what it holds. Of a patch its name says it, for what it holds is not what it gives. */
function ownStrength({ form, components }: Brand): string {
  if (form === 'patch' || components.length > 3) return '';
  const per = form === 'insulin pen' ? '/ml' : '';
  const strengths = components.map(({ concentration, unit }) => `${concentration} ${unit}`);
  return per === ''
    ? strengths.join('/')
    : strengths
        .slice(0, 1)
        .map(strength => `${strength}${per}`)
        .join('');
}

/** What something is for, comes as and holds: a brand for something else, such as hair and not the prostate, is dosed otherwise. */
function holding({ form, category, components }: Pick<Brand, 'form' | 'category' | 'components'>): string {
  const substances = components.map(({ scientificName }) => scientificName.toLowerCase()).toSorted();
  return `${category}, ${form}: ${substances.join(' + ')}`;
}
