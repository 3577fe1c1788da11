import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { Attribute } from '#domain/summary/facts/story.ts';
import { type Clause, ofPatient, ofSymptom, whole } from '#domain/summary/prose/clause.ts';
import { durationClause, numberClause } from '#domain/summary/prose/measured.ts';
import { isSeveral } from '#domain/summary/prose/noun-phrase.ts';
import { isOfPatient, type Shape, shapeOf } from '#domain/summary/prose/phrase-shape.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/** The clauses of an attribute: each phrase with the verb of what was asked and of its own shape. */
export function clausesOf(attribute: Attribute, isEpisodic: boolean): Clause[] {
  switch (attribute.kind) {
    case 'phrases':
      return attribute.phrases.map(phrase => clauseOf(inSentence(phrase), attribute.dimension));
    case 'number':
      return [numberClause(attribute.text, attribute.question)];
    case 'duration':
      return [durationClause(attribute.text, attribute.question, isEpisodic)];
    case 'sequence':
      return [whole(`the order was ${attribute.steps.join(', then ')}`)];
    case 'words':
      return [ofPatient('adds', `“${attribute.text.replace(/[“”]/g, '')}”`)];
    case 'unknown':
      return [];
  }
}

function clauseOf(phrase: string, dimension: Dimension | undefined): Clause {
  if (phrase.startsWith('“')) return quoted(phrase, dimension);
  return special(phrase) ?? byShape(phrase, shapeOf(phrase), dimension);
}

function quoted(phrase: string, dimension: Dimension | undefined): Clause {
  return dimension === 'character' || dimension === 'site'
    ? ofSymptom('is described as', phrase)
    : ofPatient('says', phrase);
}

const PASSIVE =
  /^(nothing|(?:(?! and ).)+?) (not |never |otherwise |no longer |already )?(found|used|tried|left out|tested|measured|missing|noticed|inspected|palpable|excluded|possible)( .*)?$/;

/** 'vision otherwise normal', 'neck not large': a noun and what is said of it. */
const SAID_OF =
  /^([a-z]+(?: [a-z]+)?) ((?:otherwise|not|no longer) (?:normal|large|close|palpable|possible|open|full))$/;

/** Phrases that read the same wherever they stand. */
function special(phrase: string): Clause | undefined {
  const onset =
    /^(sudden|gradual|acute|insidious|subacute|rapid|slow|hyperacute)\b(?! in onset)(?! and)(.*)$/.exec(
      phrase,
    );
  if (/^without radiation$/.test(phrase)) return ofSymptom('does not radiate');
  if (
    onset &&
    /^(?: (?:over|within|with|after|on|during|at|from|in|overnight|without|out)\b.*|)$/.test(onset[2] ?? '')
  )
    return ofSymptom('had', `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${onset[1]} onset${onset[2]}`);
  if (/ in onset\b/.test(phrase)) return ofSymptom('was', phrase);
  if (/^of onset /.test(phrase)) return ofSymptom('began', phrase.replace('of onset ', ''));
  if (/^(?:a )?(?:new|first)\b.*\b(?:kind|time|episode)/.test(phrase)) return ofSymptom('is', phrase);
  if (/^needing /.test(phrase)) return ofPatient('needs', phrase.slice('needing '.length));
  if (/^bowels previously\b/.test(phrase)) return whole(phrase.replace('bowels', 'the bowels were'));
  if (/^periods on time\b/.test(phrase))
    return whole(phrase.replace('on time', 'are on time').replace('not possible', 'is not possible'));
  if (/^(?:family|patient|child|partner) (?:more|less)\b/.test(phrase))
    return whole(`the ${phrase.replace(/ (more|less)/, ' is $1')}`);
  const said = SAID_OF.exec(phrase);
  if (said) return whole(`${said[1]} is ${said[2]}`);
  if (/^(?:found|noticed|lost|left out)\b/.test(phrase)) return ofSymptom('was', phrase);
  const passive = PASSIVE.exec(phrase);
  if (passive && !/^(?:no|nothing else) /.test(phrase) && !/^(?:never|not) /.test(phrase)) {
    const [, what = '', not = '', done = '', rest = ''] = passive;
    const is = isSeveral(what) ? 'were' : 'was';
    return whole(`${what} ${is} ${not}${done}${rest}`);
  }
  return undefined;
}

