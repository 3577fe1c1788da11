import { SUGGESTED_CONDITIONS } from '#domain/pedigree/model/family-conditions.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** Synonyms that name something wider or narrower than the condition: good for searching, not for saying it is the same. */
const NOT_THE_SAME: ReadonlySet<string> = new Set(
  [
    'sugar',
    'heart trouble',
    'heart failure',
    'angina',
    'BRCA',
    'BCC',
    'mole cancer',
    'rectal cancer',
    'TIA',
    'mini-stroke',
    'bleeding disorder',
    'dialysis',
    'kidney cysts',
    'hypothyroidism',
    'hyperthyroidism',
    'underactive thyroid',
    'overactive thyroid',
    'goitre',
    'goiter',
    "Graves'",
    "Hashimoto's",
    'hip fracture',
    'low mood',
    'psychosis',
    'hearing voices',
    'memory loss',
    'vascular dementia',
    'senility',
    'AD',
    'rheumatism',
    'fits',
    'seizures',
    'convulsions',
    'ALL',
    'AML',
    'CLL',
    'CML',
    'NSCLC',
    'SCLC',
    'DM',
    'diabetes mellitus',
    'FH',
    'emphysema',
    'chronic bronchitis',
    'cardiac arrest',
    'clot',
    'wheezy chest',
  ].map(wordsKey),
);

const CANONICAL: ReadonlyMap<string, string> = new Map(
  SUGGESTED_CONDITIONS.flatMap(({ name, synonyms }) =>
    [name, ...synonyms.filter(synonym => !NOT_THE_SAME.has(wordsKey(synonym)))].map(
      word => [wordsKey(word), name] as const,
    ),
  ),
);

/** The suggested condition that a name stands for ('MI', 'Type 2 diabetes mellitus'); undefined of any other. */
export function suggestedConditionOf(name: string): string | undefined {
  const key = wordsKey(name);
  return CANONICAL.get(key) ?? CANONICAL.get(key.replace(/ mellitus$/, ''));
}

/** The same for two names of one condition. */
export function conditionKeyOf(name: string): string {
  return wordsKey(suggestedConditionOf(name) ?? name);
}
