/** An allergen as patients name it, and under which type and category (specification 18.3) it is kept. */
export type Allergen = {
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly type: string;
  readonly category: string;
};

/** Name and synonyms in a line, parted by bars. */
const TABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Medication: {
    Penicillins: [
      'Penicillin|penicillins',
      'Amoxicillin|amoxycillin',
      'Co-amoxiclav|augmentin',
      'Flucloxacillin',
      'Ampicillin',
    ],
    Cephalosporins: ['Cefalexin|cephalexin', 'Cefuroxime', 'Ceftriaxone', 'Cephalosporins|cephalosporin'],
    Sulfonamides: [
      'Sulfonamides|sulphonamides|sulfa drugs|sulfa|sulpha',
      'Co-trimoxazole|septrin|bactrim',
      'Sulfasalazine',
    ],
    'Other antibiotics': [
      'Erythromycin',
      'Clarithromycin',
      'Doxycycline',
      'Ciprofloxacin',
      'Vancomycin',
      'Trimethoprim',
      'Nitrofurantoin',
      'Metronidazole',
      'Gentamicin',
    ],
    'NSAIDs and aspirin': [
      'Aspirin|acetylsalicylic acid',
      'Ibuprofen',
      'Diclofenac',
      'Naproxen',
      'NSAIDs|nsaid|anti-inflammatories',
    ],
    Opioids: ['Codeine', 'Morphine', 'Tramadol'],
    Anesthetics: [
      'Lidocaine|lignocaine',
      'Local anaesthetic|local anesthetic',
      'Suxamethonium|succinylcholine',
    ],
    'Contrast media': ['Contrast medium|contrast|iodine contrast|x-ray dye'],
    Vaccines: ['Vaccine|vaccination'],
    'Other medication': [
      'Heparin',
      'Insulin',
      'Allopurinol',
      'Carbamazepine',
      'Lamotrigine',
      'ACE inhibitor|ace inhibitors',
      'Chlorhexidine',
    ],
  },
  Food: {
    Peanuts: ['Peanuts|peanut|groundnut'],
    'Tree nuts': [
      'Tree nuts|tree nut|nuts|nut',
      'Hazelnuts|hazelnut',
      'Walnuts|walnut',
      'Almonds|almond',
      'Cashews|cashew|cashew nuts',
    ],
    Milk: ["Milk|cow's milk|cows milk|dairy"],
    Eggs: ['Eggs|egg'],
    Fish: ['Fish'],
    Shellfish: ['Shellfish', 'Prawns|prawn|shrimp|shrimps', 'Crab'],
    Wheat: ['Wheat'],
    Soy: ['Soy|soya'],
    Sesame: ['Sesame'],
    'Fruits and vegetables': [
      'Strawberries|strawberry',
      'Kiwi|kiwi fruit',
      'Apples|apple',
      'Peaches|peach',
      'Celery',
      'Tomatoes|tomato',
    ],
  },
  Environmental: {
    Pollen: ['Pollen|grass pollen|tree pollen|birch pollen'],
    'Dust mites': ['House dust mites|dust mites|dust mite|house dust|dust'],
    Mold: ['Mould|mold|moulds'],
    'Animal dander': ['Cats|cat|cat hair', 'Dogs|dog|dog hair', 'Horses|horse'],
    'Insect venom': ['Bee stings|bee sting|bees|bee venom', 'Wasp stings|wasp sting|wasps|wasp venom'],
  },
  Contact: {
    Latex: ['Latex|rubber gloves'],
    'Nickel and other metals': ['Nickel', 'Cobalt'],
    Fragrances: ['Fragrances|fragrance|perfume'],
    Cosmetics: ['Hair dye', 'Cosmetics|make-up'],
    Adhesives: ['Plasters|sticking plaster|plaster|adhesive tape|elastoplast'],
  },
};

/** What people are allergic to most often. */
export const ALLERGENS: readonly Allergen[] = Object.entries(TABLE).flatMap(([type, categories]) =>
  Object.entries(categories).flatMap(([category, lines]) =>
    lines.map(line => {
      const [name = '', ...synonyms] = line.split('|');
      return { name, synonyms, type, category };
    }),
  ),
);
