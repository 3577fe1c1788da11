/** Both spellings of English in one: haemorrhoids, colour, centre, organise, oedema. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/r?rho?ea/g, 'rrhea'],
  [/oe(?=dem|soph|str)/g, 'e'],
  [/ae(?=m|d|c|n(?!i$)|st|t)/g, 'e'],
  [/pnoea/g, 'pnea'],
  [/([lv])our(?=s$|$|ed$|ing$|able)/g, '$1or'],
  [/([^aeiou])tre(s?)$/g, '$1ter$2'],
  [/is(e|es|ed|ing|ation)$/g, 'iz$1'],
  [/lysed?$/g, 'lyz'],
  [/ll(ed|ing)$/g, 'l$1'],
];

const DOUBLED = /([bdgmnprt])\1$/;

/** A word without its spelling and its commonest endings; only ever compared with other stems. */
export function stem(word: string): string {
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word);
  return spelled.length < 4 ? spelled : withoutE(withoutVerbEnding(withoutPlural(spelled)));
}

function withoutPlural(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.replace(/s$/, '');
}

function withoutVerbEnding(word: string): string {
  const cut = /^(.*[aeiouy].*?)(ing|ed|ly)$/.exec(word)?.[1];
  if (cut === undefined || cut.length < (word.endsWith('ly') ? 5 : 3)) return word;
  return cut.replace(DOUBLED, '$1');
}

function withoutE(word: string): string {
  return word.length > 4 ? word.replace(/e$/, '').replace(/i$/, 'y') : word;
}
