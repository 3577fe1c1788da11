import type { Finding } from '#domain/findings/finding.ts';
import type { CaseTold } from '#domain/summary/facts/case-told.ts';
import { agedOf, article, isAdult, personOf } from '#domain/summary/facts/person.ts';
import type { Attribute, Story } from '#domain/summary/facts/story.ts';
import { nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { withArticle } from '#domain/summary/prose/noun-phrase.ts';
import { isOfPatient, shapeOf } from '#domain/summary/prose/phrase-shape.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';
import { oneLine } from '#domain/text/one-line.ts';

const NAMED_AT_MOST = 3;

/** What people are, not what they work as. */
const STATE = /^(?:unemployed|retired|disabled|self-employed|homeless)$/i;

/**
 * The patient and the problem in a sentence: 'A 58-year-old lorry driver who smokes, with two hours of retrosternal
 * pressing chest pain spreading to the left arm.'
 */
export function openingLine(told: CaseTold): string {
  const chief = told.stories.find(({ isChief }) => isChief);
  const who = whoIs(told);
  const problem = chief ? problemOf(chief) : '';
  const others = told.stories.filter(({ isChief }) => !isChief).map(({ noun }) => noun);
  const company = others.length === 0 ? '' : `, and ${listed(others.slice(0, NAMED_AT_MOST))}`;
  if (problem === '') return `${article(who) === 'an' ? 'An' : 'A'} ${who}.`;
  return `${article(who) === 'an' ? 'An' : 'A'} ${who}${who.includes(' who ') || who.includes(' with ') ? ',' : ''} with ${problem}${company}.`;
}

function whoIs(told: CaseTold): string {
  const { record } = told.input;
  const occupation = oneLine(record.occupation);
  const isWork = isAdult(record) && occupation !== '' && occupation.length <= 40;
  const person = !isWork
    ? personOf(record)
    : STATE.test(occupation)
      ? `${occupation.toLowerCase()} ${personOf(record)}`
      : inSentence(occupation);
  const known = [...backgroundOf(told)].slice(0, NAMED_AT_MOST);
  const background = known.length === 0 ? '' : ` with ${listed(known)}`;
  return `${[agedOf(record), person].filter(Boolean).join(' ')}${background}${smokes(told) ? ' who smokes' : ''}`;
}

/** Illnesses recorded, then those told in the interview. */
function backgroundOf({ input: { record }, findings }: CaseTold): Set<string> {
  const recorded = record.pastMedicalIllnesses.map(({ name }) => inSentence(oneLine(String(name ?? ''))));
  const isLasting = ({ name, kind }: Finding) =>
    kind === 'condition' && !/^(?:Previous|Recent|Fair|Past)\b| in the past$/.test(name);
  const told = findings
    .filter(({ isPresent, home, finding }) => isPresent && home === 'past_medical' && isLasting(finding))
    .map(({ finding }) => nameInSentence(finding));
  return new Set([...recorded, ...told].filter(Boolean));
}

function smokes({ input: { record }, findings }: CaseTold): boolean {
  const isTold = findings.some(({ finding, isPresent }) => isPresent && finding.key === 'smoking');
  return isTold || record.smokingHistory.some(({ currentStatus }) => currentStatus === 'Current');
}

/** 'two hours of retrosternal pressing chest pain spreading to the left arm'. */
export function problemOf(story: Story): string {
  const of = (...dimensions: Attribute['dimension'][]) =>
    story.attributes
      .filter(({ dimension }) => dimensions.includes(dimension))
      .flatMap(attribute => (attribute.kind === 'phrases' ? attribute.phrases : []));
  const adjectives = [
    ...of('site').filter(isEpithet).slice(0, 1),
    ...of('character').filter(isEpithet).slice(0, 1),
  ];
  const isSudden = of('onset').some(phrase => /^sudden\b/.test(phrase));
  const course = of('course', 'timing').some(phrase =>
    /attack|episode|intermittent|bout|spell|recurr|paroxysm/.test(phrase),
  );
  const time = durationOf(story);
  const spread = of('radiation')
    .filter(phrase => /^to the /.test(phrase))
    .slice(0, 2);
  const named = [isSudden ? 'sudden' : '', ...adjectives, story.noun].filter(Boolean).join(' ');
  const noun = time === '' && adjectives.length === 0 && !isSudden ? withArticle(named) : named;
  return [
    time !== '' && !course && !isCounted(story.noun)
      ? `${time} of ${named}`
      : time !== '' && course
        ? `attacks of ${named}`
        : countedProblem(noun, time),
    spread.length > 0 ? ` spreading ${listed(spread)}`.replace(/ and to the /, ' and ') : '',
  ].join('');
}

function isCounted(noun: string): boolean {
  return withArticle(noun) !== noun || / or | and /.test(noun);
}

function countedProblem(noun: string, time: string): string {
  return time === '' ? withArticle(noun) : `${withArticle(noun)} for ${time}`;
}

/** One word that may stand before a noun. */
function isEpithet(phrase: string): boolean {
  return (
    /^[a-z-]+$/.test(phrase) &&
    shapeOf(phrase) === 'adjective' &&
    !isOfPatient(phrase) &&
    !/^(?:variable|bilateral|elsewhere|unchanged|multiple|other|hard|like)$/.test(phrase)
  );
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How long it has been there, where that was what was asked. */
function durationOf({ attributes }: Story): string {
  const found = attributes.find(({ kind, dimension }) => kind === 'duration' && dimension === 'duration');
  if (found?.kind !== 'duration' || /unconscious|breastfeeding|last period|morning/i.test(found.question))
    return '';
  return found.text.replace(/^(\d+) /, (whole, count: string) =>
    NUMBERS[Number(count)] ? `${NUMBERS[Number(count)]} ` : whole,
  );
}