/** Where the patient, not the symptom, is spoken of whatever the phrase. */
const OF_PATIENT: readonly (Dimension | undefined)[] = ['pregnancy', 'self-harm', 'risk'];

function byShape(phrase: string, shape: Shape, dimension: Dimension | undefined): Clause {
  if (isOfPatient(phrase) && shape !== 'verb' && shape !== 'clause')
    return phrase.startsWith('with ')
      ? ofPatient('has', phrase.slice('with '.length))
      : ofPatient('is', phrase);
  switch (shape) {
    case 'adjective':
      return OF_PATIENT.includes(dimension)
        ? ofPatient('is', phrase)
        : ofSymptom(
            dimension === 'onset' && !/^(?:lifelong|congenital|never|unable)/.test(phrase) ? 'was' : 'is',
            phrase,
          );
    case 'noun':
      return ofNoun(phrase, dimension);
    case 'place':
      return ofPlace(phrase, dimension);
    case 'company':
      return ofCompany(phrase, dimension);
    case 'verb':
      return isOfSymptom(phrase, dimension) ? ofSymptom(phrase) : ofPatient(phrase);
    case 'clause':
      return whole(
        /^(?:the|a|an|no|nothing|others|his|her|previous) /.test(phrase) ? phrase : `the ${phrase}`,
      );
  }
}

/** What a symptom does by itself; anything else the patient does. */
function isOfSymptom(phrase: string, dimension: Dimension | undefined): boolean {
  if (dimension === 'impact' && /^stops\b/.test(phrase)) return false;
  return /^(?:heals|leads|interrupts|impairs|resolves|stops|drips|clears|ends|recurs|came|comes|begins|spreads|started|grows|wakes|bleeds|itches|returns|returned|lasts|opens|closes|moves|burns|rises|turned|turns|can be|has been|is|are|was|did)\b/.test(
    phrase,
  );
}

function ofNoun(phrase: string, dimension: Dimension | undefined): Clause {
  if (phrase === 'nothing tried') return whole('nothing has been tried');
  switch (dimension) {
    case 'onset':
      return ofSymptom('began with', phrase);
    case 'site':
      return ofSymptom('affects', phrase);
    case 'character':
    case 'colour':
      return ofSymptom('is described as', phrase);
    case 'amount':
      return ofSymptom('amounts to', phrase);
    case 'previous':
      return /^no /.test(phrase)
        ? whole(`there has been ${phrase}`)
        : whole(`there is a history of ${phrase}`);
    default:
      return whole(`there ${isSeveral(phrase) ? 'are' : 'is'} ${phrase}`);
  }
}

const PLACE_VERBS: { readonly [dimension in Dimension]?: string } = {
  onset: 'began',
  site: 'is',
  radiation: 'radiates',
  character: 'is',
  severity: 'is',
  impact: 'is',
  function: 'is',
  baseline: 'is',
  amount: 'is',
  colour: 'is',
  change: 'is',
  aggravating: 'comes on',
  relieving: 'settles',
  before: 'comes on',
  context: 'began',
  exposure: 'began',
  previous: 'has been present',
  story: 'is',
};

function ofPlace(phrase: string, dimension: Dimension | undefined): Clause {
  if (/^(?:like|as if|as though)\b/.test(phrase)) return ofSymptom('feels', phrase);
  if (/^since\b/.test(phrase)) return ofSymptom('has been present', phrase);
  if (/^from /.test(phrase) && dimension === 'onset') return ofSymptom('came', phrase);
  if (/^by /.test(phrase) && (dimension === 'onset' || dimension === 'context'))
    return ofSymptom('was caused', phrase);
  if (/^of /.test(phrase)) return ofSymptom('is', phrase);
  if (dimension === 'pregnancy') return ofPatient('is', phrase);
  const verb = (dimension && PLACE_VERBS[dimension]) ?? 'occurs';
  return ofSymptom(verb === 'comes on' && /^on\b/.test(phrase) ? 'occurs' : verb, phrase);
}

function ofCompany(phrase: string, dimension: Dimension | undefined): Clause {
  if (dimension === 'onset') return ofSymptom('began', phrase);
  return ofSymptom(phrase.startsWith('without') ? 'is' : 'comes', phrase);
}
