import type { KnownDiagnosis } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { Finding } from '#domain/findings/finding.ts';

/** A diagnosis as somebody names it, with what else it is called. */
export type NameableDiagnosis = {
  readonly id: number;
  readonly name: string;
  readonly synonyms: readonly string[];
};

type Named = { readonly name: string; readonly synonyms: readonly string[] };

type Sources = {
  readonly likelihood: {
    readonly knowledge: { readonly diagnoses: readonly Pick<KnownDiagnosis, 'id' | 'name' | 'synonyms'>[] };
  };
  readonly illnesses: readonly Named[];
  readonly vocabulary: readonly Pick<Finding, 'name' | 'synonyms'>[];
};

/** What stands in brackets behind a name is another name or a kind of it. */
const IN_BRACKETS = /\(([^)]+)\)/g;

/**
 * Every diagnosis of the catalogue, by name. What else one is called it says itself, and the illness that is called so, and
 * the finding of the same name: what else may be meant by a finding is another matter ("baby blues", of low mood).
 */
export function nameableDiagnoses({
  likelihood,
  illnesses,
  vocabulary,
}: Sources): readonly NameableDiagnosis[] {
  const named = [
    ...illnesses.flatMap(called),
    ...vocabulary.map(each => ({ word: plainOf(each.name), named: each })),
  ];
  const byName = Map.groupBy(named, ({ word }) => word);
  return likelihood.knowledge.diagnoses
    .map(({ id, name, synonyms: own }) => {
      const words = [name, name.replace(IN_BRACKETS, '').trim()].map(plainOf);
      const others = words.flatMap(word => byName.get(word) ?? []);
      const synonyms = new Set([...own, ...others.flatMap(({ named }) => [named.name, ...named.synonyms])]);
      synonyms.delete(name);
      return { id, name, synonyms: [...synonyms] };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function called(named: Named) {
  return [named.name, ...named.synonyms].map(word => ({ word: plainOf(word), named }));
}

/** One or several are the same: "febrile seizures". */
function plainOf(name: string): string {
  return name.toLowerCase().replace(/s$/, '');
}
