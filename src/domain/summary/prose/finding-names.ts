import type { Finding } from '#domain/findings/finding.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

const OF_FAMILY = /^family history of (?:an? )?/i;

/** Names that tell what somebody is, where a sentence says what there is. */
const AS_NOUN: Readonly<Record<string, string>> = { 'Ex-smoker': 'past smoking' };

/** A finding's name within a sentence. */
export function nameInSentence({ name }: Pick<Finding, 'name'>): string {
  return AS_NOUN[name] ?? inSentence(name);
}

/** The same after "a history of", which says already that it was before. */
export function nameInHistory({ name }: Pick<Finding, 'name'>): string {
  return inSentence(capitalised(name.replace(/^Previous /, '')));
}

/** What runs in the family, without saying so; undefined where the name says more than that. */
export function conditionInFamily({ name }: Pick<Finding, 'name'>): string | undefined {
  return OF_FAMILY.test(name) ? inSentence(capitalised(name.replace(OF_FAMILY, ''))) : undefined;
}

/** 'anticoagulant, NSAID or statin use' for 'anticoagulant use, NSAID use or statin use'. */
export function sharingEnd(names: readonly string[], joint: 'and' | 'or'): string {
  const isUse = (name: string) => name.endsWith(' use');
  const uses = names.filter(isUse);
  if (uses.length < 2) return listed(names, joint);
  const bare = uses.map(name => name.slice(0, -' use'.length));
  return listed([...names.filter(name => !isUse(name)), `${listed(bare, joint)} use`], joint);
}
