import { isPlural } from '#domain/text/is-plural.ts';

/** Things that one counts: without an article their name is not said. */
const COUNTED =
  /^(?!previous|recent|no |a |an |the |two |several |many )(?:[\p{L}-]+ )*(?:lump|mass|rash|ulcer|blister|cyst|nodule|plaque|burn|bite|sting|limp|tremor|squint|cough|fever|headache|seizure|bruise|murmur|cord|wound|hernia|abscess|fall|fracture|injury|plaster cast|headache|hot joint|swollen joint|polyp|wart|scar|catheter|pacemaker|stye|fistula)(?=$| (?:of|on|in|after|behind|at|with|under|over|apart) )/u;

/** 'a breast lump', 'dyspnoea'. */
export function withArticle(name: string): string {
  if (!COUNTED.test(name)) return name;
  return `${/^(?!uni|use|eu|one)[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Whether "there are" goes before it. */
export function isSeveral(phrase: string): boolean {
  if (
    /^(?:a|an|one|another|each|every|no|nothing|some)\b/.test(phrase) &&
    !/^(?:a few|some|no) /.test(phrase)
  )
    return false;
  if (/^(?:two|three|four|several|many|few|a few|both)\b/.test(phrase)) return true;
  const [head = ''] = phrase.split(
    /,| (?:of|in|on|at|with|without|after|before|from|to|by|for|over|under|since|than|as|during|through|between|around|that|which|several|once|each|when|while)\b/,
  );
  return isPlural(head) || /\b\w+s and \w+/.test(head);
}
