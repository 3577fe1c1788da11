import { takeOut, type WordRule } from '#domain/sections/medicine-words.ts';

/** What a line says of the way in: a route of the list, and what it says beside it, such as the side of an eye. */
export type SpokenRoute = {
  readonly route: string;
  readonly place: string;
  readonly left: string;
  readonly clash: string;
};

type Place = { readonly route: string; readonly place: string };

const by = (route: string) => (): Place => ({ route, place: '' });
const at =
  (route: string) =>
  (match: RegExpExecArray): Place => ({ route, place: (match[1] ?? '').trim().toLowerCase() });

const SIDE = String.raw`(?:(?:to|in|into)\s)?(?:the\s)?`;
const WHICH = '(?:each|both|left|right|affected)';

const RULES: readonly WordRule<Place>[] = [
  [/\b(?:under the tongue|sublingual(?:ly)?|sl|s\/l)\b/gi, by('Sublingual')],
  [/\b(?:under the skin|subcutaneous(?:ly)?|subcut|sub-cut|sc|s\/c|sq|subq)\b/gi, by('Subcutaneous (SC)')],
  [/\b(?:intramuscular(?:ly)?|im|i\/m)\b/gi, by('Intramuscular (IM)')],
  [/\b(?:intravenous(?:ly)?|iv|i\/v|by drip)\b/gi, by('Intravenous (IV)')],
  [/\b(?:by mouth|oral(?:ly)?|po|per os)\b/gi, by('Oral')],
  [/\b(?:rectal(?:ly)?|pr|per rectum)\b/gi, by('Rectal')],
  [/\b(?:inhaled|by inhalation|inh|nebuli[sz]ed|neb)\b/gi, by('Inhalation')],
  [/\b(?:transdermal(?:ly)?)\b/gi, by('Transdermal')],
  [new RegExp(String.raw`\b${SIDE}(${WHICH}\snostrils?)\b`, 'gi'), at('Nasal')],
  [/\b(?:nasal(?:ly)?|intranasal(?:ly)?|up the nose|in the nose)\b(?!\sspray)/gi, by('Nasal')],
  [new RegExp(String.raw`\b${SIDE}(${WHICH}\seyes?)\b`, 'gi'), at('Ophthalmic')],
  [new RegExp(String.raw`\b${SIDE}(${WHICH}\sears?)\b`, 'gi'), at('Otic')],
  [/\b(?:topical(?:ly)?|on the skin|to the skin|to affected areas?)\b/gi, by('Topical')],
];

/** Finds the way in. Two ways that contradict each other are not decided. */
export function findRoute(line: string): SpokenRoute {
  const { found, left } = takeOut(line, RULES);
  const routes = [...new Set(found.map(({ value }) => value.route))];
  const place = found
    .map(({ value }) => value.place)
    .filter(Boolean)
    .join(', ');
  const [first = '', ...others] = routes;
  return { route: first, place, left, clash: others.join(', ') };
}
