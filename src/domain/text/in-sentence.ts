/** Names of people and places in the catalogue that keep their capital within a sentence. */
const PROPER =
  /^(?:Achilles|Behçet|Eustachian|Ewing|Graves|Guillain|Kaposi|Kawasaki|Klinefelter|Lewy|Lyme|Mallory|Marfan|Ménière|Meniere|Morton|Osgood|Peyronie|Raynaud|Sjögren|Still|Tourette|Turner|Wernicke|Wilms|Zika)\b/;

/** Looks like somebody's name, but is none. */
const COMMON = /^(?:Cow|Writer|Tennis|Golfer|Swimmer|Jumper|Housemaid|Athlete)['’]s\b/;

/** 'acute bronchitis' for 'Acute bronchitis', but 'Crohn's disease', 'COVID-19' and 'IgA vasculitis' as they are. */
export function inSentence(name: string): string {
  const [first = ''] = name.split(/[\s-]/);
  const isNamed = PROPER.test(name) || /^De\s/.test(name) || /['’]s?$/.test(first);
  const isProper = (isNamed && !COMMON.test(name)) || /[A-Z0-9]/.test(first.slice(1));
  return isProper ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
