import type { Finding } from '#domain/findings/finding.ts';
import type { CaseTold } from '#domain/summary/facts/case-told.ts';
import { agedOf, article, isAdult, personOf } from '#domain/summary/facts/person.ts';
import type { Attribute, Story } from '#domain/summary/facts/story.ts';
import { nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { withArticle } from '#domain/summary/prose/noun-phrase.ts';
import { isOfPatient, shapeOf } from '#domain/summary/prose/phrase-shape.ts';
import { capitalised } from '#domain/text/capitalised.ts';
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
  const begun = `${capitalised(article(who))} ${who}`;
  if (chief === undefined) return `${begun}.`;
  const others = told.stories.filter(({ isChief }) => !isChief).slice(0, NAMED_AT_MOST);
  const company = others.length === 0 ? '' : `, and ${listed(others.map(({ noun }) => withArticle(noun)))}`;
  const comma = / who | with /.test(who) ? ',' : '';
  return `${begun}${comma} with ${problemOf(chief)}${company}.`;
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

const EPISODIC = /attack|episode|intermittent|bout|spell|recurr|paroxysm/;

/** 'two hours of retrosternal pressing chest pain spreading to the left arm', 'attacks of dizziness', 'a rash for a week'. */
export function problemOf(story: Story): string {
  const of = (...dimensions: Attribute['dimension'][]) =>
    story.attributes
      .filter(({ dimension }) => dimensions.includes(dimension))
      .flatMap(attribute => (attribute.kind === 'phrases' ? attribute.phrases : []));
  const isSudden = of('onset').some(phrase => /^sudden\b/.test(phrase));
  const epithets = [
    ...(isSudden ? ['sudden'] : []),
    ...of('site').filter(isEpithet).slice(0, 1),
    ...of('character').filter(isEpithet).slice(0, 1),
  ];
  const spread = of('radiation')
    .filter(phrase => /^to the /.test(phrase))
    .slice(0, 2);
  const named = [...epithets, story.noun].join(' ');
  const problem =
    spread.length === 0 ? named : `${named} spreading ${listed(spread).replace(/ and to the /, ' and ')}`;
  if (of('course', 'timing').some(phrase => EPISODIC.test(phrase))) return `attacks of ${problem}`;
  return withTime(problem, { time: durationOf(story), isCounted: isCounted(story.noun) });
}

type Time = { readonly time: string; readonly isCounted: boolean };

/** A lump is there for a week; of pain there is a week. */
function withTime(problem: string, { time, isCounted: isOne }: Time): string {
  const one = withArticle(problem);
  if (time === '') return one;
  return isOne ? `${one} for ${time}` : `${time} of ${problem}`;
}

function isCounted(noun: string): boolean {
  return withArticle(noun) !== noun || / or | and /.test(noun);
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
