import { knownIn } from '#domain/pedigree/quick/known-conditions.ts';

const CALLED = /^,?\s*(?:called|named)\s+(\p{L}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*)/u;
const QUOTED = /^["“]([^"”]+)["”]/;
const CAPITAL = /^\p{Lu}[\p{Ll}'’-]+(?:\s+\p{Lu}[\p{Ll}'’-]+)?/u;

/** Words in capitals that begin what is said of a relative, and those whose names diseases carry. */
const NO_NAME =
  /^(?:died|dead|deceased|alive|living|born|aged?|healthy|well|carrier|no|not|with|had|has|possible|parkinson|crohn|huntington|marfan|alzheimer|lynch|hodgkin|down|turner|klinefelter|graves|hashimoto|addison|cushing|wilson|gaucher|fabry|tourette|paget|raynaud|brugada|ehlers|von|barrett|behçet|charcot|duchenne|becker|friedreich|still|wegener)(?:['’]?s)?\b/i;

/** What may follow a name that is not set off by a comma. */
const AFTER_NAME =
  /^\s*(?:$|[,;:]|\d|(?:died|dead|deceased|passed|with|who|had|has|is|was|aged?|born|alive|living|well|healthy|and|suffers|carrier)\b)/i;

/** The name a text begins with, if it begins with one, and the rest. */
export function nameFirst(text: string): { readonly name: string; readonly rest: string } {
  const told = CALLED.exec(text) ?? QUOTED.exec(text);
  if (told) return { name: told[1] ?? '', rest: text.slice(told[0].length).replace(/^[\s,;:]+/, '') };
  const name = CAPITAL.exec(text)?.[0] ?? '';
  const rest = text.slice(name.length);
  const isName = name !== '' && !NO_NAME.test(name) && !beginsWithCondition(text) && isNameBefore(rest);
  return isName ? { name, rest: rest.replace(/^[\s,;:]+/, '') } : { name: '', rest: text };
}

function beginsWithCondition(text: string): boolean {
  const [clause = ''] = text.split(/[,;:]/);
  return knownIn(clause)?.before === '';
}

function isNameBefore(rest: string): boolean {
  return AFTER_NAME.test(rest) || knownIn(rest.split(/[,;:]/)[0] ?? '')?.before === '';
}
