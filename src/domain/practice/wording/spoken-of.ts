import type { Sex } from '#domain/catalogue/questions-for-sex.ts';

type Pronouns = Readonly<Record<'he' | 'him' | 'his' | 'own', string>>;

const PRONOUNS: Readonly<Record<Sex, Pronouns>> = {
  male: { he: 'he', him: 'him', his: 'his', own: 'himself' },
  female: { he: 'she', him: 'her', his: 'her', own: 'herself' },
};

/** What whoever looks after somebody is asked for themselves: what they see, do and bear. */
const OF_THE_CARER =
  /\byour (?:baby|child|son|daughter)|\byou (?:see|find|press|touch|yourself)\b|\bcan you feel an?\b|\bnipples?\b|\bwhile feeding\b|\bthe baby\b|\bgiven birth\b|\bbeen pregnant\b/i;

const TURNED: Readonly<Record<string, string>> = { are: 'is', were: 'was', do: 'does', have: 'has' };

const ASKED_BY = 'are|were|do|did|have|had|can|could|will|would|should|must|may|might';

/** Behind one of these "you" is him or her, as it is where it ends the clause. */
const DONE_TO =
  'about|against|around|at|behind|bitten|bothers?|calls?|for|from|gives?|harm|hits?|hurts?|keeps?|makes?|of|on|over|seen|stops?|takes?|tells?|to|told|touched|wakes?|with|woke|worr(?:y|ies)';

/** Where such a word follows, "told you" is followed by what was told: "told you have epilepsy". */
const TOLD_THAT = '(?! (?:are|were|had|have)\\b)';

/** What stands behind "he" as it stands behind "you". */
const UNTURNED =
  /^(?:had|can|could|will|would|should|must|may|might|ever|never|always|often|already|felt|got|went|woke|used|began|ate|drank|ran|took|saw|\p{L}+ed)$/u;

/** Whoever looks after somebody notices it: "Have you noticed a lump in his groin?" */
const NOTICED = /^(?:Have|Did|Do) you (?:notice|noticed|felt an?|feel an?|found an?|find an?)\b/i;

/**
 * A question to a patient as it is put to whoever speaks for them: "Do you cough?" becomes "Does he cough?". What is
 * asked of the other person stays as it is.
 */
export function spokenOf(sentence: string, sex: Sex): string {
  if (OF_THE_CARER.test(sentence)) return sentence;
  const noticed = NOTICED.exec(sentence)?.[0];
  if (noticed !== undefined) return noticed + turned(sentence.slice(noticed.length), sex);
  return turned(sentence, sex);
}

function turned(sentence: string, sex: Sex): string {
  const { he, him, his, own } = PRONOUNS[sex];
  return sentence
    .replace(/\byourself\b/gi, own)
    .replace(/\byour\b/gi, word => likeIt(word, his))
    .replace(/\byou(?:'re|'ve)\b/gi, `${he}'s`)
    .replace(
      new RegExp(`\\b(${ASKED_BY})(n't)? you\\b`, 'gi'),
      (_, verb: string, not = '') => `${likeIt(verb, TURNED[verb.toLowerCase()] ?? verb)}${not} ${he}`,
    )
    .replace(new RegExp(`\\b(${DONE_TO}) you\\b${TOLD_THAT}`, 'gi'), `$1 ${him}`)
    .replace(/\byou(?=\s*[?.,;]|$)/gi, him)
    .replace(/\byou (\p{L}+)/giu, (_, verb: string) => `${he} ${thirdPerson(verb)}`)
    .replace(/\byou\b/gi, word => likeIt(word, he));
}

function thirdPerson(verb: string): string {
  if (UNTURNED.test(verb)) return verb;
  return TURNED[verb] ?? (/(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`);
}

/** With a capital where the other has one. */
function likeIt(word: string, other: string): string {
  return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
