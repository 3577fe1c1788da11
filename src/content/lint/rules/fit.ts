import type { Rule } from '#content/lint/rule.ts';
import { type Audience, audienceOfChoice, audienceOfQuestion } from '#content/read/audience.ts';
import { choicesOf, nameOf, questionsOf } from '#content/read/placed.ts';

/** Words that fit only some patients, and whom. */
type Fit = { readonly words: RegExp; readonly whom: string; readonly fits: (audience: Audience) => boolean };

const isFemale = (audience: Audience) => audience.for === 'female';
const isMale = (audience: Audience) => audience.for === 'male';

const FITS: readonly Fit[] = [
  {
    words:
      /\b(?:the|my|your|our) (?:baby|babies)\b|\b(?:infant|nappy|nappies|breast-?fed|bottle-?fed|fontanelle|toddler|weaning)\b/i,
    whom: 'infants (ages), or women',
    fits: audience => audience.ages.to <= 6 || (isFemale(audience) && audience.ages.from >= 10),
  },
  {
    words:
      /\bpregnan|\bgave birth|\bgiven birth|\bchildbirth|\bbreastfeeding|\bmiscarr|\bin labour\b|\bweeks after (?:the|a) birth/i,
    whom: 'women of 10 to 60 (for, ages)',
    fits: audience => isFemale(audience) && audience.ages.from >= 10,
  },
  {
    words:
      /\b(?:my|your|a|heavy|painful|late|irregular|missed|last|monthly|between|before|with) periods?\b(?! of)|\bperiod (?:is|was|came|pains?)\b|\bmenstru|\bthe womb\b|\bvagina|\bovar|\bmenopaus|\bvulva/i,
    whom: 'women from 8 years (for, ages)',
    fits: audience => isFemale(audience) && audience.ages.from >= 8,
  },
  {
    words: /\btestic|\bscrot|\bpenis|\bforeskin|\berections?\b|\bprostat|\bsemen\b|\bejaculat/i,
    whom: 'men (for)',
    fits: isMale,
  },
  {
    words: /\bcare home|\bnursing home|\bwalking frame|\bin old age/i,
    whom: 'the old (ages)',
    fits: audience => audience.ages.from >= 50,
  },
  {
    words:
      /\balcohol|\bwine\b|\bbeer\b|\bhangover|\bdrunk\b|\bcocaine|\bheroin|\bcannabis|\bsexual|\bhaving sex|\bduring sex|\bafter sex|\bunprotected sex|\bcondom/i,
    whom: 'nobody under 10 (ages)',
    fits: audience => audience.ages.from >= 10,
  },
];

/** What is asked fits whom it is asked: the words of infancy, pregnancy, periods, testicles and old age. */
export const fit: Rule = {
  name: 'fit',
  *check(content) {
    for (const placed of questionsOf(content)) {
      const { complaint, question } = placed;
      const audience = audienceOfQuestion(content, complaint, question);
      for (const whom of unfitFor(question.ask, audience))
        yield { file: complaint.file, message: `${question.key}: its words are for ${whom}` };
    }
    for (const placed of choicesOf(content)) {
      const { complaint, question, choice } = placed;
      const audience = audienceOfChoice(content, complaint, question, choice);
      for (const whom of unfitFor(choice.text, audience))
        yield { file: complaint.file, message: `${nameOf(placed)}: its words are for ${whom}` };
    }
  },
};

function unfitFor(text: string, audience: Audience): readonly string[] {
  return FITS.filter(({ words, fits }) => words.test(text) && !fits(audience)).map(({ whom }) => whom);
}
