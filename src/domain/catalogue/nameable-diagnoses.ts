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
    readonly knowledge: { readonly diagnoses: readonly Pick<KnownDiagnosis, 'id' | 'name'>[] };
  };
  readonly illnesses: readonly Named[];
  readonly vocabulary: readonly Pick<Finding, 'name' | 'synonyms'>[];
};

/** What stands in brackets behind a name is another name or a kind of it. */
const IN_BRACKETS = /\(([^)]+)\)/g;

/**
 * Every diagnosis of the catalogue, by name. What else one is called is known from the illness or the finding of the
 * same name.
 */
export function nameableDiagnoses({
  likelihood,
  illnesses,
  vocabulary,
}: Sources): readonly NameableDiagnosis[] {
  const byName = Map.groupBy([...illnesses, ...vocabulary].flatMap(called), ({ word }) => word);
  return likelihood.knowledge.diagnoses
    .map(({ id, name }) => {
      const plain = name.replace(IN_BRACKETS, '').trim().toLowerCase();
      const others = [name.toLowerCase(), plain].flatMap(word => byName.get(word) ?? []);
      const synonyms = new Set(others.flatMap(({ named }) => [named.name, ...named.synonyms]));
      synonyms.delete(name);
      return { id, name, synonyms: [...synonyms] };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function called(named: Named) {
  return [named.name, ...named.synonyms].map(word => ({ word: word.toLowerCase(), named }));
}
