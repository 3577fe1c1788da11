import type { Brand, Generic, Medication } from '#content/read/content.ts';

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

/** The strengths a brand is listed with come first known from its generic; its own joins them where it is another. */
function asKnown(brand: Brand, product: Medication | undefined): Medication {
  const own = ownStrength(brand);
  const known = product?.strengths ?? [];
  const strengths = own === '' || known.includes(own) ? known : [own, ...known];
  return { ...brand, isGeneric: false, strengths, usual: product?.usual ?? '' };
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

/** What something holds and what it comes as: a brand is the product of the generic that is alike. */
function holding({ form, components }: Pick<Brand, 'form' | 'components'>): string {
  const substances = components.map(({ scientificName }) => scientificName.toLowerCase()).toSorted();
  return `${form}: ${substances.join(' + ')}`;
}
